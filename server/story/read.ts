import type { Story } from 'inkjs/engine/Story';
import type { StoryBlock, StoryChoice, StoryPage } from '#contract/api/story.ts';
import type { CompiledStory } from './compile.ts';
import { tagsOf } from './tags.ts';

/** All that a story may know of its reader. The server says it, never the reader. */
export interface StoryFacts {
  /** Decides every shuffle in the story; an unsigned 31-bit integer, the same for one visitor. */
  readonly seed: number;
  /** 0 to 5. */
  readonly phase: number;
  /** 0 to 5 in tenths. */
  readonly suspicion: number;
  /** How many different fragments the visitor holds. */
  readonly fragments: number;
  /** Visits to this page before the present one. */
  readonly visits: number;
}

/** Facts that every story may declare as a VAR; one that does not is not told. */
const toldFacts = ['phase', 'suspicion', 'fragments', 'visits'] as const;

function begin(ink: Story, facts: StoryFacts): void {
  ink.ResetState();
  ink.state.storySeed = facts.seed;
  ink.state.previousRandom = 0;
  for (const name of toldFacts) {
    if (ink.variablesState.GlobalVariableExistsWithName(name)) ink.variablesState.$(name, facts[name]);
  }
}

function blockOf(text: string, tags: ReadonlyMap<string, string>, object: string | undefined): StoryBlock {
  const link = tags.get('hidden-link') ?? tags.get('link');
  const voice = tags.get('voice');
  const fragment = tags.get('fragment');
  return {
    kind: tags.get('block') ?? 'prose',
    text,
    ...(voice === undefined ? {} : { voice }),
    ...(link === undefined ? {} : { link }),
    ...(tags.has('hidden-link') ? { hidden: true } : {}),
    ...(fragment === undefined ? {} : { fragment }),
    ...(object === undefined ? {} : { object }),
  };
}

const choicesOf = ({ ink, numbers }: CompiledStory): StoryChoice[] =>
  ink.currentChoices.map(({ sourcePath, text, tags }) => {
    const index = numbers.get(sourcePath);
    if (index === undefined) throw new Error(`The choice at ${sourcePath} has no number.`);
    const object = tagsOf(tags).get('object');
    return object === undefined ? { index, text } : { index, text, object };
  });

/** One reading under way. It plays on the one instance of its story, so only one may be open at a time. */
export interface Reading {
  /** All that was said so far. The list of blocks grows with the reading. */
  page(): StoryPage;
  /** Goes on along the choice of this number; false for one that is not offered. Throws when the story itself breaks. */
  choose(index: number): boolean;
  /** Where it stands, to be opened there again. */
  leave(): Place;
}

/** Where a reading of one story stood: plain data, good for that very compilation of it and for the same facts. */
export interface Place {
  readonly state: string;
  readonly blocks: readonly StoryBlock[];
  readonly hasEnd: boolean;
}

/** Begins a story for a reader of whom these facts are known, or goes on from a place. Throws when the story itself breaks. */
export function openReading(story: CompiledStory, facts: StoryFacts, from?: Place): Reading {
  const { ink } = story;
  const blocks: StoryBlock[] = [...(from?.blocks ?? [])];
  const found = new Set(blocks.flatMap(({ fragment }) => fragment ?? []));
  let hasEnd = from?.hasEnd ?? false;
  let object: string | undefined;

  const hear = () => {
    while (ink.canContinue) {
      const text = (ink.Continue() ?? '').trim();
      const tags = tagsOf(ink.currentTags);
      if (tags.has('end')) hasEnd = true;
      // Ink opens with an empty line that carries the title, and leaves others where a knot only decides.
      if (text === '') continue;
      const block = blockOf(text, tags, object);
      // A thing looked at twice is one find.
      if (block.fragment !== undefined && found.has(block.fragment)) delete block.fragment;
      if (block.fragment !== undefined) found.add(block.fragment);
      blocks.push(block);
      // A caption closes its exhibit: what follows is said by the room.
      if (block.kind === 'caption') object = undefined;
    }
  };

  let before = blocks.length;
  if (from === undefined) {
    begin(ink, facts);
    hear();
  } else {
    // Whatever another reading left behind goes first, a breakdown among it.
    ink.ResetState();
    ink.state.LoadJson(from.state);
  }
  return {
    page() {
      const choices = choicesOf(story);
      return {
        slug: story.slug,
        title: story.title,
        phase: facts.phase,
        blocks,
        added: blocks.length - before,
        choices,
        ended: choices.length === 0 && hasEnd,
      };
    },
    choose(index) {
      const choices = choicesOf(story);
      const place = choices.findIndex((choice) => choice.index === index);
      if (place < 0) return false;
      before = blocks.length;
      object = choices[place]?.object;
      ink.ChooseChoiceIndex(place);
      hear();
      return true;
    },
    leave: () => ({ state: ink.state.toJson(), blocks: [...blocks], hasEnd }),
  };
}

/**
 * Plays a story from its start along a path of choices ("" or "0.2.1") and answers all that was said. Nothing is kept
 * between calls: the same story, facts and path answer the same page, about 0.5 ms for each choice. Null for a path that
 * the story does not offer to this reader. Throws when the story itself breaks.
 */
export function readStory(story: CompiledStory, facts: StoryFacts, path: string): StoryPage | null {
  const reading = openReading(story, facts);
  const steps = path === '' ? [] : path.split('.').map(Number);
  return steps.every((step) => reading.choose(step)) ? reading.page() : null;
}
