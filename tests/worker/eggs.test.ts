import { beforeEach, describe, expect, test } from 'vitest';
import type { Egg, EggRarity } from '#contract/egg.ts';
import { lifespanByRarity, rarityPassChance } from '#core/eggs.ts';
import { Reader, startAt } from '../core/build.ts';
import { drifting, knowsAll, readOn, withEggs } from './reading.ts';
import { begin, beginFrom, fakeTime } from './simulation.ts';

beforeEach(() => void fakeTime());

const within3Errors = (passed: number, tried: number, chance: number) =>
  expect(Math.abs(passed / tried - chance)).toBeLessThanOrEqual(3 * Math.sqrt((chance * (1 - chance)) / tried));

describe('the check every 15 s', () => {
  test('[R-EGG-01] [R-CARD-03] the check runs at 15 s and not at 14, and then every 15 s', async () => {
    const simulation = await begin();
    await simulation.send({ kind: 'route', rules: drifting });
    await simulation.pass(14_000);
    expect((await simulation.state()).eggs.checks).toBe(0);
    await simulation.pass(1000);
    expect((await simulation.state()).eggs.checks).toBe(1);
    await simulation.pass(14_000);
    expect((await simulation.state()).eggs.checks).toBe(1);
    await simulation.pass(1000);
    expect((await simulation.state()).eggs.checks).toBe(2);
  });

  test('[R-EGG-01] the same seed gives the same eggs at the same times, another seed gives others', async () => {
    const history = async (seed: number) => {
      const simulation = await beginFrom(withEggs(0), { seed, speed: 15 });
      const seen = new Map<string, Egg>();
      simulation.onChange((change) => change.eggs?.forEach((egg) => seen.set(egg.id, egg)));
      await readOn(simulation, new Reader(), 100);
      return [...seen.values()];
    };
    const first = await history(7);
    expect(first.length).toBeGreaterThan(5);
    for (const egg of first) expect((egg.emergedAt - startAt) % 15_000).toBe(0);
    fakeTime();
    expect(await history(7)).toEqual(first);
    fakeTime();
    expect(await history(8)).not.toEqual(first);
  });

  test('[R-EGG-01] there are never more than 8 at once, and a full page draws for none', async () => {
    const simulation = await beginFrom(withEggs(7), { speed: 15 });
    const counts: number[] = [];
    simulation.onChange((change) => counts.push(change.eggs?.length ?? 0));
    await readOn(simulation, new Reader(), 300);
    expect(Math.max(...counts)).toBe(8);
    const full = await beginFrom(withEggs(8), { speed: 60 });
    await readOn(full, new Reader(), 200);
    const { eggs } = await full.state();
    expect(eggs.checks).toBeGreaterThan(700);
    expect(eggs.live).toHaveLength(8);
    expect(Object.values(eggs.rolls).every(({ tried }) => tried === 0)).toBe(true);
  });

  test('[R-EGG-01] at awareness 0 no check rolls, at awareness 1 three in ten do, once for each rarity', async () => {
    const asleep = await begin({ speed: 300 });
    await asleep.send({ kind: 'route', rules: drifting });
    await asleep.pass(100_000);
    const none = (await asleep.state()).eggs;
    expect(none.checks).toBe(2000);
    expect(Object.values(none.rolls).reduce((sum, { tried }) => sum + tried, 0)).toBe(0);

    const awake = await beginFrom(withEggs(0), { speed: 45 });
    await awake.send({ kind: 'profile', atMs: Date.now(), profile: knowsAll });
    await readOn(awake, new Reader(), 2000);
    expect(awake.view.awareness).toBe(1);
    const { checks, rolls } = (await awake.state()).eggs;
    expect(checks).toBe(6000);
    within3Errors(rolls.common.tried, checks, 0.3);
  });
});

test(
  '[R-EGG-02] over 100,000 rolls each rarity passes within three standard errors of its chance',
  { timeout: 60_000 },
  async () => {
    const simulation = await beginFrom(withEggs(0), { seed: 11, speed: 300, hour: 23 });
    await simulation.send({ kind: 'profile', atMs: Date.now(), profile: knowsAll });
    const reader = new Reader();
    const rolls = async () => (await simulation.state()).eggs.rolls;
    const total = (tallies: Awaited<ReturnType<typeof rolls>>) =>
      Object.values(tallies).reduce((sum, { tried }) => sum + tried, 0);
    while (total(await rolls()) < 100_000) await readOn(simulation, reader, 500);
    const tallies = await rolls();
    for (const rarity of Object.keys(rarityPassChance) as EggRarity[]) {
      expect(tallies[rarity].tried).toBeGreaterThan(2000);
      within3Errors(tallies[rarity].passed, tallies[rarity].tried, rarityPassChance[rarity]);
    }
    expect(rarityPassChance).toEqual({ common: 0.8, uncommon: 0.5, rare: 0.25, legendary: 0.1, mythic: 0.03 });
  },
);

