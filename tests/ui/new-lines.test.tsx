import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hiddenRoutes } from '../../contract/routes.ts';
import { withNewLines } from '../../server/story/newLines.ts';
import { readStory } from '../../server/story/storyRun.ts';
import type { CompiledStory } from '../../server/story/compile.ts';
import { showStory } from '../support/showStory.tsx';
import { siteStories } from '../support/siteStories.ts';

/** A visit at phase 5 to a page that the reader last visited at phase 1. */
const visit = { phase: 5, lastPhase: 1, visits: 1, motion: 'off' } as const;
const facts = { seed: 1, suspicion: 0, fragments: 0, visits: visit.visits, acts: {}, ended: 0 } as const;

/** The path that always takes the last choice offered, at most six choices. */
function pathThrough(story: CompiledStory): string {
  const steps: number[] = [];
  for (let step = 0; step < 6; step += 1) {
    const choice = readStory(story, { ...facts, phase: visit.phase }, steps.join('.'))?.choices.at(-1);
    if (choice === undefined) break;
    steps.push(choice.index);
  }
  return steps.join('.');
}

/** The beginning of a line, without the prefix and the markup for the page's own drawing. */
const wordsOf = (text: string): string =>
  text
    .replace(/^(?:[LR]\d\d |[\d·]{4} |\d\d:\d\d[.,] |1\. )/, '')
    .split(/[⟦⟧⟨⟩]|____/)[0]!
    .slice(0, 24);

/** The words of the new lines of a page. Lines that are too short to be distinguished are left out. */
function newWords(story: CompiledStory, path: string): string[] {
  const [now, before] = [visit.phase, visit.lastPhase].map((phase) => readStory(story, { ...facts, phase }, path));
  if (now == null || before == null) return [];
  const fresh = withNewLines(now.blocks, before.blocks).filter(({ isNew }) => isNew === true);
  return fresh.map(({ text }) => wordsOf(text)).filter((words) => words.length > 12);
}

/** Pages that show only their ending after a path through the story. */
const withoutPath: ReadonlySet<string> = new Set(['empathy', 'system-exit']);

const cases = hiddenRoutes.flatMap((slug) => {
  const story = siteStories.find(slug);
  if (story === null) return [];
  return [...new Set(['', withoutPath.has(slug) ? '' : pathThrough(story)])].flatMap((path) => {
    const words = newWords(story, path);
    return words.length === 0 ? [] : [{ slug, path, words }];
  });
});

beforeEach(() => {
  // jsdom has no `matchMedia`.
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

test.for(cases)('[B-PLAIN-02] /$slug?path=$path: every new line that is shown is marked', async (options) => {
  const { slug, path, words } = options;
  const { default: Page } = (await import(`../../src/pages/${slug}/index.tsx`)) as { default: ComponentType };
  showStory(Page, { ...visit, path: `/${slug}?path=${path}` });
  await screen.findByRole('heading', { level: 1 });
  const marked = () => [...document.querySelectorAll('[data-new]')].map(({ textContent }) => textContent);
  await waitFor(() => {
    const shown = words.filter((some) => document.querySelector('main')!.textContent.includes(some));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((some) => !marked().some((line) => line.includes(some)))).toEqual([]);
  });
  expect(marked().some((line) => line.startsWith('new: '))).toBe(true);
});

test('[B-PLAIN-02] the table of new lines has most pages', () => {
  expect(new Set(cases.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(30);
});
