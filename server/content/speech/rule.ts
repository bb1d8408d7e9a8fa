import type { Phase } from '#contract/visitor.ts';

/** Who answers. Each may speak from a phase on: docs/story.md, "Who speaks". */
export const voicePhases = {
  institution: 0,
  archivist: 1,
  observer: 2,
  advocate: 3,
  judge: 4,
  stranger: 5,
  /** Outside the fiction, in plain words. */
  site: 0,
} as const satisfies Readonly<Record<string, Phase>>;
export type Voice = keyof typeof voicePhases;

/** One authored answer, of at most 240 characters. */
export interface Saying {
  readonly voice: Voice;
  readonly text: string;
  /** The lowest phase at which it may be given, where that is above the phase of its voice. */
  readonly from?: Phase;
  /** True: only after the end. False: only before it. Absent: both. */
  readonly ended?: boolean;
  /** The pages on which it may be given. Absent: all. */
  readonly at?: readonly string[];
  /** A path of this site that the answer leads to. */
  readonly link?: string;
  /** True: of the sayings of one voice and `from` with this mark, the words choose one. */
  readonly varies?: true;
}

/**
 * A pattern for the reader's words, and its answers. The first rule of the table that fits and has an allowed answer
 * gives the last of them.
 */
export interface SpeechRule {
  readonly id: string;
  /** Tried on the folded words (`fold.ts`). */
  readonly said: RegExp;
  /** Words of a reader. Each is answered by this rule. */
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

/** Makes a rule. `said`: a pattern for the folded words, of which a part is enough. */
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

/**
 * A pattern for these words alone, with or without a few words that introduce them. `words`: alternatives of a pattern.
 */
export const alone = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:please|the|a|an|my|your|to|go|open|show|me|us|take|enter|find|see|room|page|tell|about|and|hey|who|where|whos|wheres|what|whats|is|are|was|became|happened|of|on|at|d5u|hello|hi|dear|can|could|may|i|want|would|like|need|let|talk|speak|with|meet|call) )*(?:${words})(?: (?:please|room|page|d5u))*$`,
  );

/** A pattern for these words alone, with a few before and after them. `words`: alternatives of a pattern. */
export const whole = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:and|but|so|oh|well|please|hey|ok|no|yes|d5u|court) )*(?:${words})(?: (?:then|now|please|d5u|court|today|really|at all|again|here|too))*$`,
  );

/** Patterns for the machine as somebody may address it, and for “are”. */
export const you = '(?:you|u|ya|it|d5u|the (?:ai|machine|court|model))';
export const are = '(?:are|r|is)';

/** For an answer that is given only before the end, or only after it. */
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
