import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EggRarity, EggTrigger } from '#contract/egg.ts';
import type { CatalogueEgg } from '#core/catalogue/CatalogueEgg.ts';
import { eggCatalogue } from '#core/egg-catalogue.ts';
import {
  checkForEgg,
  isOpen,
  passesRarity,
  rarityPassChance,
  removeExpired,
  slugOf,
  spawnChance,
  type GateFacts,
} from '#core/eggs.ts';
import { emergencePatternOf, emergenceTable, timeOfDayOf } from '#core/emergence.ts';
import { evolve } from '#core/evolve.ts';
import { noGaze } from '#core/gaze.ts';
import { seededRandom } from '#core/random.ts';
import { behaviorPatternOf } from '#core/recent.ts';
import type { SimulationState } from '#core/state.ts';
import { freshState, scripted, startAt } from './build.ts';

const rarities: readonly EggRarity[] = ['common', 'uncommon', 'rare', 'legendary', 'mythic'];
/** Number of common eggs that are possible in this state. */
const possibleCommons = (state: SimulationState): number =>
  eggCatalogue.filter(
    (egg) =>
      egg.rarity === 'common' &&
      isOpen(egg, {
        facts: state.facts,
        timeOfDay: timeOfDayOf(state.hour),
        behaviorPattern: behaviorPatternOf(state.recent.beats),
        recent: state.recent,
        nowMs: startAt,
      }),
  ).length;
const onPage = { path: '/void', eggs: 'drift', glitches: false, narrative: false } as const;

describe('the check', () => {
  test.each([
    [1, 0.2999, 1],
    [1, 0.3, 0],
    [0.5, 0.1499, 1],
    [0.5, 0.15, 0],
    [0, 0, 0],
  ])('[R-EGG-01] awareness %d and a draw of %d: %d egg', (awareness, draw, eggs) => {
    const state = freshState({ awareness, route: onPage });
    // The second draw passes the roll of the common eggs. The last draw is repeated and passes no other roll.
    expect(checkForEgg(state, startAt, scripted(draw, 0, 0, 0.99)).live).toHaveLength(eggs);
  });

  test('[R-EGG-01] chance is awareness times 0.3, from 0 to 0.3', () => {
    expect([0, 0.1, 0.5, 1].map(spawnChance)).toEqual([0, 0.03, 0.15, 0.3]);
  });

  test.each([
    [7, 8],
    [8, 8],
  ])('[R-EGG-01] %d eggs on the page before it, %d after it', (before, after) => {
    const [egg] = checkForEgg(freshState({ awareness: 1, route: onPage }), startAt, scripted(0)).live;
    if (egg === undefined) throw new Error('no egg');
    const { eggs } = freshState();
    const live = Array.from({ length: before }, (_, number) => ({ ...egg, id: `other-${number}` }));
    const state = freshState({ awareness: 1, route: onPage, eggs: { ...eggs, live } });
    expect(checkForEgg(state, startAt, scripted(0)).live).toHaveLength(after);
  });

  test('[R-EGG-01] an egg that is on the page does not appear a second time', () => {
    const state = freshState({ awareness: 1, route: onPage });
    const eggs = checkForEgg(state, startAt, scripted(0));
    const [first, second] = checkForEgg({ ...state, eggs }, startAt, scripted(0)).live;
    expect(first?.title).not.toBe(second?.title);
  });

  test('[R-EGG-02] each rarity has one roll in a check, and only its own chance decides', () => {
    const facts = { phase: 5, suspicion: 5, interactions: 0, daysSinceFirst: 0 };
    const fresh = freshState();
    const lastAt = { dwell: startAt, scroll: startAt, hover: startAt, click: startAt };
    const busy = { ...fresh, recent: { ...fresh.recent, lastAt } };
    const at = (hour: number, ...draws: number[]) =>
      checkForEgg({ ...busy, awareness: 1, route: onPage, facts, hour }, startAt, scripted(0, ...draws));
    // The draws: spawn, then the roll of each rarity. After a roll that passes: the choice of the egg and its two
    // coordinates.
    const [common, uncommon] = [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    expect(at(12, ...common, ...uncommon, 0.99).live.map(({ rarity }) => rarity)).toEqual(['common', 'uncommon']);
    expect(at(12, 0.99, 0.99, 0.99, 0.099, 0, 0, 0, 0.99).live.map(({ rarity }) => rarity)).toEqual(['legendary']);
    expect(at(12, 0.99).rolls).toEqual({
      common: { tried: 1, passed: 0 },
      uncommon: { tried: 1, passed: 0 },
      rare: { tried: 1, passed: 0 },
      legendary: { tried: 1, passed: 0 },
      mythic: { tried: 1, passed: 0 },
    });
  });

  test('[R-EGG-04] an egg comes back only after every other possible egg of its rarity', () => {
    const state = freshState({ awareness: 1, route: onPage });
    const random = seededRandom(7);
    const possible = possibleCommons(state);
    let { eggs } = state;
    const commons: string[] = [];
    for (let check = 0; commons.length < 3 * possible; check += 1) {
      eggs = checkForEgg({ ...state, eggs: { ...eggs, live: [] } }, startAt, random);
      for (const { id, rarity } of eggs.live) if (rarity === 'common') commons.push(slugOf(id));
    }
    for (let round = 0; round < 3; round += 1)
      expect(new Set(commons.slice(round * possible, (round + 1) * possible)).size).toBe(possible);
  });

  test('[R-EGG-06] at awareness 1 the page has 1.5 eggs on average, and more than three are met within a quarter of an hour', () => {
    const facts = { phase: 2, suspicion: 1, interactions: 0, daysSinceFirst: 0 };
    const counts: number[] = [];
    let quartersWithFour = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seededRandom(seed);
      let state = freshState({ awareness: 1, route: onPage, facts });
      let most = 0;
      for (let check = 1; check <= 60; check += 1) {
        const nowMs = startAt + check * 15_000;
        // The reader has just used each kind of input.
        const lastAt = { dwell: nowMs, scroll: nowMs, hover: nowMs, click: nowMs };
        state = { ...state, nowMs, recent: { ...state.recent, lastAt } };
        state = { ...state, eggs: checkForEgg({ ...state, eggs: removeExpired(state.eggs, nowMs) }, nowMs, random) };
        counts.push(state.eggs.live.length);
        most = Math.max(most, state.eggs.live.length);
      }
      quartersWithFour += Number(most > 3);
    }
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeGreaterThan(1.2);
    expect(mean).toBeLessThan(1.8);
    expect(quartersWithFour / 200).toBeGreaterThan(0.75);
  });

  test('[R-EGG-01] an hour in one step has the same 240 checks as an hour of one-second steps', () => {
    const state = freshState({ route: onPage });
    expect(evolve(state, startAt + 3_600_000, seededRandom(1)).state.eggs.checks).toBe(240);
  });
});

