import type { StoryFacts } from '../facts.ts';
import { type StoryRun, startStoryRun } from '../storyRun.ts';
import { type Coverage, describePath, recordCoverage } from './coverage.ts';
import type { InstrumentedStory } from './segments.ts';
import { randomIntegers, randomReader, readerProfiles, rememberedReaders } from './simulatedReaders.ts';

/** Limits of the automatic reader. */
export interface WalkLimits {
  /** Number of pages that each reader profile reads breadth first: every sequence of choices, shortest first. */
  readonly pages: number;
  /** Number of choices that each reader profile then makes, always a choice that was taken least often. */
  readonly steps: number;
  /** Number of random readers that play afterwards. */
  readonly randomRuns: number;
  /** Largest number of choices of a random run. After each choice, one run in five ends. */
  readonly choices: number;
}

/**
 * The limits take one to two seconds of one core for a story. A page has at most 18 choices, so every profile takes
 * each of them.
 */
export const defaultLimits: WalkLimits = { pages: 24, steps: 36, randomRuns: 1000, choices: 12 };

/**
 * Plays one step: starts a run (when `run` is null) and takes the last choice of `path`. Returns the run and the
 * numbers of the offered choices. An error of the story is recorded and ends the run: the result is null.
 */
type Step = (
  facts: StoryFacts,
  path: readonly number[],
  run: StoryRun | null,
) => readonly [StoryRun | null, readonly number[]];

/**
 * Lets all simulated readers play, and adds their coverage to `coverage`. Deterministic for limits and seed. Never
 * throws.
 */
export function walkAllPaths(
  instrumented: InstrumentedStory,
  coverage: Coverage,
  limits: WalkLimits,
  seed: number,
): void {
  const step: Step = (facts, path, run) => {
    try {
      const current = run ?? startStoryRun(instrumented.story, facts);
      const last = path.at(-1);
      if (last !== undefined) current.choose(last);
      return [current, recordCoverage(coverage, instrumented, current, facts, path)];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!coverage.errors.has(message)) coverage.errors.set(message, describePath(facts, path));
      return [null, []];
    }
  };
  const declared = instrumented.story.facts;
  for (const facts of [...readerProfiles, ...rememberedReaders(declared)]) {
    playBreadthFirst(step, facts, limits.pages);
    playLeastTaken(step, instrumented, facts, limits.steps);
  }
  const randomInteger = randomIntegers(seed);
  for (let run = 0; run < limits.randomRuns; run++) {
    const facts = randomReader(randomInteger, declared);
    let length = 1;
    while (length < limits.choices && randomInteger(1, 5) > 1) length++;
    playRun(step, facts, length, (choices) => choices[randomInteger(0, choices.length - 1)] ?? 0);
  }
}

/** Each further page is reached by playing its path again from the start, so that each step is recorded once. */
function playBreadthFirst(step: Step, facts: StoryFacts, pages: number): void {
  const queue: (readonly number[])[] = [[]];
  for (let read = 0; read < pages; read++) {
    const path = queue.shift();
    if (path === undefined) return;
    let [run, choices] = step(facts, [], null);
    for (let at = 1; at <= path.length && run !== null; at++) {
      [run, choices] = step(facts, path.slice(0, at), run);
    }
    for (const choice of choices) queue.push([...path, choice]);
  }
}

/** One long run that takes every offered choice about equally often. */
function playLeastTaken(step: Step, { story }: InstrumentedStory, facts: StoryFacts, steps: number): void {
  const timesTaken = new Map<string, number>();
  playRun(step, facts, steps, () => {
    const offered = story.ink.currentChoices.map(({ sourcePath }) => sourcePath);
    const countOf = (sourcePath: string) => timesTaken.get(sourcePath) ?? 0;
    const next = offered.reduce((least, choice) => (countOf(choice) < countOf(least) ? choice : least));
    timesTaken.set(next, countOf(next) + 1);
    return story.numbers.get(next) ?? 0;
  });
}

/** One run from the start of the story to an end, or until `steps` choices have been made. */
function playRun(step: Step, facts: StoryFacts, steps: number, choose: (choices: readonly number[]) => number): void {
  const path: number[] = [];
  let [run, choices] = step(facts, path, null);
  while (run !== null && choices.length > 0 && path.length < steps) {
    path.push(choose(choices));
    [run, choices] = step(facts, path, run);
  }
}
