import { useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { retryParts } from '../api/loadPart.ts';
import { hasArrivedAtom } from '../state/arrival.ts';
import { pathAtom } from '../state/route.ts';
import { Ground } from '../ui/spinner/Spinner.tsx';
import { Wait } from '../ui/spinner/Waits.tsx';
import { Cut } from './Cut.tsx';
import { Leaving } from './Leaving.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { routeAt } from './routes.ts';
import { nameOf, titleOf } from './titles.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The page of the path, or the spinner while its chunk loads. R-RT-04. */
export function Router() {
  useScrollMemory();
  const { pathname } = useLocation();
  const { Page, slug } = routeAt(pathname);
  return (
    <PageGroup name={nameOf(slug)}>
      <Leaving key={pathname} shown={pathname} />
      <Cut shown={pathname} />
      <Suspense fallback={<Loading />}>
        <Arrival />
        <PageErrorBoundary path={pathname}>
          <Page />
        </PageErrorBoundary>
      </Suspense>
    </PageGroup>
  );
}

/**
 * The element around the page. It gets the focus after a change of page and has the page's name only while it has the
 * focus, so that a screen reader says the name once. With a permanent name the element would be content outside of all
 * landmarks, and the name would be said again whenever Tab leaves the strip. A live region with the title would repeat
 * the name. A heading may be replaced when the story loads. `name`: the page's name. B-EAR-01.
 */
export function PageGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <div
      id="page"
      tabIndex={-1}
      role="group"
      aria-label={hasFocus ? name : undefined}
      onFocus={({ target, currentTarget }) => setHasFocus(target === currentTarget)}
      onBlur={() => setHasFocus(false)}
    >
      {children}
    </div>
  );
}

/**
 * Shown in place of the first page of a document until its chunk has loaded. After that, the old page stays while the
 * next page loads.
 */
function Loading() {
  return (
    <>
      <Wait />
      <Ground />
    </>
  );
}

/**
 * Reports a new page. This component is inside the page's Suspense boundary, so that its effects run after the page has
 * hydrated. It precedes the page, so that its effects run before the effects of the page: the simulation must get the
 * route before the page's inputs.
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
