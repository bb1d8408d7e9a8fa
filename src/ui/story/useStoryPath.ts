import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The reader's choices so far, in the URL: after a reload, Back or Forward the page is as it was left, and a shared URL
 * leads to the same place. A choice adds no history entry, so one Back leaves the page. When the reader has left the
 * page and the next page is still loading, a choice is ignored: the router would return to this page. B-NAV-02.
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
