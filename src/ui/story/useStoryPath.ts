import { useSearchParams } from 'react-router-dom';

/** The reader's choices so far, in the address: a reload keeps the place, and the back button takes a choice back. */
export function useStoryPath() {
  const [query, setQuery] = useSearchParams();
  const path = query.get('path') ?? '';
  const goTo = (next: string, replace = false) => {
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
    choose: (index: number) => goTo(path === '' ? String(index) : `${path}.${index}`),
    restart: () => goTo(''),
  };
}
