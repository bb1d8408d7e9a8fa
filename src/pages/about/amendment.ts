import { notice, particulars, type Piece, signature } from '../../content/about.ts';
import type { Issue } from '../../content/issue.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/** A change of issue under way. `beat` counts from 0; the words follow one another by one beat. */
export interface Amendment {
  readonly from: Issue;
  readonly to: Issue;
  readonly beat: number;
}

/** A place that is tried in the wording of another issue, and then reads as before. `step` counts from 0. */
export interface Trial {
  readonly piece: Piece;
  readonly of: Issue;
  readonly step: number;
}

/** Down the grades with the old word, up again with the new one: the house's signature movement. */
const course: readonly (readonly [which: 'from' | 'to', grade: Grade])[] = [
  ['from', 10],
  ['from', 20],
  ['from', 35],
  ['to', 35],
  ['to', 20],
];
/** An amended word never quite loses the mark of it. */
const amendedGrade: Grade = 10;

const pieces: readonly Piece[] = [
  ...notice.flatMap(({ paragraphs }) => paragraphs.flat()),
  ...signature,
  ...particulars.flatMap(({ value }) => value),
];
const differs = (piece: Piece, one: Issue, other: Issue): piece is Exclude<Piece, string> =>
  typeof piece !== 'string' && piece[one] !== piece[other];

/** The pieces that change between two issues, in the order of reading. */
const changing = (from: Issue, to: Issue): readonly Piece[] => pieces.filter((piece) => differs(piece, from, to));

/** How many places read otherwise in `issue` than in `from`, the first one if it is left out. */
export const placesAmended = (issue: Issue, from: Issue = 0): number => changing(from, issue).length;

/** Beats until the last word has changed. */
export const lengthOf = ({ from, to }: Amendment): number => changing(from, to).length + course.length;

/** The text of a piece and its grade, at this moment of an amendment. */
export function readingOf(piece: Piece, { from, to, beat }: Amendment): { text: string; grade: Grade } {
  if (typeof piece === 'string') return { text: piece, grade: 0 };
  const rest = (issue: Issue) => ({
    text: piece[issue],
    grade: piece[issue] === piece[0] ? (0 as Grade) : amendedGrade,
  });
  if (!differs(piece, from, to)) return rest(to);
  const step = beat - changing(from, to).indexOf(piece);
  if (step <= 0) return rest(from);
  const point = course[step - 1];
  if (point === undefined) return rest(to);
  return { text: piece[point[0] === 'from' ? from : to], grade: point[1] };
}

/** The steps of a trial: to the other wording, the wording at rest, and back. */
const trialCourse: typeof course = [
  ...course,
  ['to', amendedGrade],
  ...course.map(([which, grade]) => [which === 'from' ? 'to' : 'from', grade] as const),
];
export const trialSteps = trialCourse.length;
/** The step at which the other wording is at rest. */
export const triedStep = course.length;

/** A tried place keeps the mark of an amended one. */
export const readingOfTried = (piece: Exclude<Piece, string>, issue: Issue): { text: string; grade: Grade } => ({
  text: piece[issue],
  grade: amendedGrade,
});

/** The text and grade of the place of a trial, while `issue` is in force. */
export function readingOfTrial({ piece, of, step }: Trial, issue: Issue): { text: string; grade: Grade } {
  if (typeof piece === 'string') return { text: piece, grade: 0 };
  const [which, grade] = trialCourse[step] ?? (['from', amendedGrade] as const);
  return { text: piece[which === 'from' ? issue : of], grade };
}

/** The paragraphs of the notice, the signature last. */
export const paragraphs: readonly (readonly Piece[])[] = [
  ...notice.flatMap((section) => section.paragraphs),
  signature,
];

/** The places of a paragraph that read otherwise in the issue `of`. */
export const placesToTry = (paragraph: readonly Piece[], issue: Issue, of: Issue): readonly Exclude<Piece, string>[] =>
  paragraph.filter((piece): piece is Exclude<Piece, string> => differs(piece, issue, of));
