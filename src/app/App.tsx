import { Provider, useAtomValue } from 'jotai';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { lazyPart } from '../api/loadPart.ts';
import { swrDefaults } from '../api/swrDefaults.ts';
import { EffectsSwitch } from '../panels/effects-switch/EffectsSwitch.tsx';
import { HallLink } from '../panels/hall/HallLink.tsx';
import { hasArrivedAtom } from '../state/arrival.ts';
import { erasedAtom } from '../state/erasure.ts';
import type { Store } from '../state/Store.ts';
import { WaitingSpinner, Waits } from '../ui/spinner/Waits.tsx';
import { MotionProvider } from './MotionProvider.tsx';
import { SilentErrorBoundary } from './SilentErrorBoundary.tsx';
import { Router } from './Router.tsx';
import { whenIdle } from './schedule.ts';

const shellDelayMs = 1000;

/** User interface outside the page. It is loaded when the first page is idle, and is not prerendered. */
const AppShell = lazyPart('AppShell', async () => {
  await whenIdle(shellDelayMs);
  return import('./AppShell.tsx');
});

/**
 * The button that opens the input line for sayings, and the input line. The button is third in the Tab order. Both
 * parts are in the shell's chunk.
 */
const SecretWord = lazyPart('SecretWord', async () => {
  await whenIdle(shellDelayMs);
  return { default: (await import('../panels/speech/SecretWord.tsx')).SecretWord };
});
const SecretWordLine = lazyPart('SecretWordLine', async () => {
  await whenIdle(shellDelayMs);
  return { default: (await import('../panels/speech/SecretWordLine.tsx')).SecretWordLine };
});

interface Options {
  readonly store: Store;
  /** Whether the document shows the shell of the hidden pages, which is the spinner. */
  readonly isShellShown?: boolean;
}

/** The sound switch, in a chunk of its own. B-SND-02. */
const SoundSwitch = lazyPart('SoundSwitch', async () => {
  await whenIdle(shellDelayMs);
  return { default: (await import('../panels/sound/SoundSwitch.tsx')).SoundSwitch };
});

/**
 * The root component, at build and in the browser. After an erasure SWR is paused: a request by polling, or by a key
 * that changes with the phase, would create a new visitor. B-PRV-01.
 */
export function App({ store, isShellShown }: Options) {
  return (
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ ...swrDefaults, isPaused: () => store.get(erasedAtom) !== null }}>
          <MotionProvider>
            <Waits isShownAtFirst={isShellShown}>
              <aside className="beside-page" aria-label="Reading settings">
                <a className="skip-link" href="#page">
                  Skip to the page
                </a>
                <WhenArrived>
                  <SecretWordLine />
                </WhenArrived>
                <div className="strip">
                  <EffectsSwitch />
                  <WhenArrived>
                    <SecretWord />
                  </WhenArrived>
                  <HallLink />
                  <WhenArrived>
                    <SoundSwitch />
                  </WhenArrived>
                </div>
                <WaitingSpinner />
              </aside>
              <Router />
              <WhenArrived>
                <AppShell />
              </WhenArrived>
            </Waits>
          </MotionProvider>
        </SWRConfig>
      </Provider>
    </StrictMode>
  );
}

/** Shows a part that is loaded after the page is interactive. A failed part shows nothing. */
function WhenArrived({ children }: { readonly children: ReactNode }) {
  const hasArrived = useAtomValue(hasArrivedAtom);
  return hasArrived ? (
    <SilentErrorBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </SilentErrorBoundary>
  ) : null;
}
