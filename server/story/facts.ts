import { type Verdict, verdicts } from '#contract/verdicts.ts';
import { momentNames, type Moments } from '#contract/calendar.ts';
import { acts, type ActsDone } from '../profile/acts.ts';

/** The facts about the reader that a story can use. Only the server sets them. */
export interface StoryFacts {
  /** Seed of every shuffle in the story: an unsigned 31-bit integer, constant for a visitor. */
  readonly seed: number;
  /** 0 to 5. */
  readonly phase: number;
  /** 0 to 5 in tenths. */
  readonly suspicion: number;
  /** The number of different fragments that the visitor has found. */
  readonly fragments: number;
  /** Earlier visits to this page. */
  readonly visits: number;
  /** The highest suspicion so far, 0 to 5 in tenths. */
  readonly peak?: number;
  /** Number of broken seals, 0 to 4. */
  readonly seals?: number;
  /** Number of recovered archive files, 0 to 20. */
  readonly files?: number;
  /**
   * Number of story pages that the reader has opened. The present page is included if the reader has a record and the
   * request counts as read.
   */
  readonly rooms?: number;
  /** The vote on the hedge; absent for none. */
  readonly vote?: Verdict | null;
  /** 1 after the end: the word has been said in the kitchen. */
  readonly ended?: 0 | 1;
  /**
   * 0 for a reader without a record, because no batch was counted yet, or because the reader refused and nothing is
   * stored. Absent: 1.
   */
  readonly kept?: 0 | 1;
  /** The moments of the calendar by the reader's own clock. Absent: none. */
  readonly moments?: Moments;
  readonly acts?: ActsDone;
}

/** Facts that are numbers, and may be declared as a VAR of a story. */
const numberFacts = [
  'phase',
  'suspicion',
  'fragments',
  'visits',
  'peak',
  'seals',
  'files',
  'rooms',
  'ended',
  'kept',
] as const;
type NumberFact = (typeof numberFacts)[number];
/** Prefix of an act's name in a story. It prevents conflicts with the story's own variables. */
export const actPrefix = 'did_';
/** Facts with words as values; "" for no value. */
export const wordFacts: Readonly<Record<string, readonly string[]>> = {
  vote: verdicts,
  ...Object.fromEntries(Object.entries(acts).map(([name, { values }]) => [`${actPrefix}${name}`, values])),
};
/** Every name that a story may declare to get a fact. */
export const factNames: readonly string[] = [...numberFacts, ...momentNames, ...Object.keys(wordFacts)];

const isMoment = (name: string): name is keyof Moments => (momentNames as readonly string[]).includes(name);

/** The value of a fact for Ink. */
export function factOf(facts: StoryFacts, name: string): number | string {
  if (name in wordFacts) return (name === 'vote' ? facts.vote : facts.acts?.[name.slice(actPrefix.length)]) ?? '';
  if (isMoment(name)) return facts.moments?.[name] === true ? 1 : 0;
  return facts[name as NumberFact] ?? (name === 'kept' ? 1 : 0);
}
