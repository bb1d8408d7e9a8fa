import { type BehaviorPattern, type Egg, type EggRarity, type TimeOfDay, eggRarities } from '#contract/egg.ts';
import type { CatalogueEgg } from './catalogue/CatalogueEgg.ts';
import { eggCatalogue } from './egg-catalogue.ts';
import { timeOfDayOf } from './emergence.ts';
import type { Random } from './random.ts';
import { behaviorPatternOf, isTriggered, pruneBeats } from './recent.ts';
import type { EggState, RarityTally, ReaderFacts, RecentActivity, SimulationState } from './state.ts';

/** Time between two egg checks. Spec §9, R-EGG-01. */
export const eggCheckEveryMs = 15_000;
const eggLimit = 8;
const spawnMultiplier = 0.3;

/** Chance that an egg, once picked, emerges. Spec §9, R-EGG-02. */
export const rarityPassChance: Readonly<Record<EggRarity, number>> = {
  common: 0.8,
  uncommon: 0.5,
  rare: 0.25,
  legendary: 0.1,
  mythic: 0.03,
};

/**
 * Lifespans in ms. The specification lists five lifespans without their rarities: here rarer eggs have longer
 * lifespans. R-EGG-03.
 */
export const lifespanByRarity: Readonly<Record<EggRarity, number>> = {
  common: 30_000,
  uncommon: 45_000,
  rare: 60_000,
  legendary: 90_000,
  mythic: 120_000,
};

/** Chance that one 15 s check picks an egg. `awareness` 0 to 1, result 0 to 0.3. Never throws. R-EGG-01. */
export const spawnChance = (awareness: number): number => awareness * spawnMultiplier;

/** Draws once whether an egg of `rarity` emerges. R-EGG-02. */
export const passesRarity = (rarity: EggRarity, random: Random): boolean => random.ratio() < rarityPassChance[rarity];

export interface GateFacts {
  readonly facts: Pick<ReaderFacts, 'phase' | 'suspicion'>;
  readonly timeOfDay: TimeOfDay;
  readonly behaviorPattern: BehaviorPattern;
  readonly recent: RecentActivity;
  readonly nowMs: number;
}

/**
 * Whether an egg may emerge: its conditions on suspicion, phase, time of day, behaviour pattern and trigger are true.
 * R-EGG-04.
 */
export function isOpen({ metadata, trigger }: Pick<CatalogueEgg, 'metadata' | 'trigger'>, gates: GateFacts): boolean {
  return (
    gates.facts.suspicion >= metadata.suspicionThreshold &&
    gates.facts.phase >= metadata.phaseRequirement &&
    (metadata.timeOfDay === null || metadata.timeOfDay === gates.timeOfDay) &&
    (metadata.behaviorPattern === null || metadata.behaviorPattern === gates.behaviorPattern) &&
    isTriggered(trigger, gates.recent, gates.nowMs)
  );
}

/** The values that an egg's conditions are compared with, at `nowMs`. */
const gatesOf = (state: SimulationState, nowMs: number): GateFacts => ({
  facts: state.facts,
  timeOfDay: timeOfDayOf(state.hour),
  behaviorPattern: behaviorPatternOf(pruneBeats(state.recent.beats, nowMs)),
  recent: state.recent,
  nowMs,
});

/**
 * One egg check, every 15 s. Never throws. R-EGG-01 to 04. Nothing emerges if eight eggs are on the page, or if the
 * draw by awareness fails. Otherwise each rarity with a possible egg gets one roll. An egg is possible if its
 * conditions are true and it is neither on the page nor found before. At awareness 1 the page has 1.5 eggs on average.
 */
