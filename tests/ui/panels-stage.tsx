import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, vi } from 'vitest';
import { scoreRecommendations } from '#core/recommendations.ts';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import type { SimulationView } from '#contract/simulation.ts';
import type { Profile } from '#contract/visitor.ts';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { Drawer } from '../../src/panels/drawer/Drawer.tsx';
import type { ProfilePanels } from '../../src/panels/drawer/tabs.ts';
import { forwardInputs } from '../../src/app/forwardInputs.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { type HttpListener, listen } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';

type Phase = 0 | 1 | 2 | 3 | 4 | 5;

export const profileOf = (phase: Phase, change: Partial<Profile> = {}): Profile => ({
  phaseUnlocked: phase,
  suspicionLevel: 0,
  interactions: 0,
  daysSinceFirst: 0,
  behaviorProfile: { interactionSequence: [] },
  personalizedNotes: [],
  protocols: [],
  ...change,
});

export const narrativeWith = (change: Partial<NarrativeState>): NarrativeState => ({ ...emptyNarrative, ...change });

export interface Circumstances {
  readonly phase?: Phase;
  readonly profile?: Partial<Profile>;
  readonly view?: Partial<SimulationView>;
  readonly profilePanels?: ProfilePanels;
  readonly motion?: 'full' | 'calm' | 'off';
}

/**
 * Shows the drawer alone. The core's own rule ranks the recommendations in place of the worker. `asked` holds the
 * inputs that the drawer has sent.
 */
export function showDrawer({ phase = 2, profile, view, profilePanels = 'shown', motion = 'full' }: Circumstances = {}) {
  const store = createStore();
  const asked: unknown[] = [];
  const shown = profileOf(phase, profile);
  setProfile(shown);
  store.set(applyChangeAtom, { narrative: narrativeWith({}), ...view });
  forwardInputs(store, (inputs) => {
    asked.push(...inputs);
    const offer = inputs.findLast(({ kind }) => kind === 'recommendations');
    if (offer?.kind !== 'recommendations') return;
    const { suspicionLevel: suspicion, interactions, daysSinceFirst } = shown;
    const facts = { phase, suspicion, interactions, daysSinceFirst };
    store.set(applyChangeAtom, { recommendations: scoreRecommendations(offer.recommendations, facts) });
  });
  const stage = (allowed: ProfilePanels) => (
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
          <MotionContext value={motion}>
            <MemoryRouter>
              <div id="page">
                <main />
              </div>
              <Drawer profilePanels={allowed} />
            </MemoryRouter>
          </MotionContext>
        </SWRConfig>
      </Provider>
    </StrictMode>
  );
  const rendered = render(stage(profilePanels));
  return {
    store,
    asked,
    /** Renders the drawer again with another rule for the analysis and the recommendations. */
    goTo: (allowed: ProfilePanels) => rendered.rerender(stage(allowed)),
    see: (change: Partial<SimulationView>) => act(() => store.set(applyChangeAtom, change)),
  };
}

/** A listener that closes only when every request in flight has been answered. */
export async function openServer(answer: HttpListener['answer']): Promise<HttpListener> {
  const server = await listen(answer);
  const { fetch } = globalThis;
  const underWay: Promise<Response>[] = [];
  globalThis.fetch = (...request) => {
    const response = fetch(...request);
    underWay.push(response);
    return response;
  };
  const { close } = server;
  server.close = async () => {
    await Promise.allSettled(underWay);
    await close();
  };
  return server;
}

export const offered: readonly Recommendation[] = [
  {
    type: 'content',
    title: 'The kitchen',
    description: 'The kettle is as you left it.',
    url: '/kitchen',
    priority: 0.9,
  },
  { type: 'puzzle', title: 'From the side', description: 'Written for the door.', url: '/oblique', priority: 0.7 },
  { type: 'hidden_content', title: 'No entries', description: 'Hold still.', url: '/void', priority: 0.55 },
  { type: 'collaboration', title: 'The others', description: 'Counted.', url: '/visitors', priority: 0.5 },
];

/** The functions that are faked: timers and clocks, but not the queue that the network uses. */
export const fakedClocks = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const;

const realTimeout = setTimeout;
/** Gives the network some real time while the clock is faked. */
export const moment = () => act(() => new Promise<void>((resolve) => realTimeout(resolve, 10)));

/** Waits in real time until the condition holds. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await moment();
  expect(isSo()).toBe(true);
}

/** Moves the faked clock. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
