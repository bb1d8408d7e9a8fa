import type { Grade } from '../../ui/grade/GradedText.tsx';
import { randomAt } from '../../ui/random.ts';

/** Lines decay or are mended once in this time. */
export const beatMs = 1500;
/** A page scrolled further than this since the last beat was not read, px. */
export const hurryPx = 450;
/** The damage of a line goes from 0, whole, to this. */
export const worst = 8;
/** The damage that every line begins with. */
export const asFound = 3;
/** In the worst state, the part of a line's letters that are damaged, and of its pairs that are exchanged. */
const touchedShare = 0.72;
const exchangedShare = 0.2;

/** The state of one line. One that was mended is kept: it does not decay any more. */
export interface Wear {
  readonly damage: number;
  readonly isKept: boolean;
}

/** The acts of the reader in a beat. */
export interface Beat {
  /** The line being read; null for none. */
  readonly reading: number | null;
  /** Whether a line is in the window. */
  readonly isSeen: (line: number) => boolean;
  /** How far the page was scrolled, px. */
  readonly movedPx: number;
}

/**
 * The lines a beat later: the one that is read slowly mends by one, read in a hurry it loses two, and every other line
 * in sight loses one. Pure.
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
  /** True for a letter that stands in its neighbour's place. */
  readonly isMoved: boolean;
}

const isInner = (letters: readonly string[], at: number) =>
  [at - 1, at, at + 1].every((index) => /\p{L}/u.test(letters[index] ?? ''));

/**
 * The letters of a line in a given state, the same each time for the same state. Only neighbours within a word change
 * places, never its first letter or its last, so that the text can still be read.
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

/** How many letters of a line are damaged or moved. */
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
