import { notice, particulars, type Piece, signature } from '../../content/about.ts';
import type { Issue } from '../../content/issue.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/** A running change of issue. `beat` counts from 0; each word starts to change one beat after the previous word. */
export interface Amendment {
  readonly from: Issue;
  readonly to: Issue;
  readonly beat: number;
}

/** A piece that is shown in the wording of the issue `of` for some seconds. `step` counts from 0. */
export interface Trial {
  readonly piece: Piece;
  readonly of: Issue;
  readonly step: number;
}

/**
 * The steps of a change: the old word gets coarser grade by grade, then the new word gets cleaner. Other texts of the
 * site are replaced in the same way.
 */
const course: readonly (readonly [which: 'from' | 'to', grade: Grade])[] = [
  ['from', 10],
  ['from', 20],
  ['from', 35],
  ['to', 35],
  ['to', 20],
];
/** An amended word keeps this grade. */
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

/** Number of pieces that differ between `issue` and `from`, by default the first issue. */
export const placesAmended = (issue: Issue, from: Issue = 0): number => changing(from, issue).length;

/** Beats until the last word has changed. */
export const lengthOf = ({ from, to }: Amendment): number => changing(from, to).length + course.length;

/** Beat of a word's change at which the new word replaces the old one. */
const turningBeat = course.findIndex(([which]) => which === 'to') + 1;

/** The piece of the notice whose new word appears in this beat; null between two pieces. */
export const turningPiece = ({ from, to, beat }: Amendment): Piece | null =>
  changing(from, to)[beat - turningBeat] ?? null;

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

/** The steps of a trial: change to the other wording, a step with that wording, change back. */
const trialCourse: typeof course = [
  ...course,
  ['to', amendedGrade],
  ...course.map(([which, grade]) => [which === 'from' ? 'to' : 'from', grade] as const),
];
export const trialSteps = trialCourse.length;
/** The step with the other wording at rest. */
export const triedStep = course.length;

/** After a trial a piece keeps the grade of an amended piece. */
export const readingOfTried = (piece: Exclude<Piece, string>, issue: Issue): { text: string; grade: Grade } => ({
  text: piece[issue],
  grade: amendedGrade,
});

/** The text and grade of the piece of a trial; `issue` is the current issue. */
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

/** The pieces of a paragraph that differ between `issue` and the issue `of`. */
export const placesToTry = (paragraph: readonly Piece[], issue: Issue, of: Issue): readonly Exclude<Piece, string>[] =>
  paragraph.filter((piece): piece is Exclude<Piece, string> => differs(piece, issue, of));