describe('rarity', () => {
  test.each(rarities)('[R-EGG-02] 100,000 rolls of %s lie within three standard errors of its chance', (rarity) => {
    const random = seededRandom(20_250_111);
    const chance = rarityPassChance[rarity];
    let passed = 0;
    for (let roll = 0; roll < 100_000; roll += 1) passed += Number(passesRarity(rarity, random));
    expect(Math.abs(passed / 100_000 - chance)).toBeLessThanOrEqual(3 * Math.sqrt((chance * (1 - chance)) / 100_000));
  });

  test.each([
    ['common', 0.8],
    ['uncommon', 0.5],
    ['rare', 0.25],
    ['legendary', 0.1],
    ['mythic', 0.03],
  ] as const)('[R-EGG-02] %s passes below %d and not at it', (rarity, chance) => {
    expect(passesRarity(rarity, scripted(chance - 1e-9))).toBe(true);
    expect(passesRarity(rarity, scripted(chance))).toBe(false);
  });
});

describe('gates', () => {
  const wideOpen = ({ metadata }: CatalogueEgg): GateFacts => ({
    facts: { phase: 5, suspicion: 5 },
    timeOfDay: metadata.timeOfDay ?? 'day',
    behaviorPattern: metadata.behaviorPattern ?? 'lingering',
    recent: {
      beats: [],
      lastPercent: null,
      gaze: noGaze,
      lastAt: { dwell: startAt, scroll: startAt, hover: startAt, click: startAt },
    },
    nowMs: startAt,
  });
  const bySlug = eggCatalogue.map((exhibit) => [exhibit.slug, exhibit] as const);

  test.each(bySlug)('[R-EGG-04] %s can appear from its own phase and suspicion on, and not below', (_slug, exhibit) => {
    const { phaseRequirement: phase, suspicionThreshold: suspicion } = exhibit.metadata;
    const gates = wideOpen(exhibit);
    expect(isOpen(exhibit, { ...gates, facts: { phase, suspicion } })).toBe(true);
    expect(isOpen(exhibit, { ...gates, facts: { phase: phase - 1, suspicion } })).toBe(false);
    expect(isOpen(exhibit, { ...gates, facts: { phase, suspicion: suspicion - 0.1 } })).toBe(false);
  });

  test.each(bySlug)('[R-EGG-04] %s needs its time of day, manner and trigger', (_slug, exhibit) => {
    const gates = wideOpen(exhibit);
    const { timeOfDay, behaviorPattern } = exhibit.metadata;
    for (const band of ['night', 'twilight', 'day'] as const) {
      expect(isOpen(exhibit, { ...gates, timeOfDay: band })).toBe(timeOfDay === null || timeOfDay === band);
    }
    for (const manner of ['lingering', 'skimming', 'wandering', 'acting'] as const) {
      const expected = behaviorPattern === null || behaviorPattern === manner;
      expect(isOpen(exhibit, { ...gates, behaviorPattern: manner })).toBe(expected);
    }
    expect(isOpen(exhibit, { ...gates, nowMs: startAt + 15_000 })).toBe(true);
    expect(isOpen(exhibit, { ...gates, nowMs: startAt + 15_001 })).toBe(exhibit.trigger === 'time');
  });

  test.each([
    [{ interactions: 6, travelPercent: 300, hovers: 10 }, 'acting'],
    [{ interactions: 5, travelPercent: 300, hovers: 10 }, 'skimming'],
    [{ interactions: 5, travelPercent: 299, hovers: 10 }, 'wandering'],
    [{ interactions: 5, travelPercent: 299, hovers: 9 }, 'lingering'],
    [{ interactions: 0, travelPercent: 0, hovers: 0 }, 'lingering'],
  ])('[R-EGG-04] a minute of %j is %s', (beat, manner) => {
    expect(behaviorPatternOf([{ atMs: startAt, ...beat }])).toBe(manner);
  });
});