export function checkForEgg(state: SimulationState, nowMs: number, random: Random): EggState {
  let eggs: EggState = {
    ...state.eggs,
    checks: state.eggs.checks + 1,
    nextCheckAt: state.eggs.nextCheckAt + eggCheckEveryMs,
  };
  if (state.route === null || state.route.eggs === 'none') return eggs;
  if (eggs.live.length >= eggLimit || random.ratio() >= spawnChance(state.awareness)) return eggs;
  const gates = gatesOf(state, nowMs);
  const found = state.narrative.discoveredFragments;
  const possible = eggCatalogue.filter((egg) => isOpen(egg, gates) && !found.includes(`egg:${egg.slug}`));
  for (const rarity of eggRarities) {
    if (eggs.live.length >= eggLimit) break;
    const ofRarity = possible.filter((egg) => egg.rarity === rarity && !isOnPage(eggs.live, egg));
    if (ofRarity.length === 0) continue;
    const hasPassed = passesRarity(rarity, random);
    eggs = { ...eggs, rolls: { ...eggs.rolls, [rarity]: counted(eggs.rolls[rarity], hasPassed) } };
    if (hasPassed) eggs = withNext(eggs, ofRarity, nowMs, random);
  }
  return eggs;
}

/** Adds an egg of `ofRarity` to the page: an egg that was not seen yet, or any egg if all were seen. */
function withNext(eggs: EggState, ofRarity: readonly CatalogueEgg[], nowMs: number, random: Random): EggState {
  const unseen = ofRarity.filter(({ slug }) => !eggs.seen.includes(slug));
  const choice = unseen.length > 0 ? unseen : ofRarity;
  const next = choice[random.whole(0, choice.length - 1)]!;
  const others = ofRarity.map(({ slug }) => slug);
  const seen = unseen.length > 0 ? eggs.seen : eggs.seen.filter((slug) => !others.includes(slug));
  const emerged = eggs.emerged + 1;
  return { ...eggs, emerged, seen: [...seen, next.slug], live: [...eggs.live, emerge(next, emerged, nowMs, random)] };
}

const counted = (tally: RarityTally, hasPassed: boolean): RarityTally => ({
  tried: tally.tried + 1,
  passed: tally.passed + Number(hasPassed),
});

const isOnPage = (live: readonly Egg[], candidate: CatalogueEgg): boolean =>
  live.some((egg) => slugOf(egg.id) === candidate.slug);

/** An egg's id is `<slug>-<number of its emergence>`. */
export const slugOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** The egg at the moment it emerges, at a random position away from the edges of the window. R-EGG-04. */
export function emerge(candidate: CatalogueEgg, number: number, nowMs: number, random: Random): Egg {
  const { slug, type, title, content, trigger, rarity, metadata } = candidate;
  return {
    id: `${slug}-${number}`,
    type,
    title,
    content,
    trigger,
    rarity,
    discovered: false,
    position: { x: random.whole(8, 92), y: random.whole(14, 86) },
    lifespan: lifespanByRarity[rarity],
    metadata,
    emergedAt: nowMs,
  };
}

/**
 * Removes the eggs whose lifespan has ended at `nowMs`, discovered or not; while eggs are held, only discovered ones.
 * Returns the same object if no egg is removed. R-EGG-05, B-EAR-02.
 */
export function removeExpired(eggs: EggState, nowMs: number): EggState {
  const hasExpired = (egg: Egg): boolean => nowMs >= expiryOf(eggs, egg);
  return eggs.live.some(hasExpired) ? { ...eggs, live: eggs.live.filter((egg) => !hasExpired(egg)) } : eggs;
}

/** The time at which an egg is removed, simulation time in epoch ms; Infinity while it is held. */
export const expiryOf = ({ isHeld }: EggState, { discovered, emergedAt, lifespan }: Egg): number =>
  isHeld && !discovered ? Infinity : emergedAt + lifespan;

/** Marks the egg `id` discovered, once. Null when there is no such egg or it was discovered before. R-EGG-05. */
export function discover(eggs: EggState, id: string): { readonly eggs: EggState; readonly egg: Egg } | null {
  const found = eggs.live.find((egg) => egg.id === id);
  if (found === undefined || found.discovered) return null;
  const egg: Egg = { ...found, discovered: true };
  const live = eggs.live.map((other) => (other === found ? egg : other));
  return { eggs: { ...eggs, live, discovered: [...eggs.discovered, id] }, egg };
}
