import { type createStore, Provider } from 'jotai';
import { lazy, StrictMode, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { swrDefaults } from '../api/swrDefaults.ts';
import { EffectsSwitch } from '../panels/effects-switch/EffectsSwitch.tsx';
import { MotionProvider } from './MotionProvider.tsx';
import { Router } from './Router.tsx';

export type Store = ReturnType<typeof createStore>;

/** Everything in the browser that is not a page: loaded after the first paint, absent from the prerendered text. */
const Attendants = lazy(() => import('./Attendants.tsx'));

/** The whole of what React draws. `isLive` is false at build, where there is nobody to attend to. */
export function App({ store, isLive }: { readonly store: Store; readonly isLive: boolean }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={swrDefaults}>
          <MotionProvider>
            <a className="skip-link" href="#page">
              Skip to the page
            </a>
            <EffectsSwitch />
            <div id="page" tabIndex={-1}>
              <Router />
            </div>
            <Suspense fallback={null}>{isLive ? <Attendants /> : null}</Suspense>
          </MotionProvider>
        </SWRConfig>
      </Provider>
    </StrictMode>
  );
}
