import { vi } from 'vitest';
import type { BehaviorPattern, Egg } from '#contract/egg.ts';
import type { RouteRules, SimulationInput } from '#contract/simulation.ts';
import type { SimulationState } from '#core/state.ts';
import { profileOf, startAt, type Reader } from '../core/build.ts';
import { arrive, type Simulation } from './simulation.ts';

export const drifting: RouteRules = { path: '/void', eggs: 'drift', glitches: false, narrative: false };
export const knowsAll = profileOf({ phaseUnlocked: 5, suspicionLevel: 5, interactions: 50 });

/**
 * Lets `ticks` seconds pass with a reader of this behaviour pattern, who keeps awareness high. Each second, a batch of
 * telemetry is sent and the pending records are closed.
 */
export async function readOn(
  simulation: Simulation,
  reader: Reader,
  ticks: number,
  manner: BehaviorPattern = 'acting',
): Promise<void> {
  for (let tick = 0; tick < ticks; tick += 1) {
    const batch = reader.inManner(manner);
    const inputs: SimulationInput[] = [
      { kind: 'telemetry', batch },
      { kind: 'batch-closed', sequence: reader.sequence++, through: reader.through },
    ];
    await simulation.api.send(inputs, Date.now());
    await arrive(1);
    vi.advanceTimersByTime(1000);
  }
  await simulation.send({ kind: 'tick' });
}

const asEgg = (number: number, lifespan: number, changes: Partial<Egg> = {}): Egg => ({
  id: `placed-${number}`,
  type: 'button',
  title: 'Button',
  content: 'A button.',
  trigger: 'time',
  rarity: 'common',
  discovered: false,
  position: { x: 50, y: 50 },
  lifespan,
  metadata: { suspicionThreshold: 0, phaseRequirement: 0, timeOfDay: null, behaviorPattern: null },
  emergedAt: startAt,
  ...changes,
});

/** A simulation with high awareness on a page with `count` eggs, which stay for `lifespan` ms. */
export const withEggs =
  (count: number, lifespan = 1e9) =>
  (state: SimulationState) => ({
    awareness: 1,
    route: drifting,
    eggs: { ...state.eggs, live: Array.from({ length: count }, (_, index) => asEgg(index + 1, lifespan)) },
  });
