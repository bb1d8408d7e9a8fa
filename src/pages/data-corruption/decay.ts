import type { Grade } from '../../ui/grade/GradedText.tsx';
import { randomAt } from '../../ui/random.ts';

/** Period in which a line decays or is repaired once, ms. */
export const beatMs = 1500;
/** A line is read in a hurry if the page has scrolled more than this distance since the last beat, px. */
export const hurryPx = 450;
/** Maximum damage of a line; 0 is undamaged. */
export const worst = 8;
/** Initial damage of every line. */
export const asFound = 3;
/** At maximum damage: share of the letters that are damaged, and share of the neighbouring pairs that are exchanged. */
const touchedShare = 0.72;
const exchangedShare = 0.2;

/** The state of one line. `isKept`: the line was fully repaired and does not decay any more. */
export interface Wear {
  readonly damage: number;
  readonly isKept: boolean;
}

/** The reader's activity in one beat. */
export interface Beat {
  /** The line being read; null for none. */
  readonly reading: number | null;
  /** Whether a line is in the window. */
  readonly isSeen: (line: number) => boolean;
  /** Distance by which the page was scrolled, px. */
  readonly movedPx: number;
}

/**
 * The lines one beat later. The damage of the line that is read falls by 1, or rises by 2 if the line is read in a
 * hurry. The damage of every other line in view rises by 1. Kept lines do not change. Pure.
 */
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

export interface Letter {
  readonly letter: string;
  readonly grade: Grade;
  /** True for a letter that was exchanged with its neighbour. */
  readonly isMoved: boolean;
}

const isInner = (letters: readonly string[], at: number) =>
  [at - 1, at, at + 1].every((index) => /\p{L}/u.test(letters[index] ?? ''));

/**
 * The letters of a line in a given state; the result for a state is always the same. Only neighbours within a word are
 * exchanged, never the first or the last letter, so that the text can still be read.
 */
export function lettersOf(text: string, line: number, damage: number, mayExchange: boolean): readonly Letter[] {
  const letters = Array.from(text);
  const share = damage / worst;
  const set = letters.map((letter, at): Letter => {
    const depth = share * touchedShare - randomAt(line, at, 0);
    const grade = depth <= 0 || letter === ' ' ? 0 : depth < 0.16 ? 10 : depth < 0.4 ? 20 : 35;
    return { letter, grade, isMoved: false };
  });
  if (!mayExchange) return set;
  for (let at = 0; at + 1 < set.length; at++) {
    const [here, next] = [set[at], set[at + 1]];
    if (here === undefined || next === undefined || here.letter === next.letter) continue;
    if (randomAt(line, at, 1) >= share * exchangedShare || !isInner(letters, at) || !isInner(letters, at + 1)) continue;
    set[at] = { ...next, isMoved: true };
    set[at + 1] = { ...here, isMoved: true };
    at++;
  }
  return set;
}

/** Number of letters of a line that are damaged or moved. */
export const lostIn = (letters: readonly Letter[]): number =>
  letters.filter(({ grade, isMoved }) => grade !== 0 || isMoved).length;

const encoder = new TextEncoder();

/** The UTF-8 bytes of a letter in hexadecimal. */
export const bytesOf = (letter: string): string =>
  Array.from(encoder.encode(letter), (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

/** Byte offset of each line in the file, as four hexadecimal figures. */
export function offsetsOf(texts: readonly string[]): readonly string[] {
  let at = 0;
  return texts.map((text) => {
    const offset = at.toString(16).toUpperCase().padStart(4, '0');
    at += encoder.encode(text).length;
    return offset;
  });
}
