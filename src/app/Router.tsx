import { useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { retryParts } from '../api/loadPart.ts';
import { hasArrivedAtom } from '../state/arrival.ts';
import { pathAtom } from '../state/route.ts';
import { Spinner } from '../ui/spinner/Spinner.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { routeAt } from './routes.ts';
import { titleOf } from './titles.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The page of the path, or the spinner while its chunk loads. R-RT-04. */
export function Router() {
  useScrollMemory();
  const { pathname } = useLocation();
  const { Page } = routeAt(pathname);
  return (
    <Suspense fallback={<Spinner />}>
      <Arrival />
      <PageErrorBoundary path={pathname}>
        <Page />
      </PageErrorBoundary>
    </Suspense>
  );
}

/**
 * Inside the page's Suspense boundary, so that its effects run after the page has hydrated. Before the page, so that
 * they run before the page's own effects: the page's inputs to the simulation follow its route.
 */
function Arrival() {
  const { pathname } = useLocation();
  const setPath = useSetAtom(pathAtom);
  const setArrived = useSetAtom(hasArrivedAtom);
  useEffect(() => {
    setPath(pathname);
    retryParts();
    document.title = titleOf(routeAt(pathname).slug);
  }, [pathname, setPath]);
  useEffect(() => setArrived(true), [setArrived]);
  return null;
}
