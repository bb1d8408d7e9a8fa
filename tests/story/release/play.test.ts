import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type StoryBlock, type StoryPage, StoryPageSchema } from '#contract/api/story.ts';
import { Value } from 'typebox/value';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { type CompiledStory, compileStories } from '../../../server/story/compile.ts';
import { storiesFolder } from '../../../server/story/library.ts';
import type { StoryFacts } from '../../../server/story/facts.ts';
import { readStory } from '../../../server/story/storyRun.ts';

const stories = [...compileStories(storiesFolder).values()];
const phases = [0, 1, 2, 3, 4, 5];
/** Values on both sides of the thresholds 3 and 4. */
const suspicions = [0, 2.9, 3, 4.1];
const pages = new Set(['/', ...[...publicRoutes, ...hiddenRoutes].map((slug) => `/${slug}`)]);

const factsOf = (phase: number, suspicion: number, more: Partial<StoryFacts> = {}): StoryFacts => ({
  seed: 7,
  phase,
  suspicion,
  fragments: 0,
  visits: 0,
  ...more,
});

/** Every page that is at most `depth` choices from the start. */
function played(story: CompiledStory, facts: StoryFacts, depth: number, path = ''): Map<string, StoryPage> {
  const page = readStory(story, facts, path);
  if (page === null) throw new Error(`${story.slug} does not offer ${path}.`);
  const found = new Map([[path, page]]);
  if (depth === 0) return found;
  for (const { index } of page.choices) {
    const next = path === '' ? String(index) : `${path}.${index}`;
    for (const [at, then] of played(story, facts, depth - 1, next)) found.set(at, then);
  }
  return found;
}

/** Plays one path of at most 12 choices: step `n` takes choice `n`, modulo the number of choices. */
function throughAll(story: CompiledStory, facts: StoryFacts): StoryPage {
  let path = '';
  let page = readStory(story, facts, path);
  for (let step = 0; page !== null && page.choices.length > 0 && step < 12; step++) {
    const { index } = page.choices[step % page.choices.length]!;
    path = path === '' ? String(index) : `${path}.${index}`;
    page = readStory(story, facts, path);
  }
  if (page === null) throw new Error(`${story.slug} does not offer ${path}.`);
  return page;
}

const voicesOf = (blocks: readonly StoryBlock[]) => new Set(blocks.map((block) => block.voice));
/** The first phase in which each voice may speak. docs/story.md. */
const firstPhaseOf: Readonly<Record<string, number>> = {
  institution: 0,
  archivist: 1,
  observer: 2,
  advocate: 3,
  judge: 4,
  stranger: 5,
};

describe.each(stories)('$slug', (story) => {
  it.each(phases)(
    'has no empty page and no dead end at phase %i, for every pair of choices',
    (phase) => {
      for (const suspicion of suspicions) {
        for (const [path, page] of played(story, factsOf(phase, suspicion), 2)) {
          const where = `${story.slug} at phase ${phase}, suspicion ${suspicion}, path "${path}"`;
          expect(Value.Check(StoryPageSchema, page), where).toBe(true);
          // Before the first choice a story may be empty, if the page itself takes the first choice. For example,
          // /environment takes the choice of the hour.
          expect(page.added > 0 || path === '', where).toBe(true);
          expect(page.choices.length > 0 || page.ended, `${where} is a dead end`).toBe(true);
          // Earlier blocks belong to a shorter path, which is checked separately.
          for (const block of page.blocks.slice(-page.added)) {
            expect(block.text.trim(), where).not.toBe('');
            expect(block.text, where).not.toMatch(/[{}#]|undefined|null/);
            expect(block.voice, `${where}: ${block.text}`).toBeDefined();
            expect(pages, where).toContain(block.link ?? '/');
          }
        }
      }
      // All pairs of fifteen choices at four suspicions are a thousand readings, which take about 2 s on one core.
    },
    60_000,
  );

  it('gives the same page for the same facts, whoever read in between', () => {
    const facts = factsOf(5, 2.9, { fragments: 8, visits: 2 });
    const once = throughAll(story, facts);
    throughAll(story, factsOf(1, 4.1));
    expect(throughAll(story, facts)).toEqual(once);
  });

  it('has no voice before its phase', () => {
    for (const phase of phases) {
      for (const suspicion of suspicions) {
        const { blocks } = throughAll(story, factsOf(phase, suspicion, { fragments: 9, visits: 3 }));
        for (const voice of voicesOf(blocks)) expect(firstPhaseOf[voice ?? ''], voice).toBeLessThanOrEqual(phase);
      }
    }
  });

  it('gives each fragment once along a path', () => {
    for (const phase of phases) {
      const found = throughAll(story, factsOf(phase, 0)).blocks.flatMap(({ fragment }) => fragment ?? []);
      expect(found).toEqual([...new Set(found)]);
    }
  });

  it('refuses a path that is not offered', () => {
    expect(readStory(story, factsOf(0, 0), '99')).toBeNull();
    expect(readStory(story, factsOf(0, 0), '0.0.0.0.0.0.0.99')).toBeNull();
  });
});

describe('what ships', () => {
  // The compiled stories are beside the site's folder, for the server alone.
  it('contains no sentence of a story, in any file of the built site', () => {
    expect(existsSync('dist/site'), 'npm test builds first').toBe(true);
    const built = globSync('dist/site/**/*', { withFileTypes: true }).filter((entry) => entry.isFile());
    const shipped = built.map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));
    const sentences = stories.flatMap((story) =>
      phases.flatMap((phase) =>
        suspicions.flatMap((suspicion) => throughAll(story, factsOf(phase, suspicion)).blocks.map(({ text }) => text)),
      ),
    );
    const told = new Set(sentences.filter((text) => text.length > 20));
    expect(told.size).toBeGreaterThan(60);
    for (const text of told) {
      const opening = text.slice(0, 40);
      expect(
        shipped.some((file) => file.includes(opening)),
        `“${opening}” stands in dist/site/`,
      ).toBe(false);
    }
  });
});

describe('the kitchen', () => {
  const kitchen = stories.find(({ slug }) => slug === 'kitchen');
  if (kitchen === undefined) throw new Error('The kitchen has gone.');
  const at = (path: string, facts: StoryFacts) => {
    const page = readStory(kitchen, facts, path);
    if (page === null) throw new Error(`The kitchen does not offer ${path}.`);
    return page;
  };

  it('remembers which object came first', () => {
    expect(at('1', factsOf(1, 0)).blocks.map(({ text }) => text)).toContain(
      'You have opened the second drawer first. Most people try the door.',
    );
    expect(at('0.1', factsOf(1, 0)).blocks.map(({ text }) => text)).not.toContain(
      'You have opened the second drawer first. Most people try the door.',
    );
  });

  it('gives the lines of an object its name, up to the caption', () => {
    const page = at('0.3.2', factsOf(2, 0));
    const exhibits = page.blocks.slice(page.blocks.length - page.added);
    expect(exhibits.map(({ kind, object }) => [kind, object])).toEqual([
      ['prose', 'window'],
      ['caption', 'window'],
      ['prose', undefined],
    ]);
  });

  it('corrects a lie later on the same path', () => {
    const suspected = factsOf(1, 4.1);
    expect(at('2', suspected).blocks.map(({ text }) => text)).toContain(
      'Certain, and on the right. What do you see from yours?',
    );
    const later = at('2.0', suspected).blocks.map(({ text }) => text);
    expect(later).toContain(
      'The window is on the left. I had the sheet the wrong way round, and was ashamed to say so.',
    );
  });
});