describe('the catalogue', () => {
  test('[R-EGG-04] has 64 eggs, eight of each object, with five rarities and five triggers', () => {
    expect(eggCatalogue).toHaveLength(64);
    expect(new Set(eggCatalogue.map(({ slug }) => slug)).size).toBe(64);
    const countBy = <Key extends string>(keyOf: (exhibit: CatalogueEgg) => Key) => {
      const counts: Partial<Record<Key, number>> = {};
      for (const exhibit of eggCatalogue) counts[keyOf(exhibit)] = (counts[keyOf(exhibit)] ?? 0) + 1;
      return counts;
    };
    expect(Object.values(countBy(({ type }) => type))).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
    expect(countBy(({ rarity }) => rarity)).toEqual({
      common: 21,
      uncommon: 16,
      rare: 13,
      legendary: 9,
      mythic: 5,
    });
    const triggers: readonly EggTrigger[] = ['time', 'dwell', 'scroll', 'hover', 'click'];
    expect(Object.keys(countBy(({ trigger }) => trigger)).toSorted()).toEqual([...triggers].toSorted());
  });

  test.each(eggCatalogue.map(({ slug, content }) => [slug, content]))(
    '%s is one sentence, and leaves a fragment',
    (slug, content) => {
      expect(content).toMatch(/^[A-Z][^.!?]*\.$/);
      expect(content.length).toBeLessThanOrEqual(140);
      expect(slug).toMatch(/^[a-z-]+$/);
    },
  );
});

test('[R-EGG-05] an egg is still there a millisecond before its lifespan ends, and gone when it ends', () => {
  const eggs = checkForEgg(freshState({ awareness: 1, route: onPage }), startAt, scripted(0));
  const end = startAt + (eggs.live[0]?.lifespan ?? 0);
  expect(removeExpired(eggs, end - 1)).toBe(eggs);
  expect(removeExpired(eggs, end).live).toEqual([]);
});

test('[R-EGG-06] the table has the order chaotic, recursive, quantum', () => {
  expect(emergenceTable.map(({ pattern }) => pattern)).toEqual(['chaotic', 'recursive', 'quantum']);
});

test('[R-EGG-06] the first line of the table whose condition holds decides', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50 }),
      fc.nat(8),
      fc.integer({ min: 0, max: 100 }),
      (tenths, eggs, percent) => {
        const suspicion = tenths / 10;
        const awareness = percent / 100;
        const pattern = emergencePatternOf({ suspicion, eggs, awareness });
        expect(pattern === 'chaotic').toBe(suspicion > 4);
        expect(pattern === 'recursive').toBe(suspicion <= 4 && eggs > 3);
        expect(pattern === 'quantum').toBe(suspicion <= 4 && eggs <= 3 && awareness > 0.8);
      },
    ),
    { seed: 7 },
  );
});

test('[R-EGG-08] the time of day of all 24 hours', () => {
  const bands = Array.from({ length: 24 }, (_, hour) => timeOfDayOf(hour)[0]).join('');
  expect(bands).toBe('nnnnnnttddddddddddtttttn');
});
