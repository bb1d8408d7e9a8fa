import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
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
          paths.map((path) => <Route key={path} path={path} element={<Page />} />),
        )}
      </Routes>
    </Suspense>
  );
}
