import { useSearchParams } from 'react-router-dom';

/**
 * The reader's choices so far, in the address: a reload keeps the place, and the back button takes a choice back. One that
 * the page takes for its reader has to `replace`, or the page would take it again and Back would not leave.
 */
export function useStoryPath() {
  const [query, setQuery] = useSearchParams();
  const path = query.get('path') ?? '';
  const goTo = (next: string, replace: boolean) => {
    setQuery(
      (now) => {
        const query = new URLSearchParams(now);
        if (next === '') query.delete('path');
        else query.set('path', next);
        return query;
      },
      { replace },
    );
  };
  return {
    path,
    choose: (index: number, replace = false) => goTo(path === '' ? String(index) : `${path}.${index}`, replace),
    restart: () => goTo('', false),
  };
}
