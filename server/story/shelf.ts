import type { StoryPage } from '#contract/api/story.ts';
import type { CompiledStory } from './compile.ts';
import { openReading, type Place, type StoryFacts } from './read.ts';

/** About 6 kB each. A reader leaves one behind at each page, and wants only the latest. */
const placesKept = 500;

/** The places at which readings were left lately. */
export interface Shelf {
  /** The same page as `readStory`, sooner: the reader of the page before this one has one choice played, not all. */
  read(story: CompiledStory, facts: StoryFacts, path: string): StoryPage | null;
}

/** What was played may be forgotten at any time and is then played again, so nothing here has to outlast the process. */
export function openShelf(most = placesKept): Shelf {
  const places = new Map<string, { readonly story: CompiledStory; readonly place: Place }>();

  const keyOf = ({ slug }: CompiledStory, { seed, phase, suspicion, fragments, visits }: StoryFacts, path: string) =>
    [slug, seed, phase, suspicion, fragments, visits, path].join(' ');

  /** A story that was saved since has other places. */
  const placeAt = (story: CompiledStory, key: string): Place | undefined => {
    const known = places.get(key);
    return known?.story === story ? known.place : undefined;
  };
  const keep = (story: CompiledStory, key: string, place: Place) => {
    places.delete(key);
    places.set(key, { story, place });
    const [oldest] = places.keys();
    if (places.size > most && oldest !== undefined) places.delete(oldest);
  };

  return {
    read(story, facts, path) {
      const steps = path === '' ? [] : path.split('.').map(Number);
      const last = steps.at(-1);
      const before = steps.slice(0, -1);
      const from = last === undefined ? undefined : placeAt(story, keyOf(story, facts, before.join('.')));
      const reading = openReading(story, facts, from);
      const isOffered = (from === undefined ? steps : steps.slice(-1)).every((step) => reading.choose(step));
      if (!isOffered) return null;
      const page = reading.page();
      // Where nothing is offered nobody goes on.
      if (page.choices.length > 0) keep(story, keyOf(story, facts, steps.join('.')), reading.leave());
      return page;
    },
  };
}
