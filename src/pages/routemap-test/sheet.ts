import type { ArchiveFile } from '../../content/archiveFiles.ts';
import { corruptionOf, corruptName, recoveryAttempts } from '../../ui/grade/corruption.ts';
import type { Grade } from '../../ui/grade/Graded.tsx';

/** How far the lever goes, in attempts on each file. It was built to stop at nought. */
export const stops = { least: -1, most: 6 } as const;

/** The piece that was cut out of the record has the same second; the frame beside it is nobody's yet. */
const emptyAt = '14:22:06';

/** A file reduced to what can be measured, or a frame with nothing in it. */
export interface Frame {
  /** Null for the frame that no file belongs to. */
  readonly name: string | null;
  /** Its letters as they stand at this position of the lever. */
  readonly letters: readonly { readonly sign: string; readonly grade: Grade }[];
  readonly lost: number;
  /** Time of day, without the day they share. */
  readonly time: string;
  /** The first letter as a byte, two figures to the base of sixteen. */
  readonly code: string;
  /** Which recovery of this visitor's it was, from 1; null for a file not recovered. */
  readonly recoveredAs: number | null;
}

const timeOf = (dated: string): string => dated.slice(-8);
const codeOf = (name: string): string => name.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');

const empty: Frame = { name: null, letters: [], lost: 0, time: emptyAt, code: '00', recoveredAs: null };

function frameOf({ name, dated }: ArchiveFile, attempts: number, recovered: readonly string[]): Frame {
  const { text, grades } = corruptName(name, attempts);
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

/** The sheet at a position of the lever: as indexed from nought up, and below nought as it happened, with a frame over. */
export function framesAt(lever: number, files: readonly ArchiveFile[], recovered: readonly string[]): readonly Frame[] {
  const frames = files.map((file) => frameOf(file, Math.max(0, lever), recovered));
  return lever < 0 ? [...frames, empty].sort((a, b) => a.time.localeCompare(b.time)) : frames;
}

/** What the story calls a position; null between the two that it has something to say about. */
export const objectAt = (lever: number): 'third' | 'back' | null =>
  lever < 0 ? 'back' : lever >= recoveryAttempts ? 'third' : null;

/** "0.6" */
export const corruptionAt = (lever: number): string => corruptionOf(lever).toFixed(1);

/** A position as a screen reader says it. */
export const positionInWords = (lever: number): string =>
  lever < 0
    ? 'one attempt taken back'
    : `${lever} ${lever === 1 ? 'attempt' : 'attempts'} on each, corruption ${corruptionAt(lever)}`;
