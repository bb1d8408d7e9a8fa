import { expect, test } from 'vitest';
import { compileStories, compileStory, type CompiledStory } from '../../server/story/compile.ts';
import { storiesFolder } from '../../server/story/library.ts';
import type { StoryFacts } from '../../server/story/facts.ts';
import { readStory } from '../../server/story/storyRun.ts';

const facts = (phase: number): StoryFacts => ({ seed: 7, phase, suspicion: 0, fragments: 0, visits: 0 });
const offered = (story: CompiledStory, phase: number, path: readonly number[]) =>
  readStory(story, facts(phase), path.join('.'))?.choices ?? [];

/** The choices that a path takes, step by step; null if a choice is not offered. */
function pressed(story: CompiledStory, phase: number, path: readonly number[]): readonly string[] | null {
  const names: string[] = [];
  for (const [at, step] of path.entries()) {
    const choice = offered(story, phase, path.slice(0, at)).find(({ index }) => index === step);
    if (choice === undefined) return null;
    names.push(choice.object ?? choice.text);
  }
  return names;
}

test('[R-RT-03] a choice keeps its number if one above it is not offered or was taken', () => {
  const story = compileStory(
    'cellar.ink',
    `# title: A cellar
VAR phase = 0
-> shelf
=== shelf ===
* { phase < 1 } [the jam] Jam. # voice: archivist
  -> shelf
+ [the door] -> door
* [the lamp] Lit. # voice: archivist
  -> shelf
=== door ===
It sticks. # voice: archivist
+ [push] -> shelf
`,
  );
  const numbers = (phase: number, path: readonly number[]) => offered(story, phase, path).map(({ index }) => index);
  expect(numbers(0, [])).toEqual([0, 1, 2]);
  expect(numbers(1, [])).toEqual([1, 2]);
  expect(numbers(0, [0])).toEqual([1, 2]);
  expect(numbers(0, [1])).toEqual([0]);
  expect(pressed(story, 1, [2, 1, 0])).toEqual(['the lamp', 'the door', 'push']);
  expect(readStory(story, facts(1), '0')).toBeNull();
  expect(readStory(story, facts(0), '3')).toBeNull();
});

/** The choices of every path of one or two steps, in a phase. */
function twoSteps(story: CompiledStory, phase: number): ReadonlyMap<string, string> {
  const name = ({ object, text }: { readonly object?: string; readonly text: string }) => object ?? text;
  const paths = new Map<string, string>();
  for (const one of offered(story, phase, [])) {
    paths.set(`${one.index}`, name(one));
    for (const two of offered(story, phase, [one.index])) {
      paths.set(`${one.index}.${two.index}`, `${name(one)}, ${name(two)}`);
    }
  }
  return paths;
}

test('[R-RT-03] in every story a path takes the same choices one phase later, or is no longer offered', () => {
  const moved: string[] = [];
  let kept = 0;
  for (const story of compileStories(storiesFolder).values()) {
    const phases = [0, 1, 2, 3, 4, 5].map((phase) => twoSteps(story, phase));
    for (const [phase, paths] of phases.entries()) {
      for (const [path, now] of paths) {
        const then = phases[phase + 1]?.get(path);
        if (then === now) kept += 1;
        else if (then !== undefined) moved.push(`${story.slug} ${phase} ${path}: ${now}; then ${then}`);
      }
    }
  }
  expect(moved).toEqual([]);
  expect(kept).toBeGreaterThan(1000);
});
