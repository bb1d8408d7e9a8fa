import type { Egg } from '#contract/egg.ts';

/** A common egg of the type key. It stays at (60, 50) for a minute. */
export const egg = (id: string, changes: Partial<Egg> = {}): Egg => ({
  id,
  type: 'key',
  title: 'A key to no door',
  content: 'Filed under doors.',
  trigger: 'time',
  rarity: 'common',
  discovered: false,
  position: { x: 60, y: 50 },
  lifespan: 60_000,
  metadata: { suspicionThreshold: 0, phaseRequirement: 0, timeOfDay: null, behaviorPattern: null },
  emergedAt: 0,
  ...changes,
});
