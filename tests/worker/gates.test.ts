import { beforeEach, expect, test } from 'vitest';
import type { BehaviorPattern, Egg } from '#contract/egg.ts';
import { eggCatalogue } from '#core/egg-catalogue.ts';
import { lifespanByRarity } from '#core/eggs.ts';
import { profileOf, Reader, startAt } from '../core/build.ts';
import { drifting, readOn, withEggs } from './reading.ts';
import { beginFrom, fakeTime } from './simulation.ts';

beforeEach(() => void fakeTime());

const emergedUnder = async (
  phase: number,
  suspicion: number,
  hour: number,
  manner: BehaviorPattern = 'acting',
  ticks = 2000,
) => {
  const simulation = await beginFrom(withEggs(0), { seed: 5, speed: 15, hour });
  const profile = profileOf({ phaseUnlocked: phase, suspicionLevel: suspicion });
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile });
  const seen = new Map<string, Egg>();
  simulation.onChange((change) => change.eggs?.forEach((egg) => seen.set(egg.id, egg)));
  await readOn(simulation, new Reader(), ticks, manner);
  await simulation.close();
  return [...seen.values()];
};
const slugs = (eggs: readonly Egg[]) => new Set(eggs.map(({ id }) => id.slice(0, id.lastIndexOf('-'))));

test.each([
  [0, 0, 12, 'day'],
  [1, 1, 23, 'night'],
  [2, 0.9, 20, 'twilight'],
  [3, 2.9, 3, 'night'],
  [5, 5, 7, 'twilight'],
] as const)(
  '[R-EGG-04] phase %d, suspicion %d, hour %d: only eggs that these conditions allow appear',
  async (phase, suspicion, hour, band) => {
    const eggs = await emergedUnder(phase, suspicion, hour);
    expect(eggs.length).toBeGreaterThan(100);
    for (const { metadata } of eggs) {
      expect(metadata.phaseRequirement).toBeLessThanOrEqual(phase);
      expect(metadata.suspicionThreshold).toBeLessThanOrEqual(suspicion);
      expect([null, band]).toContain(metadata.timeOfDay);
    }
  },
);

test('[R-EGG-04] an egg can appear from exactly its own phase and suspicion on', async () => {
  const below = slugs(await emergedUnder(2, 0.9, 12));
  const at = slugs(await emergedUnder(2, 1, 12));
  expect(below.has('gold-crown')).toBe(false);
  expect(at.has('gold-crown')).toBe(true);
  const early = slugs(await emergedUnder(1, 0, 12));
  expect(early.has('blown-fuse')).toBe(true);
  expect(early.has('christening-spoon')).toBe(false);
  expect(slugs(await emergedUnder(0, 0, 12)).has('blown-fuse')).toBe(false);
});

test.each(['lingering', 'skimming', 'wandering', 'acting'] as const)(
  '[R-EGG-04] a reader who is %s gets the eggs of that manner and of none, and no others',
  async (manner) => {
    const eggs = await emergedUnder(3, 0, 12, manner);
    // The behaviour pattern is computed from the last minute. In the first minute it can be another pattern.
    const later = eggs.filter(({ emergedAt }) => emergedAt > startAt + 60_000);
    const manners = new Set(later.map(({ metadata }) => metadata.behaviorPattern));
    expect(manners).toEqual(new Set([null, manner]));
  },
);

test('[R-EGG-04] the hour and the reader’s last action decide too which eggs can appear', async () => {
  const byDay = slugs(await emergedUnder(1, 0, 12));
  const byNight = slugs(await emergedUnder(1, 0, 23));
  expect([byDay.has('radiator-fuse'), byDay.has('piano-key')]).toEqual([true, false]);
  expect([byNight.has('radiator-fuse'), byNight.has('piano-key')]).toEqual([false, true]);

  // Only time passes. Nobody scrolls, hovers or clicks, so that only eggs with the trigger `time` appear.
  const idle = await beginFrom((state) => ({ ...withEggs(0)(state), awareness: 1 }), { seed: 9 });
  const triggers = new Set<string>();
  idle.onChange((change) => change.eggs?.forEach((egg) => triggers.add(egg.trigger)));
  await idle.pass(400_000);
  expect([...triggers]).toEqual(['time']);
});

test('[R-EGG-04] an egg has every field of the specification, and a position on the page', async () => {
  const eggs = await emergedUnder(5, 5, 23);
  for (const egg of eggs) {
    const exhibit = eggCatalogue.find(({ slug }) => egg.id.startsWith(`${slug}-`));
    expect(egg).toEqual({
      id: egg.id,
      type: exhibit?.type,
      title: exhibit?.title,
      content: exhibit?.content,
      trigger: exhibit?.trigger,
      rarity: exhibit?.rarity,
      discovered: false,
      position: { x: expect.any(Number) as number, y: expect.any(Number) as number },
      lifespan: exhibit && lifespanByRarity[exhibit.rarity],
      metadata: exhibit?.metadata,
      emergedAt: egg.emergedAt,
    });
    for (const percent of [egg.position.x, egg.position.y]) {
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }
  }
  expect(new Set(eggs.map(({ id }) => id)).size).toBe(eggs.length);
});

test('[R-EGG-04] on a route without eggs the present ones disappear and none appear', async () => {
  const simulation = await beginFrom(withEggs(3));
  expect(simulation.view.eggs).toHaveLength(3);
  await simulation.send({ kind: 'route', rules: { ...drifting, eggs: 'none' } });
  expect(simulation.view.eggs).toEqual([]);
  await readOn(simulation, new Reader(), 300);
  expect(simulation.view.eggs).toEqual([]);
  expect((await simulation.state()).eggs.emerged).toBe(0);
});

test('[R-EGG-05] an egg that was found before does not appear again; all others do', async () => {
  const appeared = async (found: readonly string[]) => {
    const simulation = await beginFrom(
      (state) => ({
        ...withEggs(0)(state),
        narrative: { ...state.narrative, discoveredFragments: found.map((slug) => `egg:${slug}`) },
      }),
      { seed: 5, speed: 15, hour: 12 },
    );
    const seen = new Map<string, Egg>();
    simulation.onChange((change) => change.eggs?.forEach((egg) => seen.set(egg.id, egg)));
    await readOn(simulation, new Reader(), 2000);
    await simulation.close();
    return slugs([...seen.values()]);
  };
  const all = await appeared([]);
  const [first = '', second = '', ...others] = [...all].toSorted();
  expect(others.length).toBeGreaterThan(0);
  expect([...(await appeared([first, second]))].toSorted()).toEqual(others);
});
