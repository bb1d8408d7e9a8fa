import { openReading, type Reading, type StoryFacts } from '../read.ts';
import { type Heard, note, wayTo } from './heard.ts';
import type { MarkedStory } from './marks.ts';
import { diceOf, everyReader, someReader } from './readers.ts';

/** How far the automatic reader goes. */
export interface Bounds {
  /** Every reader takes every sequence of choices, the shorter ones first, until so many pages are read. */
  readonly pages: number;
  /** Then they take, so often, whichever choice they have taken least. */
  readonly steps: number;
  /** Then so many readers come by chance, and choose by chance; after each choice one in five leaves, or at this many. */
  readonly readings: number;
  readonly choices: number;
}

/** One to two seconds of one core a story. A room has at most 18 choices, so each is taken, and by every reader. */
export const usualBounds: Bounds = { pages: 24, steps: 36, readings: 1000, choices: 12 };

/** Runs one reading; a breakdown of the story is noted and ends it. Answers the numbers of the choices at hand. */
type Step = (
  facts: StoryFacts,
  path: readonly number[],
  reading: Reading | null,
) => readonly [Reading | null, readonly number[]];

/** Lets everybody read, and answers what they came across. Same bounds and seed, same answer. Never throws. */
export function playAll(marked: MarkedStory, heard: Heard, bounds: Bounds, seed: number): void {
  const step: Step = (facts, path, reading) => {
    try {
      const now = reading ?? openReading(marked.story, facts);
      const last = path.at(-1);
      if (last !== undefined) now.choose(last);
      return [now, note(heard, marked, now, facts, path)];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!heard.errors.has(message)) heard.errors.set(message, wayTo(facts, path));
      return [null, []];
    }
  };
  for (const facts of everyReader) {
    readEverything(step, facts, bounds.pages);
    readAround(step, marked, facts, bounds.steps);
  }
  const dice = diceOf(seed);
  for (let reading = 0; reading < bounds.readings; reading++) {
    const reader = someReader(dice);
    let stays = 1;
    while (stays < bounds.choices && dice(1, 5) > 1) stays++;
    readOn(step, reader, stays, (choices) => choices[dice(0, choices.length - 1)] ?? 0);
  }
}

/** Breadth first. A page that is not the start is reached by playing its path anew, so each step is noted once. */
function readEverything(step: Step, facts: StoryFacts, pages: number): void {
  const open: (readonly number[])[] = [[]];
  for (let read = 0; read < pages; read++) {
    const path = open.shift();
    if (path === undefined) return;
    let [reading, choices] = step(facts, [], null);
    for (let at = 1; at <= path.length && reading !== null; at++) {
      [reading, choices] = step(facts, path.slice(0, at), reading);
    }
    for (const choice of choices) open.push([...path, choice]);
  }
}

/** Goes round until every choice that is offered has been taken about equally often. */
function readAround(step: Step, { story }: MarkedStory, facts: StoryFacts, steps: number): void {
  const taken = new Map<string, number>();
  readOn(step, facts, steps, () => {
    const offered = story.ink.currentChoices.map(({ sourcePath }) => sourcePath);
    const often = (sourcePath: string) => taken.get(sourcePath) ?? 0;
    const next = offered.reduce((least, choice) => (often(choice) < often(least) ? choice : least));
    taken.set(next, often(next) + 1);
    return story.numbers.get(next) ?? 0;
  });
}

/** One reading from its start to an end, or until `steps` choices have been made. */
function readOn(step: Step, facts: StoryFacts, steps: number, choose: (choices: readonly number[]) => number): void {
  const path: number[] = [];
  let [reading, choices] = step(facts, path, null);
  while (reading !== null && choices.length > 0 && path.length < steps) {
    path.push(choose(choices));
    [reading, choices] = step(facts, path, reading);
  }
}
