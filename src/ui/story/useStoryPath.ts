import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The reader's choices so far, in the address: a reload, Back and Forward find the page as it was left, and who shares
 * the address shares the place. A choice adds no history entry, so that one Back leaves the page. Ignored once the
 * reader has left, while the next page is still loading: the router would bring this one back. B-NAV-02.
 */
export function useStoryPath() {
  const [query, setQuery] = useSearchParams();
  const path = query.get('path') ?? '';
  const pathname = useRef('');
  useEffect(() => {
    pathname.current = location.pathname;
  }, []);
  const goTo = (next: string) => {
    if (location.pathname !== pathname.current) return;
    setQuery(
      (now) => {
        const query = new URLSearchParams(now);
        if (next === '') query.delete('path');
        else query.set('path', next);
        return query;
      },
      { replace: true },
    );
  };
  return {
    path,
    choose: (index: number) => goTo(path === '' ? String(index) : `${path}.${index}`),
    restart: () => goTo(''),
  };
}
