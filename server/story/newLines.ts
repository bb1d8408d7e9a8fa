import type { StoryBlock } from '#contract/api/story.ts';
import { acts, type ActsDone, hasEnded } from '../profile/acts.ts';
import type { StoryFacts } from './facts.ts';

/** The previous reading of a page. */
interface Earlier {
  /** Slug of the page. */
  readonly slug: string;
  /** The reader's phase at that reading. */
  readonly phase: number;
  /** The names of the acts that were stored after that reading. */
  readonly laterActs: ReadonlySet<string>;
}

/** The value that an act had before `value`. Undefined for the first value, or if the act's value cannot change. */
function valueBefore(name: string, value: string): string | undefined {
  const act = acts[name];
  return act?.keep === 'furthest' ? act.values[act.values.indexOf(value) - 1] : undefined;
}

/**
 * The facts of a story at an earlier reading: the phase at that time, without the acts done on other pages since then.
 * For an act whose value can change, only the last value is stored, so there are two possible sets of facts. Empty when
 * no line is new: the facts are the same, or the page was closed (phase 0). B-PLAIN-02.
 */
export function factsBefore(facts: StoryFacts, { slug, phase, laterActs }: Earlier): StoryFacts[] {
  if (phase === 0) return [];
  const done = Object.entries(facts.acts ?? {});
  const isLater = (name: string) => laterActs.has(name) && acts[name]?.page !== slug;
  const later = done.filter(([name]) => isLater(name));
  if (phase === facts.phase && later.length === 0) return [];
  const kept = done.filter(([name]) => !isLater(name));
  const replaced = later.flatMap(([name, value]) => {
    const earlier = valueBefore(name, value);
    return earlier === undefined ? [] : [[name, earlier] as const];
  });
  const possible = replaced.length === 0 ? [kept] : [kept, [...kept, ...replaced]];
  return possible.map((entries) => {
    const before: ActsDone = Object.fromEntries(entries);
    return { ...facts, phase, acts: before, ended: hasEnded(before) ? 1 : 0 };
  });
}

/**
 * Marks the lines whose text was not on the page at an earlier reading. When all lines are new, no line is marked,
 * because there is nothing to compare. Pure.
 */
export function withNewLines(blocks: readonly StoryBlock[], earlier: readonly StoryBlock[]): StoryBlock[] {
  const known = new Set(earlier.map(({ text }) => text));
  if (!blocks.some(({ text }) => known.has(text))) return [...blocks];
  return blocks.map((block) => (known.has(block.text) ? block : { ...block, isNew: true }));
}
