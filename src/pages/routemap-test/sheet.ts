import { clicksToRecover } from '#contract/opening.ts';
import type { ArchiveFile } from '../../content/archiveFiles.ts';
import { corruptionOf, corruptedName } from '../../ui/grade/corruptedName.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/** Range of the lever, in attempts on each file; −1 takes one attempt back. */
export const stops = { least: -1, most: 6 } as const;

/** Time of the empty frame, which belongs to no file. */
const emptyAt = '14:22:06';

/** The measurements of a file, or an empty frame. */
export interface Frame {
  /** Null for the empty frame. */
  readonly name: string | null;
  /** The letters of the name at this position of the lever. */
  readonly letters: readonly { readonly sign: string; readonly grade: Grade }[];
  readonly lost: number;
  /** Time of day; all files have the same date. */
  readonly time: string;
  /** The first letter as a byte, two hexadecimal digits. */
  readonly code: string;
  /** The number of this recovery among the visitor's, from 1; null for a file not recovered. */
  readonly recoveredAs: number | null;
}

const timeOf = (dated: string): string => dated.slice(-8);
const codeOf = (name: string): string => name.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');

const empty: Frame = { name: null, letters: [], lost: 0, time: emptyAt, code: '00', recoveredAs: null };

function frameOf({ name, dated }: ArchiveFile, attempts: number, recovered: readonly string[]): Frame {
  const { text, grades } = corruptedName(name, attempts);
  const order = recovered.indexOf(name) + 1;
  return {
    name,
    letters: Array.from(text, (sign, at) => ({ sign, grade: grades[at] ?? 0 })),
    lost: grades.filter((grade) => grade > 0).length,
    time: timeOf(dated),
    code: codeOf(name),
    recoveredAs: order === 0 ? null : order,
  };
}

/**
 * The frames at a position of the lever. From 0 up the frames have the order of the archive. Below 0 the frames are
 * sorted by time and include the empty frame.
 */
export function framesAt(lever: number, files: readonly ArchiveFile[], recovered: readonly string[]): readonly Frame[] {
  const frames = files.map((file) => frameOf(file, Math.max(0, lever), recovered));
  return lever < 0 ? [...frames, empty].sort((a, b) => a.time.localeCompare(b.time)) : frames;
}

/** The object of the story's choice for a position of the lever; null if there is no such choice. */
export const objectAt = (lever: number): 'third' | 'back' | null =>
  lever < 0 ? 'back' : lever >= clicksToRecover ? 'third' : null;

/** The corruption at a position of the lever, with one decimal place: "0.6". */
export const corruptionAt = (lever: number): string => corruptionOf(lever).toFixed(1);

/** A position in words, for a screen reader. */
export const positionInWords = (lever: number): string =>
  lever < 0
    ? 'one attempt taken back'
    : `${lever} ${lever === 1 ? 'attempt' : 'attempts'} on each, corruption ${corruptionAt(lever)}`;
