import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ComponentType, StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { hasArrivedAtom } from '../../src/state/arrival.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import './tidy.ts';

interface Circumstances {
  readonly path?: string;
  readonly motion?: 'full' | 'calm' | 'off';
  /** A previewed phase; null for the phase of the profile. */
  readonly phase?: 0 | 1 | 2 | 3 | 4 | 5 | null;
  /** Whether the reader comes from another page. Otherwise the visit begins on this page. */
  readonly isByLink?: boolean;
}

/** Renders one page in StrictMode with its own store, cache and address. The page is unmounted after the test. */
export function showPage(
  Page: ComponentType,
  { path = '/', motion = 'full', phase = 0, isByLink = false }: Circumstances = {},
) {
  const store = createStore();
  store.set(hasArrivedAtom, isByLink);
  store.set(previewAtom, { phase, suspicion: null });
  const rendered = render(
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <MotionContext value={motion}>
            <MemoryRouter initialEntries={[path]}>
              <Page />
            </MemoryRouter>
          </MotionContext>
        </SWRConfig>
      </Provider>
    </StrictMode>,
  );
  return { ...rendered, store };
}
