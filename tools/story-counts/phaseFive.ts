import type { StoryBlock } from '#contract/api/story.ts';
import { compileStories, type CompiledStory } from '../../server/story/compile.ts';
import type { StoryFacts } from '../../server/story/facts.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { readStory, startStoryRun } from '../../server/story/storyRun.ts';
import { instrumentStory, segmentIdsIn } from '../../server/story/walker/segments.ts';
import { countWords } from './prose.ts';

/** A trusted reader at phase 5 on a first visit, before the end, with no acts remembered by other pages. */
const reader: StoryFacts = { seed: 7, phase: 5, suspicion: 0, fragments: 12, visits: 0, rooms: 20 };
const readings = 40;
const choicesInReading = 24;

/** The voices of a page at phase 5. */
export interface PageVoices {
  readonly slug: string;
  /** The voice of the first line that is no heading. If a page begins with a choice, the voice after that choice. */
  readonly opening: string;
  /** Number of words by voice, of all text that this reader can be shown. Each piece of text counts once. */
  readonly words: ReadonlyMap<string, number>;
}

/**
 * Every block that this reader is shown in many readings. Each reading takes the choices that were taken least often.
 */
function* blocksShown(story: CompiledStory): Generator<StoryBlock> {
  const timesTaken = new Map<string, number>();
  for (let reading = 0; reading < readings; reading++) {
    const run = startStoryRun(story, reader);
    for (let taken = 0; taken < choicesInReading; taken++) {
      const offered = run.page().choices.map(({ index, text }) => ({ index, key: `${index} ${text}` }));
      if (offered.length === 0) break;
      const timesOf = ({ key }: { key: string }) => timesTaken.get(key) ?? 0;
      const next = offered.reduce((least, choice) => (timesOf(choice) < timesOf(least) ? choice : least));
      timesTaken.set(next.key, timesOf(next) + 1);
      run.choose(next.index);
    }
    yield* run.page().blocks;
  }
}

/** Counts the words of one story by voice. */
function wordsByVoice(compiled: CompiledStory): ReadonlyMap<string, number> {
  const { story, segments } = instrumentStory(compiled, '');
  const voices = new Map<number, string>();
  for (const { text, voice } of blocksShown(story)) {
    for (const id of segmentIdsIn(text)) voices.set(id, voice ?? 'none');
  }
  const words = new Map<string, number>();
  for (const [id, voice] of voices) {
    words.set(voice, (words.get(voice) ?? 0) + countWords(segments[id]?.text ?? ''));
  }
  return words;
}

/** The voice of the first line that is no heading, before any choice or after the first one. */
function openingVoice(story: CompiledStory): string {
  const blocks = ['', '0'].flatMap((path) => readStory(story, reader, path)?.blocks ?? []);
  return blocks.find(({ kind }) => kind !== 'heading')?.voice ?? 'none';
}

/** Plays every story at phase 5. Takes a few seconds. */
export const voicesAtPhaseFive = (): PageVoices[] =>
  [...compileStories(storiesFolder).values()].map((story) => ({
    slug: story.slug,
    opening: openingVoice(story),
    words: wordsByVoice(story),
  }));
