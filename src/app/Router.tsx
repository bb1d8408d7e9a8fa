import { useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { hasArrivedAtom } from '../state/arrival.ts';
import { Spinner } from '../ui/spinner/Spinner.tsx';
import { notFoundRoute, pageRoutes } from './routes.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The page of the address, or the spinner while its chunk is on its way. R-RT-04. */
export function Router() {
  useScrollMemory();
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        {[...pageRoutes, notFoundRoute].flatMap(({ paths, Page }) =>
          paths.map((path) => <Route key={path} path={path} caseSensitive element={<Page />} />),
        )}
      </Routes>
      <Arrival />
    </Suspense>
  );
}

/** Stands in the page's own boundary, so that its effect runs when the page has hydrated and not before. */
function Arrival() {
  const setArrived = useSetAtom(hasArrivedAtom);
  useEffect(() => setArrived(true), [setArrived]);
  return null;
}
