/** What does a tick cost, by number of eggs on the page? */
import type { Egg } from '#contract/egg.ts';
import { emptyNarrative } from '#contract/narrative.ts';
import { changeOf, step } from '#core/advance.ts';
import { eggCatalogue } from '#core/egg-catalogue.ts';
import { emerge } from '#core/eggs.ts';
import { initialState } from '#core/initialState.ts';
import { seededRandom } from '#core/random.ts';
import type { SimulationState } from '#core/state.ts';
import { type Case, timed } from '../timed.ts';

const startAt = 1_763_629_200_000;

/**
 * One second of simulation time, from tick to change, after a busy minute. Steps are pure: each call computes the same
 * step.
 */
function stepCase(count: number): Case {
  const random = seededRandom(1);
  const fresh = initialState(
    {
      sessionId: 'bench-0123456789',
      hour: 12,
      narrative: emptyNarrative,
      protocolDigests: { salt: '', digests: [] },
    },
    startAt,
    random,
  );
  const live: Egg[] = eggCatalogue
    .slice(0, count)
    .map((exhibit, index) => ({ ...emerge(exhibit, index + 1, startAt, random), lifespan: 1e15 }));
  const beats = Array.from({ length: 60 }, (_, second) => ({
    atMs: startAt - second * 900,
    travelPercent: 5,
    hovers: 1,
    interactions: 1,
  })).toReversed();
  const state: SimulationState = {
    ...fresh,
    awareness: 1,
    recent: { ...fresh.recent, beats },
    route: { path: '/collaborate', eggs: 'emergent', glitches: 'tear', narrative: true },
    eggs: { ...fresh.eggs, live },
  };
  return {
    name: `${count} eggs`,
    run: () => {
      const { state: next, events } = step(state, { kind: 'tick' }, state.nowMs + 1000, random);
      changeOf(state, next, events);
    },
  };
}

export const measure = timed({
  budgetMs: 0.1,
  budgetReason: 'a ten-thousandth of the second that it has',
  cases: [0, 4, 8].map(stepCase),
});
