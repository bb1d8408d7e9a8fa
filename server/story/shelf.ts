import { setImmediate } from 'node:timers/promises';
import type { StoryPage } from '#contract/api/story.ts';
import type { CompiledStory } from './compile.ts';
import { openReading, type Place, type StoryFacts } from './read.ts';

/** About 6 kB each. A reader leaves one behind at each page, and wants only the latest. */
const placesKept = 500;

/** So many choices are played at a stretch, about 10 ms of the dearest story; then it is somebody else's turn. */
const stretch = 8;

/** The places at which readings were left lately. */
export interface Shelf {
  /**
   * The same page as `readStory`, sooner: a reading goes on from the furthest place of its path that is known. A reader
   * has one page played at a time, and a long way to it in stretches, so that nobody else waits for it.
   */
  read(story: CompiledStory, facts: StoryFacts, path: string): Promise<StoryPage | null>;
}

interface Kept {
  readonly story: CompiledStory;
  readonly place: Place;
  readonly page: StoryPage;
}

/** What was played may be forgotten at any time and is then played again, so nothing here has to outlast the process. */
export function openShelf(most = placesKept): Shelf {
  const places = new Map<string, Kept>();
  /** The last page that a reader has asked for, by seed, while it is being played. */
  const asked = new Map<number, Promise<unknown>>();

  const keyOf = (
    { slug }: CompiledStory,
    { seed, phase, suspicion, fragments, visits }: StoryFacts,
    steps: readonly number[],
  ) => [slug, seed, phase, suspicion, fragments, visits, steps.join('.')].join(' ');

  const keep = (key: string, kept: Kept) => {
    places.delete(key);
    places.set(key, kept);
    const [oldest] = places.keys();
    if (places.size > most && oldest !== undefined) places.delete(oldest);
  };

  const play = async (story: CompiledStory, facts: StoryFacts, steps: readonly number[]): Promise<StoryPage | null> => {
    /** A story that was saved since has other places. */
    const keptAt = (length: number): Kept | undefined => {
      const kept = places.get(keyOf(story, facts, steps.slice(0, length)));
      return kept?.story === story ? kept : undefined;
    };
    let at = steps.length;
    let kept = keptAt(at);
    while (kept === undefined && at > 0) kept = keptAt(--at);
    if (kept !== undefined && at === steps.length) return kept.page;

    for (let place = kept?.place; ; await setImmediate()) {
      const reading = openReading(story, facts, place);
      const next = steps.slice(at, at + stretch);
      if (!next.every((step) => reading.choose(step))) return null;
      at += next.length;
      place = reading.leave();
      const page = { ...reading.page(), blocks: [...place.blocks] };
      // Where nothing is offered nobody goes on.
      if (page.choices.length > 0) keep(keyOf(story, facts, steps.slice(0, at)), { story, place, page });
      if (at === steps.length) return page;
    }
  };

  return {
    async read(story, facts, path) {
      const steps = path === '' ? [] : path.split('.').map(Number);
      const before = asked.get(facts.seed);
      const page = (before ?? Promise.resolve()).then(() => play(story, facts, steps));
      // A story that breaks does so for the one who asked, and not for the next.
      const done = page.catch(() => null);
      asked.set(facts.seed, done);
      try {
        return await page;
      } finally {
        if (asked.get(facts.seed) === done) asked.delete(facts.seed);
      }
    },
  };
}
