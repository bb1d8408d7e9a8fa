import type { Grade } from '../../ui/grade/Graded.tsx';

/** One beat of the file: what is lost or mended is lost or mended at these. */
export const beatMs = 1500;
/** Text that has gone by further than this since the last beat was not read. */
export const hurryPx = 450;
/** The state of a line runs from 0, whole, to this. */
export const worst = 8;
/** As the file is handed over. */
export const asFound = 3;
/** Of a line in the worst state so many letters in a hundred are touched, and so many pairs exchanged. */
const touchedShare = 0.72;
const exchangedShare = 0.2;

/** What one line has been through. A line that was mended keeps. */
export interface Wear {
  readonly damage: number;
  readonly isKept: boolean;
}

/** What the reader did in a beat. */
export interface Beat {
  /** The line being read; null for none. */
  readonly reading: number | null;
  /** Whether a line can be seen at all. */
  readonly isSeen: (line: number) => boolean;
  /** How far the page went by. */
  readonly movedPx: number;
}

/** The file a beat later: the line that is read slowly mends by one, hurried over it loses two, and what lies beside it in sight loses one. */
export function afterBeat(lines: readonly Wear[], { reading, isSeen, movedPx }: Beat): readonly Wear[] {
  return lines.map((line, at) => {
    if (line.isKept) return line;
    if (at !== reading) return isSeen(at) ? worn(line, 1) : line;
    if (movedPx > hurryPx) return worn(line, 2);
    return { damage: line.damage - 1, isKept: line.damage <= 1 };
  });
}

const worn = (line: Wear, by: number): Wear =>
  line.damage >= worst ? line : { ...line, damage: Math.min(worst, line.damage + by) };

/** A number from 0 to 1 that belongs to a place, the same at every reading: a letter that comes back comes back where it was. */
function lot(line: number, at: number, draw: number): number {
  let bits = Math.imul(line + 1, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca6b) ^ Math.imul(draw + 1, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0x1_0000_0000;
}

export interface Letter {
  readonly letter: string;
  readonly grade: Grade;
  /** True for a letter that stands in its neighbour's place. */
  readonly isMoved: boolean;
}

const isInner = (letters: readonly string[], at: number) =>
  [at - 1, at, at + 1].every((index) => /\p{L}/u.test(letters[index] ?? ''));

/**
 * The letters of a line in a given state. Only neighbours within a word change places, never its first letter or its
 * last, so that what is spoiled can still be made out.
 */
export function lettersOf(text: string, line: number, damage: number, mayExchange: boolean): readonly Letter[] {
  const letters = Array.from(text);
  const share = damage / worst;
  const set = letters.map((letter, at): Letter => {
    const depth = share * touchedShare - lot(line, at, 0);
    const grade = depth <= 0 || letter === ' ' ? 0 : depth < 0.16 ? 10 : depth < 0.4 ? 20 : 35;
    return { letter, grade, isMoved: false };
  });
  if (!mayExchange) return set;
  for (let at = 0; at + 1 < set.length; at++) {
    const [here, next] = [set[at], set[at + 1]];
    if (here === undefined || next === undefined || here.letter === next.letter) continue;
    if (lot(line, at, 1) >= share * exchangedShare || !isInner(letters, at) || !isInner(letters, at + 1)) continue;
    set[at] = { ...next, isMoved: true };
    set[at + 1] = { ...here, isMoved: true };
    at++;
  }
  return set;
}

/** How many letters of a line are not what they were. */
export const lostIn = (letters: readonly Letter[]): number =>
  letters.filter(({ grade, isMoved }) => grade !== 0 || isMoved).length;

const encoder = new TextEncoder();

/** The bytes of a letter, as figures. */
export const bytesOf = (letter: string): string =>
  Array.from(encoder.encode(letter), (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

/** Where each line begins in the file, in bytes, as four figures. */
export function offsetsOf(texts: readonly string[]): readonly string[] {
  let at = 0;
  return texts.map((text) => {
    const offset = at.toString(16).toUpperCase().padStart(4, '0');
    at += encoder.encode(text).length;
    return offset;
  });
}
