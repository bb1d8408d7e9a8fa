import { type createStore, Provider, useAtomValue } from 'jotai';
import { lazy, StrictMode, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { swrDefaults } from '../api/swrDefaults.ts';
import { EffectsSwitch } from '../panels/effects-switch/EffectsSwitch.tsx';
import { SayAWord } from '../panels/say-a-word/SayAWord.tsx';
import { hasArrivedAtom } from '../state/arrival.ts';
import { erasedAtom } from '../state/erasure.ts';
import { MotionProvider } from './MotionProvider.tsx';
import { Quietly } from './Quietly.tsx';
import { Router } from './Router.tsx';

export type Store = ReturnType<typeof createStore>;

/** Everything in the browser that is not a page: loaded after the first paint, absent from the prerendered text. */
const Attendants = lazy(() => import('./Attendants.tsx'));

/**
 * The whole of what React draws, at build and in the browser alike. Once the visitor is erased it asks the server for
 * nothing: a key that changes with the phase, or a poll, would begin a new visitor. B-PRV-01.
 */
export function App({ store }: { readonly store: Store }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ ...swrDefaults, isPaused: () => store.get(erasedAtom) !== null }}>
          <MotionProvider>
            <aside aria-label="Reading settings">
              <a className="skip-link" href="#page">
                Skip to the page
              </a>
              <EffectsSwitch />
              <SayAWord />
            </aside>
            <div id="page" tabIndex={-1}>
              <Router />
            </div>
            <WhenArrived />
          </MotionProvider>
        </SWRConfig>
      </Provider>
    </StrictMode>
  );
}

function WhenArrived() {
  const hasArrived = useAtomValue(hasArrivedAtom);
  return hasArrived ? (
    <Quietly>
      <Suspense fallback={null}>
        <Attendants />
      </Suspense>
    </Quietly>
  ) : null;
}
