import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';

/** Placeholder for a clause in the text of the story. */
const blank = '____';

/** One line of the draft: joining words, and a gap for a clause. */
export interface DraftLine {
  /** The name of the gap: "heard" in "heard-b". */
  readonly gap: string;
  readonly before: string;
  /** The block of the story that has this line. */
  readonly block: StoryBlock;
  /** The punctuation after the gap: comma or full stop. */
  readonly after: string;
  readonly clauses: readonly StoryChoice[];
  /** `written`: the present clause. `replaced`: the clause before it. */
  readonly written: StoryChoice | null;
  readonly replaced: StoryChoice | null;
  /** The note beside the present clause. */
  readonly note: StoryBlock | null;
}

const gapOf = (object: string | undefined): string | null => /^([a-z]+)-[a-z]$/.exec(object ?? '')?.[1] ?? null;

/**
 * The present draft: the quoted lines of the story in order, each with its gap. The choices name the gaps, in the same
 * order.
 */
export function draftOf(blocks: readonly StoryBlock[], choices: readonly StoryChoice[]): DraftLine[] {
  const gaps = [...new Set(choices.flatMap(({ object }) => gapOf(object) ?? []))];
  const lines = blocks.filter(({ kind, text }) => kind === 'quote' && text.includes(blank));
  return gaps.map((gap, index) => {
    const block = lines[index] ?? { kind: 'quote', text: blank };
    const [before = '', after = ''] = block.text.split(blank);
    const clauses = choices.filter(({ object }) => gapOf(object) === gap);
    const notes = blocks.filter(({ kind, object }) => kind === 'caption' && gapOf(object) === gap);
    const note = notes.at(-1) ?? null;
    const clauseOf = (object: string | undefined) => clauses.find((clause) => clause.object === object) ?? null;
    return {
      gap,
      before: before.trim(),
      block,
      after,
      clauses,
      written: clauseOf(note?.object),
      replaced: clauseOf(notes.findLast(({ object }) => object !== note?.object)?.object),
      note,
    };
  });
}

/**
 * The word that is left after the draft was struck out, from a heading of the story; null for a draft that is not
 * struck out. Writing a clause undoes the strike.
 */
export const leftOf = (blocks: readonly StoryBlock[]): string | null =>
  blocks.findLast(({ kind }) => kind === 'caption')?.object === 'strike'
    ? (blocks.findLast(({ kind }) => kind === 'heading')?.text ?? '')
    : null;

/** A line split before and after a word. If the word is not in the line, the whole line is the first part. */
export function partAt(line: string, word: string): readonly [before: string, word: string, behind: string] {
  const words = line.split(' ');
  const at = word === '' ? -1 : words.indexOf(word);
  if (at < 0) return [line, '', ''];
  return [words.slice(0, at).join(' '), word, words.slice(at + 1).join(' ')];
}

/** The gap in hand: the chosen gap, or else the first empty one; null if there is neither. */
export const gapInHand = (lines: readonly DraftLine[], chosen: string | null): string | null =>
  lines.find(({ gap }) => gap === chosen)?.gap ?? lines.find(({ written }) => written === null)?.gap ?? null;

/** The entry for a clause in the history of collaboration: "and heard for: fifteen seconds". */
export const entryOf = ({ before }: DraftLine, clause: StoryChoice): string => `${before}: ${clause.text}`;
