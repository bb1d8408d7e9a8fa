import { setImmediate } from 'node:timers/promises';
import type { StoryPage } from '#contract/api/story.ts';
import type { CompiledStory } from './compile.ts';
import { factOf, type StoryFacts } from './facts.ts';
import { StoryBudget } from './StoryBudget.ts';
import { startStoryRun, type StoryPosition } from './storyRun.ts';

/**
 * Number of entries in the cache, about 6 kB each. Each page that a reader opens adds an entry; only the latest is
 * needed.
 */
const maxEntries = 500;

/**
 * Limits of one turn: four choices, or the time in ms after which a turn ends on a slow machine. Four choices of the
 * slowest story take about 4 ms. After a turn, other requests are handled.
 */
const choicesPerTurn = 4;
const turnMs = 3;

/** Caches the positions of readers, so that a story is not played from its start for every choice. */
export interface StoryCache {
  /**
   * Returns the same page as `readStory`, faster: continues from the longest cached part of the path. Null for a path
   * that the story does not offer. Plays one page at a time for each reader, and a long path in turns of at most four
   * choices. The event loop runs between any two turns, so other requests wait for at most one turn. Throws StoryBusy
   * (see StoryBudget); without `address`, the budget is not checked. Throws when the story itself fails.
   */
  read(story: CompiledStory, facts: StoryFacts, path: string, address?: string): Promise<PlayedPage | null>;
  /** Like `read`, but a choice that is not offered ends the path; the page before this choice is returned. */
  readFurthest(story: CompiledStory, facts: StoryFacts, path: string, address?: string): Promise<PlayedPage>;
}

/** A page, and the `remember` tags on the way to it, oldest first. */
export interface PlayedPage {
  readonly page: StoryPage;
  readonly remembered: readonly string[];
}

interface CacheEntry {
  readonly story: CompiledStory;
  readonly position: StoryPosition;
  readonly page: StoryPage;
}

/**
 * Creates a cache in memory with `most` entries. A dropped position is played again, so nothing is stored on disk.
 * `nowMs`: any monotonic clock.
 */
export function createStoryCache(
  most = maxEntries,
  budget = new StoryBudget(),
  nowMs: () => number = () => performance.now(),
): StoryCache {
  const entries = new Map<string, CacheEntry>();
  let lastTurn: Promise<unknown> = Promise.resolve();
  /** Resolves when it is the turn of this caller. Each round of the event loop has one turn. */
  const turn = (): Promise<unknown> => (lastTurn = lastTurn.then(() => setImmediate()));
  /** By seed of a reader: the page that the reader requested last, while that page is being played. */
  const pending = new Map<number, Promise<unknown>>();

  const keyOf = (story: CompiledStory, facts: StoryFacts, steps: readonly number[]) =>
    [story.slug, facts.seed, facts.phase, ...story.facts.map((name) => factOf(facts, name)), steps.join('.')].join(' ');

  const store = (key: string, entry: CacheEntry) => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  };

  const play = async (
    story: CompiledStory,
    facts: StoryFacts,
    steps: readonly number[],
    address: string | undefined,
    isPartial: boolean,
  ): Promise<PlayedPage | null> => {
    /** Returns only a position of this compilation of the story, because a story saved later has other positions. */
    const entryAt = (length: number): CacheEntry | undefined => {
      const entry = entries.get(keyOf(story, facts, steps.slice(0, length)));
      return entry?.story === story ? entry : undefined;
    };
    let at = steps.length;
    let entry = entryAt(at);
    while (entry === undefined && at > 0) entry = entryAt(--at);
    if (entry !== undefined && at === steps.length) {
      return { page: entry.page, remembered: entry.position.remembered };
    }

    // Starting a story costs as much as a choice.
    const release = address === undefined ? undefined : budget.take(address, steps.length - at + 1);
    try {
      for (let position = entry?.position; ;) {
        await turn();
        const run = startStoryRun(story, facts, position);
        const beganAt = nowMs();
        for (let played = 0; at < steps.length && played < choicesPerTurn; played += 1) {
          if (!run.choose(steps[at]!)) return isPartial ? { page: run.page(), remembered: run.remembered() } : null;
          at += 1;
          if (nowMs() - beganAt >= turnMs) break;
        }
        position = run.position();
        const page = { ...run.page(), blocks: [...position.blocks] };
        // A page without choices cannot be continued.
        if (page.choices.length > 0) store(keyOf(story, facts, steps.slice(0, at)), { story, position, page });
        if (at === steps.length) return { page, remembered: position.remembered };
      }
    } finally {
      release?.();
    }
  };

  const inTurn = async (
    story: CompiledStory,
    facts: StoryFacts,
    path: string,
    address: string | undefined,
    isPartial: boolean,
  ): Promise<PlayedPage | null> => {
    const steps = path === '' ? [] : path.split('.').map(Number);
    const before = pending.get(facts.seed);
    const page = (before ?? Promise.resolve()).then(() => play(story, facts, steps, address, isPartial));
    // An error of the story is reported to the request that caused it, not to the next one in the queue.
    const done = page.catch(() => null);
    pending.set(facts.seed, done);
    try {
      return await page;
    } finally {
      if (pending.get(facts.seed) === done) pending.delete(facts.seed);
    }
  };

  return {
    read: (story, facts, path, address) => inTurn(story, facts, path, address, false),
    async readFurthest(story, facts, path, address) {
      const played = await inTurn(story, facts, path, address, true);
      if (played === null) throw new Error(`The story ${story.slug} does not begin.`);
      return played;
    },
  };
}
