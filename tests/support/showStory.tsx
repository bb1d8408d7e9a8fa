import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ComponentType, StrictMode } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { SimulationInput } from '#contract/simulation.ts';
import { withNewLines } from '../../server/story/newLines.ts';
import { readStory } from '../../server/story/storyRun.ts';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { forwardInputs } from '../../src/app/forwardInputs.ts';
import { simulationStatusAtom } from '../../src/state/simulation.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { setProfile } from './setProfile.ts';
import './tidy.ts';
import { siteStories } from './siteStories.ts';

interface Circumstances {
  readonly path: string;
  readonly phase?: 0 | 1 | 2 | 3 | 4 | 5;
  readonly suspicion?: number;
  /** Number of visits before this one. */
  readonly visits?: number;
  /** The phase of the visit before. Lines that were added since are marked as new. */
  readonly lastPhase?: number;
  readonly motion?: 'full' | 'calm' | 'off';
  /** Whether the worker has reported; true by default. */
  readonly isSimulated?: boolean;
  /** Whether the server is unreachable from the beginning. */
  readonly isCut?: boolean;
  /** The reader's acts on other pages, by name. They are read again for each call to the server. */
  readonly acts?: Readonly<Record<string, string>>;
  /** Answers the calls that are not for a story. By default these calls fail. */
  readonly beside?: typeof fetch;
}

/**
 * Renders a page in StrictMode with a fetch that plays the real stories. Set `line.isCut` to make the server
 * unreachable. Everything is reset after the test.
 */
export function showStory(Page: ComponentType, circumstances: Circumstances) {
  const {
    path,
    phase = 0,
    suspicion = 0,
    visits = 0,
    lastPhase,
    motion = 'full',
    isSimulated = true,
    isCut = false,
    acts = {},
    beside,
  } = circumstances;
  const line = { isCut };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(address);
    if (line.isCut) throw new TypeError('Failed to fetch');
    if (beside !== undefined && !address.startsWith('/api/story/')) return beside(address, init);
    const url = new URL(address, 'http://d5u.test');
    const story = siteStories.find(url.pathname.slice('/api/story/'.length));
    // Shows a preview, as on a server that allows the inspector.
    const shown = (fact: string, own: number) => Number(url.searchParams.get(fact) ?? own);
    const facts = {
      seed: 1,
      phase: shown('phase', phase),
      suspicion: shown('suspicion', suspicion),
      fragments: 0,
      visits,
      acts,
      ended: acts['chair'] === 'said' ? (1 as const) : (0 as const),
    };
    const path = url.searchParams.get('path') ?? '';
    const page = story === null ? null : readStory(story, facts, path);
    if (story === null || page === null) return new Response('{}', { status: 400 });
    const before = lastPhase === undefined ? null : readStory(story, { ...facts, phase: lastPhase }, path);
    return Response.json(before === null ? page : { ...page, blocks: withNewLines(page.blocks, before.blocks) });
  });

  const store = createStore();
  setProfile({
    phaseUnlocked: phase,
    suspicionLevel: suspicion,
    interactions: 0,
    daysSinceFirst: 0,
    behaviorProfile: { interactionSequence: [] },
    personalizedNotes: [],
    protocols: [],
  });
  if (isSimulated) store.set(simulationStatusAtom, 'running');
  const commands: SimulationInput[] = [];
  forwardInputs(store, (inputs) => commands.push(...inputs));

  const place = { search: '', key: '' };
  const router: { navigate?: NavigateFunction } = {};
  function Place() {
    Object.assign(place, useLocation());
    Object.assign(router, { navigate: useNavigate() });
    return null;
  }
  render(
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ ...swrDefaults, provider: () => new Map(), dedupingInterval: 0 }}>
          <MotionContext value={motion}>
            <MemoryRouter initialEntries={[path]}>
              <Page />
              <Place />
            </MemoryRouter>
          </MotionContext>
        </SWRConfig>
      </Provider>
    </StrictMode>,
  );
  /** The browser's back button. */
  const goBack = () => act(() => router.navigate?.(-1));
  return { store, commands, place, line, asked, goBack };
}
