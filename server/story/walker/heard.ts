import type { StoryBlock } from '#contract/api/story.ts';
import type { Reading, StoryFacts } from '../read.ts';
import { type MarkedStory, marksIn, withoutMarks } from './marks.ts';

/** What all readings of one story have come across. */
export interface Heard {
  /** By number of piece, the lowest phase at which it was said to a reader of suspicion below 3; 6 for never. */
  readonly trusted: Map<number, number>;
  /** Every piece that was said to anybody. */
  readonly pieces: Set<number>;
  readonly choices: Set<string>;
  readonly fragments: Set<string>;
  /** Fragments that one reading found in two lines, with both. */
  readonly foundTwice: Map<string, readonly number[]>;
  /** By path, the lowest phase at which somebody was led there. */
  readonly links: Map<string, number>;
  /** Ends that nobody meant and breakdowns, by what was said last or by Ink's message, with the first way to each. */
  readonly deadEnds: Map<string, string>;
  readonly errors: Map<string, string>;
}

export const nothingHeard = (): Heard => ({
  trusted: new Map(),
  pieces: new Set(),
  choices: new Set(),
  fragments: new Set(),
  foundTwice: new Map(),
  links: new Map(),
  deadEnds: new Map(),
  errors: new Map(),
});

const never = 6;
const trustedBelow = 3;

/** "phase 3, suspicion 2.9, choices 0.2.1". */
export const wayTo = (facts: StoryFacts, path: readonly number[]): string =>
  `phase ${facts.phase}, suspicion ${facts.suspicion}, ${path.length === 0 ? 'at once' : `choices ${path.join('.')}`}`;

/** Notes what the last step of a reading has brought; answers the numbers of the choices there are. */
export function note(
  heard: Heard,
  marked: MarkedStory,
  reading: Reading,
  facts: StoryFacts,
  path: readonly number[],
): readonly number[] {
  const { story, choices } = marked;
  const page = reading.page();
  const lowest = (map: Map<string, number>, key: string) => map.set(key, Math.min(map.get(key) ?? never, facts.phase));
  const hear = (text: string) => {
    for (const mark of marksIn(text)) {
      heard.pieces.add(mark);
      if (facts.suspicion < trustedBelow) {
        heard.trusted.set(mark, Math.min(heard.trusted.get(mark) ?? never, facts.phase));
      }
    }
  };
  for (const { text, fragment, link } of page.blocks.slice(page.blocks.length - page.added)) {
    hear(text);
    if (fragment !== undefined) heard.fragments.add(fragment);
    if (link !== undefined) lowest(heard.links, link);
  }
  for (const choice of story.ink.currentChoices) {
    hear(choice.text);
    if (choices.has(choice.sourcePath)) heard.choices.add(choice.sourcePath);
  }
  noteRepeated(heard, marked, page.blocks);
  if (page.choices.length === 0 && !page.ended) {
    const last = withoutMarks(page.blocks.at(-1)?.text ?? 'nothing at all');
    if (!heard.deadEnds.has(last)) heard.deadEnds.set(last, wayTo(facts, path));
  }
  const numbers = page.choices.map(({ index }) => index);
  const doubled = numbers.find((number, at) => numbers.indexOf(number) < at);
  if (doubled !== undefined) {
    heard.errors.set(`two choices are number ${doubled}, being written in two lists`, wayTo(facts, path));
  }
  return numbers;
}

/** Two lines with one fragment are alternatives as long as nobody hears both. */
function noteRepeated(heard: Heard, { pieces, repeated }: MarkedStory, blocks: readonly StoryBlock[]): void {
  if (repeated.size === 0) return;
  const lines = new Set(blocks.flatMap(({ text }) => marksIn(text).map((mark) => pieces[mark]?.line ?? 0)));
  for (const fragment of new Set(repeated.values())) {
    const both = [...lines].filter((line) => repeated.get(line) === fragment);
    if (both.length > 1) heard.foundTwice.set(fragment, both);
  }
}
