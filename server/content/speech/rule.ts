import type { Phase } from '#contract/visitor.ts';

/** The voices that answer, and the lowest phase of each: docs/story.md, "Who speaks". */
export const voicePhases = {
  institution: 0,
  archivist: 1,
  observer: 2,
  advocate: 3,
  judge: 4,
  stranger: 5,
  /** The voice of the site itself: outside the fiction, in plain words. */
  site: 0,
} as const satisfies Readonly<Record<string, Phase>>;
export type Voice = keyof typeof voicePhases;

/** One authored answer, of at most 240 characters. */
export interface Saying {
  readonly voice: Voice;
  readonly text: string;
  /** The lowest phase at which the saying may be given, if it is higher than the phase of its voice. */
  readonly from?: Phase;
  /** True: only after the end. False: only before it. Absent: both. */
  readonly ended?: boolean;
  /** The slugs of the pages on which the saying may be given. Absent: all. */
  readonly at?: readonly string[];
  /** A path of this site that the answer leads to. */
  readonly link?: string;
  /**
   * True: a hash of the reader's words chooses one of the sayings with this property that have the same voice and
   * `from`.
   */
  readonly varies?: true;
}

/**
 * A pattern for the reader's words, and its answers. The first rule that matches and has an allowed saying answers,
 * with its last allowed saying.
 */
export interface SpeechRule {
  readonly id: string;
  /** Tested on the folded words (`fold.ts`). */
  readonly said: RegExp;
  /** Examples of words of a reader. Each is answered by this rule. */
  readonly examples: readonly string[];
  readonly says: readonly Saying[];
}

type More = Omit<Saying, 'voice' | 'text'>;
const by =
  (voice: Voice) =>
  (text: string, more: More = {}): Saying => ({ voice, text, ...more });

export const institution = by('institution');
export const archivist = by('archivist');
export const observer = by('observer');
export const advocate = by('advocate');
export const judge = by('judge');
export const stranger = by('stranger');
export const site = by('site');

/** Creates a rule. `said`: a pattern that matches the folded words or a part of them. */
export const rule = (
  id: string,
  said: RegExp,
  examples: readonly string[],
  ...says: readonly Saying[]
): SpeechRule => ({
  id,
  said,
  examples,
  says,
});

/** A pattern that matches these words alone, or with a few introducing words. `words`: alternatives of a pattern. */
export const alone = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:please|the|a|an|my|your|to|go|open|show|me|us|take|enter|find|see|room|page|tell|about|and|hey|who|where|whos|wheres|what|whats|is|are|was|became|happened|of|on|at|d5u|hello|hi|dear|can|could|may|i|want|would|like|need|let|talk|speak|with|meet|call) )*(?:${words})(?: (?:please|room|page|d5u))*$`,
  );

/**
 * A pattern that matches these words alone, or with a few words before and after them. `words`: alternatives of a
 * pattern.
 */
export const whole = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:and|but|so|oh|well|please|hey|ok|no|yes|d5u|court) )*(?:${words})(?: (?:then|now|please|d5u|court|today|really|at all|again|here|too))*$`,
  );

/** Parts of patterns: the words that address the machine, and “are”. */
export const you = '(?:you|u|ya|it|d5u|the (?:ai|machine|court|model))';
export const are = '(?:are|r|is)';

/** Options of a saying that may be given only before the end, or only after it. */
export const before = { ended: false } as const;
export const after = { ended: true } as const;

/** The name that is shown for a voice. */
export const voiceNames: Readonly<Record<Voice, string>> = {
  institution: 'The institution',
  archivist: 'The Archivist',
  observer: 'The Observer',
  advocate: 'The Advocate',
  judge: 'The Judge',
  stranger: 'The Stranger',
  site: 'This site',
};