test('[R-EGG-03] an egg stays exactly 30, 45, 60, 90 or 120 s, according to its rarity', async () => {
  const simulation = await beginFrom(withEggs(0), { seed: 3, speed: 15, hour: 23 });
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile: knowsAll });
  const lived = new Map<EggRarity, Set<number>>();
  let there: readonly Egg[] = [];
  simulation.onChange((change) => {
    if (change.eggs === undefined) return;
    const { eggs } = change;
    const now = startAt + (Date.now() - startAt) * 15;
    for (const egg of there) {
      if (eggs.some(({ id }) => id === egg.id)) continue;
      lived.set(egg.rarity, (lived.get(egg.rarity) ?? new Set()).add(now - egg.emergedAt));
    }
    there = eggs;
  });
  const reader = new Reader();
  for (let round = 0; round < 40 && lived.size < 5; round += 1) await readOn(simulation, reader, 200);
  expect(Object.fromEntries([...lived].map(([rarity, spans]) => [rarity, [...spans]]))).toEqual({
    common: [30_000],
    uncommon: [45_000],
    rare: [60_000],
    legendary: [90_000],
    mythic: [120_000],
  });
  expect(Object.values(lifespanByRarity)).toEqual([30_000, 45_000, 60_000, 90_000, 120_000]);
});

test('[R-EGG-05] an egg appears, is discovered once by a click, and disappears when its lifespan ends', async () => {
  const simulation = await beginFrom(withEggs(0));
  const reader = new Reader();
  for (let round = 0; round < 600 && simulation.view.eggs.length === 0; round += 1) await readOn(simulation, reader, 1);
  const [egg] = simulation.view.eggs as [Egg];
  expect(egg.discovered).toBe(false);

  simulation.changes.length = 0;
  await simulation.send({ kind: 'egg-clicked', id: egg.id });
  expect(simulation.changes).toHaveLength(1);
  expect(simulation.changes[0]).toMatchObject({
    eggDiscovered: { ...egg, discovered: true },
    discoveredEggs: [egg.id],
    eggs: [{ ...egg, discovered: true }],
    narrative: { discoveredFragments: [`egg:${egg.id.slice(0, egg.id.lastIndexOf('-'))}`] },
  });

  simulation.changes.length = 0;
  await simulation.send({ kind: 'egg-clicked', id: egg.id }, { kind: 'egg-clicked', id: 'no-such-egg-9' });
  expect(simulation.changes).toEqual([]);

  await simulation.pass(egg.lifespan - 1000);
  expect(simulation.view.eggs.map(({ id }) => id)).toContain(egg.id);
  await simulation.pass(1000);
  expect(simulation.view.eggs.map(({ id }) => id)).not.toContain(egg.id);
  expect(simulation.view.discoveredEggs).toEqual([egg.id]);
});

test('[B-EAR-02] held, an egg outlives its lifespan until it is discovered or the eggs are let go', async () => {
  const simulation = await beginFrom(withEggs(0));
  const reader = new Reader();
  for (let round = 0; round < 900 && simulation.view.eggs.length < 2; round += 1) {
    await readOn(simulation, reader, 1);
    if (simulation.view.eggs.length === 1) await simulation.send({ kind: 'eggs-held', isHeld: true });
  }
  const [first, second] = simulation.view.eggs.map(({ id }) => id) as [string, string];
  const ids = () => simulation.view.eggs.map(({ id }) => id);
  await simulation.pass(600_000);
  expect(ids()).toEqual(expect.arrayContaining([first, second]));
  await simulation.send({ kind: 'egg-clicked', id: first });
  await simulation.pass(1000);
  expect(ids()).not.toContain(first);
  expect(ids()).toContain(second);
  await simulation.send({ kind: 'eggs-held', isHeld: false });
  await simulation.pass(1000);
  expect(ids()).not.toContain(second);
});
