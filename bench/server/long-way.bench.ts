import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStory } from '../../server/story/compile.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { openShelf } from '../../server/story/shelf.ts';
import type { Case, Question } from '../Question.ts';

/** The story whose choices cost most, and the longest path that the server takes. */
const slug = 'ai-prison';
const steps = Array.from({ length: 64 }, (_, at) => at % 6);

const file = `${slug}.ink`;
const story = compileStory(file, readFileSync(join(storiesFolder, file), 'utf8'));
const shelf = openShelf();
let readers = 0;
const factsOf = (seed: number) => ({ seed, phase: 1, suspicion: 0, fragments: 0, visits: 0 });

async function read(seed: number, path: readonly number[]): Promise<void> {
  if ((await shelf.read(story, factsOf(seed), path.join('.'))) === null) throw new Error(`${slug} does not offer it.`);
}

/** Somebody who has been all the way. */
await read(readers, steps);

const cases: Case[] = [
  { name: 'the same page again', units: 1, run: () => read(0, steps) },
  { name: 'a way nobody has been', units: steps.length, run: () => read(++readers, steps) },
];

export const question: Question = {
  title: `what does a story cost ${steps.length} choices in`,
  varies: 'what is known of the way',
  unit: 'choices',
  timeMs: 2000,
  budgetMs: 200,
  budgetReason: 'the one who asks waits as long as for a bad network; all others wait for eight choices of it',
  cases,
};
