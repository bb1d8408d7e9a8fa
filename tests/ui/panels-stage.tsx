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
import { Margin } from '../../src/panels/margin/Margin.tsx';
import { profileAtom } from '../../src/state/profile.ts';
import { applyChangeAtom, commandAtom } from '../../src/state/simulation.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { type HttpListener, listen } from '../support/http.ts';

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
  readonly allowsReadings?: boolean;
  readonly motion?: 'full' | 'calm' | 'off';
}

/**
 * The margin at the foot of a page, alone. In place of the worker, the core's own rule ranks what comes by command;
 * `asked` is what the margin said to it.
 */
export function showMargin({ phase = 2, profile, view, allowsReadings = true, motion = 'full' }: Circumstances = {}) {
  const store = createStore();
  const asked: unknown[] = [];
  const shown = profileOf(phase, profile);
  store.set(profileAtom, shown);
  store.set(applyChangeAtom, { narrative: narrativeWith({}), ...view });
  store.sub(commandAtom, () => {
    const command = store.get(commandAtom);
    asked.push(command);
    if (command?.kind !== 'recommendations') return;
    const { suspicionLevel: suspicion, interactions, daysSinceFirst } = shown;
    const facts = { phase, suspicion, interactions, daysSinceFirst };
    store.set(applyChangeAtom, { recommendations: scoreRecommendations(command.recommendations, facts) });
  });
  const stage = (allows: boolean) => (
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
          <MotionContext value={motion}>
            <MemoryRouter>
              <main />
              <Margin allowsReadings={allows} />
            </MemoryRouter>
          </MotionContext>
        </SWRConfig>
      </Provider>
    </StrictMode>
  );
  const rendered = render(stage(allowsReadings));
  return {
    store,
    asked,
    /** Goes to a route that allows readings, or does not. */
    goTo: (allows: boolean) => rendered.rerender(stage(allows)),
    see: (change: Partial<SimulationView>) => act(() => store.set(applyChangeAtom, change)),
  };
}

/** A listener that closes only when everything under way has been answered. */
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

/** What is faked: timers and clocks, but not the network's own queue. */
export const fakedClocks = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const;

const realTimeout = setTimeout;
/** Lets the network run for a moment of real time, whatever the clock says. */
export const moment = () => act(() => new Promise<void>((resolve) => realTimeout(resolve, 10)));

/** Waits in real time until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await moment();
  expect(isSo()).toBe(true);
}

/** Moves the faked clock. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
