import { type Verdict, verdicts } from '#contract/verdicts.ts';
import { momentNames, type Moments } from '#contract/calendar.ts';
import { acts, type ActsDone } from '../profile/acts.ts';

/** Everything that a story can know about its reader. The server decides it, never the reader. */
export interface StoryFacts {
  /** Decides every shuffle in the story; an unsigned 31-bit integer, the same for one visitor. */
  readonly seed: number;
  /** 0 to 5. */
  readonly phase: number;
  /** 0 to 5 in tenths. */
  readonly suspicion: number;
  /** The number of different fragments that the visitor has found. */
  readonly fragments: number;
  /** Earlier visits to this page. */
  readonly visits: number;
  /** The highest suspicion that there ever was, 0 to 5 in tenths. */
  readonly peak?: number;
  /** The number of seals broken, 0 to 4. */
  readonly seals?: number;
  /** The number of archive files recovered, 0 to 20. */
  readonly files?: number;
  /** The number of story pages opened, this one included. */
  readonly rooms?: number;
  /** The vote on the hedge; absent before there is one. */
  readonly vote?: Verdict | null;
  /** 1 once the word has been said in the kitchen, after the end. */
  readonly ended?: 0 | 1;
  /** 0 for a reader of whom there is no record: none has begun, or none may be kept and none is left. Absent: 1. */
  readonly kept?: 0 | 1;
  /** The moments of the calendar at the reader's own clock. Absent: none. */
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
/** What stands before the name of an act in a story, so that it is none of the story's own variables. */
export const actPrefix = 'did_';
/** Facts that are words: "" where there is none. */
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
