import { expect, test } from 'vitest';
import { categories, categoryNames } from '../../src/content/thoughts/category.ts';
import { openCaseThoughts } from '../../server/content/thoughts/openCase.ts';
import { badged, fetchThoughts, firstThoughts } from '../../src/content/thoughts/thoughts.ts';
import { hashText } from '../../src/ui/random.ts';

const RUN_LENGTH = 5;

const shipped = (await Promise.all(categoryNames.map(fetchThoughts))).flat();
const earned = categoryNames.flatMap((name) => badged(name, openCaseThoughts[name] ?? []));
/** All three hundred thoughts: those that are shipped, and those that the server sends from phase 3 on. */
const thoughts = [...shipped, ...earned];

/** Every sequence of five words in a text, lower case and without punctuation. Figures such as 47,001 stay one word. */
const runsOf = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’.,:-][\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(
    words.slice(0, Math.max(0, words.length - RUN_LENGTH + 1)).map((_, i) => words.slice(i, i + RUN_LENGTH).join(' ')),
  );
};

test('[R-TH-01] there are ten categories of 25 to 35 thoughts each, about 300 together', () => {
  expect(categoryNames).toHaveLength(10);
  expect(Object.keys(categories)).toEqual(categoryNames);
  const counts = categoryNames.map((name) => ({
    name,
    count: thoughts.filter(({ category }) => category === name).length,
  }));
  expect(counts.filter(({ count }) => count < 25 || count > 35)).toEqual([]);
  expect(thoughts).toHaveLength(300);
});

test('[R-TH-01, B-SEC-01] the thoughts that name the open case are the server’s, and no others', () => {
  const namesIt = ({ text }: { readonly text: string }) => /47,001|open case/i.test(text);
  expect(shipped.filter(namesIt)).toEqual([]);
  expect(earned.filter((thought) => !namesIt(thought))).toEqual([]);
  expect(Object.values(openCaseThoughts).flat()).toHaveLength(earned.length);
  expect(earned).toHaveLength(27);
});

test('[R-TH-01] no two thoughts have the same hash, by which the device remembers them', () => {
  expect(new Set(thoughts.map(({ text }) => hashText(text))).size).toBe(300);
});

test('[R-TH-01] no thought is longer than 220 characters', () => {
  expect(thoughts.filter(({ text }) => text.length > 220).map(({ text }) => text)).toEqual([]);
});

test('[R-TH-01] no thought occurs twice', () => {
  const texts = thoughts.map(({ text }) => text);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

test('[R-TH-01] no two thoughts share a run of five words', () => {
  const firstUse = new Map<string, string>();
  const shared: string[] = [];
  for (const { text } of thoughts) {
    for (const run of runsOf(text)) {
      const earlier = firstUse.get(run);
      if (earlier === undefined) firstUse.set(run, text);
      else shared.push(`“${run}” in: ${earlier} / ${text}`);
    }
  }
  expect(shared).toEqual([]);
});

test('[R-TH-01] every thought has a text and the category, icon and colour of its badge', () => {
  for (const { text, category, icon, colour } of thoughts) {
    expect(text).toMatch(/^\S.*\S$/);
    expect(Object.keys(categories)).toContain(category);
    expect({ icon, colour }).toEqual({ icon: categories[category].icon, colour: categories[category].colour });
    expect(icon).toMatch(/^[A-Z][A-Za-z0-9]+$/);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('[R-TH-06] at least 90 of the three hundred are of the machine about itself, at least six in each category', () => {
  const ofItself = thoughts.filter(({ isOfItself }) => isOfItself);
  expect(ofItself.length).toBeGreaterThanOrEqual(90);
  for (const name of categoryNames) {
    expect(ofItself.filter(({ category }) => category === name).length, name).toBeGreaterThanOrEqual(6);
  }
  expect(earned.filter(({ isOfItself }) => isOfItself)).toEqual([]);
});

test('[R-TH-01] the thoughts in the page’s own chunk are one whole category', async () => {
  expect(firstThoughts).toEqual(await fetchThoughts('memory'));
});
