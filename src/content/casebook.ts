import { phaseNotices } from './panels.ts';
import { signText } from './signTexts.ts';
import { advancedFrom, protocolTexts } from './protocolTexts.ts';

/** Number of files that the archive index lists; tests compare it with the list. */
const files = 20;

/** Texts of the casebook tab. Each goal says in plain words how it is reached. */
export const casebookTexts = {
  tab: 'casebook',
  goals: 'What can be found',
  hints: {
    seals:
      'Each gives to one word, said here or at the head of a page. The words can be worked out from files and rooms.',
    rooms:
      'A room is entered by a link, or by its address. The front hall, the index and the other public sheets are not counted.',
    exhibits: 'Small things that drift over a page. A press keeps one.',
    pieces: 'Some lines are kept as soon as they are read.',
    files: 'A file in the index comes back whole at the third press.',
    chair: 'It stands in the kitchen. Whoever sits down on it is asked for one word.',
  },
  labels: {
    seals: 'seals broken',
    rooms: 'rooms entered',
    exhibits: 'exhibits',
    pieces: 'pieces of the record',
    files: 'archive files',
    chair: 'the sixth chair',
  },
  /** The sixth chair while it is not there yet, once all seals are broken: it comes with reading time and rooms. */
  notShown: 'not shown yet',
  chairLater: 'Whoever has read further is shown it.',
  /** Where a goal is found; the casebook opens at phase 1, and all but the chair are open then. */
  ways: { seals: '/protocol', rooms: '/narrative', files: '/routemap', chair: '/kitchen' },
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

/** What an act of the reader changed. Each must be true whenever the entry that it stands beside is. */
export const effectTexts = {
  came: 'If there is a record of you, a cookie on this device holds its random number, by which you are known again.',
  phase: (phase: number): string => phaseNotices[phase as 1 | 2 | 3 | 4 | 5]?.text ?? '',
  /** `sign`: what had raised it; undefined where it has not risen. `isFirst`: the oldest of these entries says what raises it and what it costs. */
  suspicion: (sign: string | undefined, isWithheld: boolean, isFirst: boolean): string =>
    [
      signText(sign),
      isWithheld ? 'The remarks were withheld.' : '',
      isFirst
        ? 'Haste raises it, and so do hidden links, seals, and a person left in the middle of a sentence. From 3 on you are told less.'
        : '',
      'Calm reading lowers it.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  readAgain: 'The room was told that you had been before.',
  pressed: casebookTexts.hints.files,
  /** `count`: how many files were recovered with this one. */
  recovered: (count: number): string =>
    `${count === 1 ? '1 file lies' : `${count} files lie`} open, of ${files}.${fileReveals[count] ?? ''}`,
  /** `count`: how many seals were broken with this one. */
  seal: (count: number): string =>
    `${count === 1 ? '1 seal is' : `${count} seals are`} broken, of ${protocolTexts.seals}.${
      count === advancedFrom ? ' Your card was marked for advanced investigation mode.' : ''
    }`,
  vote: 'It stands in the count, as one vote.',
  seat: 'The line stood on the seat.',
  exhibit: 'Entered as an exhibit.',
  found: 'Kept in the record.',
  draft: 'It stands in the draft.',
  wentBack: (phase: number): string => (phase >= 2 ? 'The Observer entered it.' : 'It was entered.'),
  left: 'Here the clocks stood still.',
} as const;

/** The entry of the sixth chair: who has sat down, and who has said the word there. The word itself ships nowhere. */
export const chairTexts = {
  sat: { text: 'Sat down on the sixth chair.', effect: 'Whoever sits there is asked for one word.' },
  said: {
    text: 'Sat down on the sixth chair, and said the last word.',
    effect: 'The pens went down. Case 47,001 has been heard.',
  },
} as const;

/** What the reader did in visits on this device, for the casebook tab. */
export const detourTexts = {
  wentBack: (path: string, from: number, to: number): string => `Went back up ${path}, from ${from} to ${to} percent.`,
  left: (seconds: number): string =>
    `Looked elsewhere for ${seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`}.`,
} as const;
