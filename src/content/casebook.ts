import { phaseNotices, suspicionWords } from './panels.ts';
import { signText } from './signTexts.ts';
import { advancedFrom, protocolTexts } from './protocolTexts.ts';

/** Number of files that the archive index lists; tests compare it with the list. */
const files = 20;

/** Texts of the casebook tab. Each goal says in plain words how it is reached. */
export const casebookTexts = {
  /** Label of the link to /transcript. */
  transcript: 'All that you have read, on one sheet',
  tab: 'casebook',
  goals: 'What can be found',
  /** Shown while nothing has been found. */
  nothing: 'What you find is written in here. The files in the index can be opened now.',
  /** Shown after the label of the first goal. Screen readers read coveredWord.ts instead. */
  coveredWord: '████',
  hints: {
    seals:
      'Each opens at one word, said here or at the head of a page. The words can be worked out from files and rooms.',
    rooms:
      'A room is entered by a link, or by its address. The front hall, the index and the other public sheets are not counted.',
    exhibits: 'Small things that drift over a page. A press keeps one.',
    pieces: 'Some lines are kept as soon as they are read.',
    files:
      'A file in the index is partially recovered at the third press: its text comes back, and letters of its name are lost.',
    verdict: 'At 14:22:07 on 2021.03.15 all five gave one answer, and nobody was there to hear it. Which word was it?',
    verdictUnheard:
      'It counts only if it is said with somebody there to hear it. A chair is kept for that. Whoever reads on is shown it.',
    verdictChair: 'It is said in the kitchen, on the sixth chair. Whoever sits down there is asked for it.',
    verdictSaid: 'It was said in the kitchen, and it was heard.',
    verdictKept: 'You know it, and kept it to yourself.',
  },
  labels: {
    seals: 'seals broken',
    rooms: 'rooms entered',
    exhibits: 'exhibits',
    pieces: 'pieces of the record',
    files: 'archive files',
    verdict: 'They agreed on one word.',
  },
  /** State of the last word: not said (`unheard`), said (`heard`), or known but withheld by choice (`kept`). */
  unheard: 'unheard',
  heard: 'heard',
  kept: 'kept',
  /** The page of each goal. The casebook opens at phase 1, when all these pages are open. */
  ways: { seals: '/protocol', rooms: '/narrative', files: '/routemap' },
  /** Link to the page of the sixth chair, shown once that page is open. */
  chair: { to: '/kitchen', name: 'the kitchen' },
  count: (found: number, total: number | undefined): string =>
    total === undefined ? String(found) : `${found} of ${total}`,
  causes: 'What you did, and what it changed',
  finds: 'Found, the latest first',
  rooms: 'Rooms you have entered',
  changed: 'has changed',
  remarks: 'Remarks made in this visit',
  failure: 'The book of entries has not been brought. What is counted here lies on this device.',
  retry: 'Ask again',
  whole: 'the whole casebook',
  hall: 'the front hall',
} as const;

const fileReveals: Readonly<Record<number, string>> = {
  5: ' The index shows a way to /void.',
  7: ' The index names three paths.',
  10: ' The index has one more link, in faint ink.',
};

/** The entry for a new phase, and for its letter if there is one. */
export const reachedText = (phase: number, hasLetter: boolean): string =>
  `${phaseNotices[phase as 1 | 2 | 3 | 4 | 5]?.title ?? ''}${hasLetter ? ' A letter came.' : ''}`;

/** The entry for a suspicion of `level`, 0 to 5. */
export const markedText = (level: number): string =>
  level < 1
    ? 'A small mark was made beside your line in the register.'
    : `Your line in the register was ${suspicionWords(level)}.`;

/** The effects of the reader's acts. Each text must be true whenever the entry beside it is true. */
export const effectTexts = {
  came: 'If there is a record of you, a cookie on this device holds its random number, by which you are known again.',
  phase: (phase: number): string => phaseNotices[phase as 1 | 2 | 3 | 4 | 5]?.text ?? '',
  /**
   * `sign`: the behaviour that raised suspicion; undefined if suspicion has not risen. `isFirst`: true for the oldest
   * entry on suspicion. Its text also explains the causes and the cost of suspicion.
   */
  suspicion: (sign: string | undefined, isWithheld: boolean, isFirst: boolean): string =>
    [
      signText(sign),
      isWithheld ? 'The remarks were withheld.' : '',
      isFirst
        ? 'Haste brings a mark, and so do hidden links, seals, and a person left in the middle of a sentence. Underlined three times, you are told less.'
        : '',
      'Calm reading rubs it out.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  readAgain: 'The room was told that you had been before.',
  pressed: casebookTexts.hints.files,
  /** `count`: number of recovered files, including this one. */
  recovered: (count: number): string =>
    `${count === 1 ? '1 file lies' : `${count} files lie`} open, of ${files}.${fileReveals[count] ?? ''}`,
  /** `count`: number of unlocked protocols, including this one. */
  seal: (count: number): string =>
    `${count === 1 ? '1 seal is' : `${count} seals are`} broken, of ${protocolTexts.seals}.${
      count === advancedFrom ? ' The box “advanced investigation mode” was ticked.' : ''
    }`,
  vote: 'It stands in the count, as one vote.',
  /** By state of a paid order. */
  seat: {
    published: 'The line stood on the seat.',
    removed: 'The line stood on the seat, and was taken down.',
    waiting: 'The line is being read.',
    refused: 'The line was handed back.',
    returned: 'The fee went back, and the line went with it.',
  } as Readonly<Record<string, string>>,
  exhibit: 'Entered as an exhibit.',
  found: 'Kept in the record.',
  draft: 'It stands in the draft.',
  wentBack: (phase: number): string => (phase >= 2 ? 'The Observer entered it.' : 'It was entered.'),
  left: 'Here the clocks stood still.',
} as const;

/**
 * The entries for the sixth chair: the reader has sat down, or has said the word there. The word itself is in no
 * shipped file.
 */
export const chairTexts = {
  sat: { text: 'Sat down on the sixth chair.', effect: 'Whoever sits there is asked for one word.' },
  said: {
    text: 'Sat down on the sixth chair, and said the last word.',
    effect: 'The lamps went down. Case 47,001 has been heard.',
  },
} as const;

/** Entries for detours: the reader went back up a page, or was away, in a visit on this device. */
export const detourTexts = {
  wentBack: (path: string, from: number, to: number): string => `Went back up ${path}, from ${from} to ${to} percent.`,
  left: (seconds: number): string =>
    `Looked elsewhere for ${seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`}.`,
} as const;
