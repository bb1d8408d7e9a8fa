import type { StoryBlock } from '#contract/api/story.ts';
import type { StoryFacts } from '../facts.ts';
import type { StoryRun } from '../storyRun.ts';
import { type InstrumentedStory, removeMarkers, segmentIdsIn } from './segments.ts';

/** The parts of one story that the simulated readers have reached. */
export interface Coverage {
  /** By segment id, the lowest phase at which a reader with suspicion below 3 has seen it. */
  readonly trusted: Map<number, number>;
  /** Ids of the segments seen by any reader. */
  readonly segments: Set<number>;
  /** Ink paths of the choices offered to any reader. */
  readonly choices: Set<string>;
  readonly fragments: Set<string>;
  /** Fragments that one run found in two lines, with both line numbers. */
  readonly foundTwice: Map<string, readonly number[]>;
  /** By path of this site, the lowest phase at which a reader has seen a link to it. */
  readonly links: Map<string, number>;
  /** The phases before the end at which a reader with suspicion below 3 has seen any link, and `afterTheEnd`. */
  readonly linkPhases: Set<number>;
  /** Ends of the story without an `end` tag, by the last text shown, with the first path to each. */
  readonly deadEnds: Map<string, string>;
  /** Errors while playing, by message, with the first path to each. */
  readonly errors: Map<string, string>;
}

export const emptyCoverage = (): Coverage => ({
  trusted: new Map(),
  segments: new Set(),
  choices: new Set(),
  fragments: new Set(),
  foundTwice: new Map(),
  links: new Map(),
  linkPhases: new Set(),
  deadEnds: new Map(),
  errors: new Map(),
});

const trustedBelow = 3;
/** The value for “after the end” among the phases with a link. */
export const afterTheEnd = 6;

/** A description such as "phase 3, suspicion 2.9, choices 0.2.1". */
export const describePath = (facts: StoryFacts, path: readonly number[]): string =>
  `phase ${facts.phase}, suspicion ${facts.suspicion}, ${path.length === 0 ? 'at the start' : `choices ${path.join('.')}`}`;

const setLowest = <Key>(map: Map<Key, number>, key: Key, value: number): void => {
  map.set(key, Math.min(map.get(key) ?? value, value));
};

/** Records the text shown by the last step of a run. Returns the numbers of the choices offered now. */
export function recordCoverage(
  coverage: Coverage,
  instrumented: InstrumentedStory,
  run: StoryRun,
  facts: StoryFacts,
  path: readonly number[],
): readonly number[] {
  const { story, choices } = instrumented;
  const page = run.page();
  const recordText = (text: string) => {
    for (const id of segmentIdsIn(text)) {
      coverage.segments.add(id);
      if (facts.suspicion < trustedBelow) setLowest(coverage.trusted, id, facts.phase);
    }
  };
  for (const { text, fragment, link } of page.blocks.slice(page.blocks.length - page.added)) {
    recordText(text);
    if (fragment !== undefined) coverage.fragments.add(fragment);
    if (link === undefined) continue;
    setLowest(coverage.links, link, facts.phase);
    if (facts.suspicion >= trustedBelow) continue;
    coverage.linkPhases.add(facts.ended === 1 ? afterTheEnd : facts.phase);
    // A story without the fact `ended` is the same after the end.
    if (facts.phase === 5 && !story.facts.includes('ended')) coverage.linkPhases.add(afterTheEnd);
  }
  for (const choice of story.ink.currentChoices) {
    recordText(choice.text);
    if (choices.has(choice.sourcePath)) coverage.choices.add(choice.sourcePath);
  }
  recordRepeatedFragments(coverage, instrumented, page.blocks);
  if (page.choices.length === 0 && !page.ended) {
    const last = removeMarkers(page.blocks.at(-1)?.text ?? 'nothing at all');
    if (!coverage.deadEnds.has(last)) coverage.deadEnds.set(last, describePath(facts, path));
  }
  const numbers = page.choices.map(({ index }) => index);
  const repeated = numbers.find((number, at) => numbers.indexOf(number) < at);
  if (repeated !== undefined) {
    coverage.errors.set(
      `two choices have the number ${repeated}, because they stand in two lists`,
      describePath(facts, path),
    );
  }
  return numbers;
}

/**
 * Records fragments that one run found in two lines. Two lines may have the same fragment as alternatives, as long as
 * no run shows both.
 */
function recordRepeatedFragments(
  coverage: Coverage,
  { segments, repeated }: InstrumentedStory,
  blocks: readonly StoryBlock[],
): void {
  if (repeated.size === 0) return;
  const lines = new Set(blocks.flatMap(({ text }) => segmentIdsIn(text).map((id) => segments[id]?.line ?? 0)));
  for (const fragment of new Set(repeated.values())) {
    const both = [...lines].filter((line) => repeated.get(line) === fragment);
    if (both.length > 1) coverage.foundTwice.set(fragment, both);
  }
}
