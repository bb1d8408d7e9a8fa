import { type RefObject, useState } from 'react';
import { useMotion } from './motion.ts';
import { useInterval } from './useInterval.ts';

/** A word of the line. `struck`: it is going to be replaced; `set`: it has just been set. */
export interface AmendedWord {
  readonly text: string;
  readonly state?: 'struck' | 'set';
}

/** The words to show while a line is amended. */
export interface LineInAmendment {
  readonly words: readonly AmendedWord[];
  /** False until the element has been in view for a step. */
  readonly hasBegun: boolean;
}

/** Time of one step, ms: one word is struck out or set. */
const stepMs = 110;
/** Time for which all replaced words are struck with effects calm, ms. */
const calmMs = 720;
/** Steps before the first word is struck, and between the last struck and the first set word. */
const [stepsBefore, stepsBetween] = [4, 4];

const wordsOf = (line: string): readonly string[] => line.split(' ');

/** A change of one line to another, word by word. */
export interface Amendment {
  /** Number of steps before the line is the new one. */
  readonly steps: number;
  /** The step from which all words that are going to be replaced are struck. */
  readonly struckFrom: number;
  /** The words of the line after `step` steps. */
  readonly at: (step: number) => readonly AmendedWord[];
}

/**
 * The change of the line `from` to the line `to`. The words that both begin with stay. The other old words are struck
 * out one after another. Then each new word takes the place of an old one, and old words that are left go one by one.
 */
export function amendmentOf(from: string, to: string): Amendment {
  const [old, next] = [wordsOf(from), wordsOf(to)];
  const firstChange = old.findIndex((word, index) => word !== next[index]);
  const kept = firstChange < 0 ? old.length : firstChange;
  const strikes = old.length - kept;
  const struckFrom = stepsBefore + strikes;
  const setsFrom = struckFrom + stepsBetween;
  const length = Math.max(old.length, next.length);
  return {
    steps: setsFrom + length - kept + 1,
    struckFrom,
    at(step) {
      const struckTo = kept + Math.min(strikes, Math.max(0, step - stepsBefore));
      const setTo = kept + Math.min(length - kept, Math.max(0, step - setsFrom));
      const isLast = (index: number) => index === setTo - 1 && setTo > kept;
      return [
        ...next.slice(0, setTo).map((text, index) => (isLast(index) ? { text, state: 'set' as const } : { text })),
        ...old
          .slice(setTo)
          .map((text, index) => (setTo + index < struckTo ? { text, state: 'struck' as const } : { text })),
      ];
    },
  };
}

interface Options {
  /** The line at first, so that the reader sees the change to `text`. */
  readonly first: string;
  /** True for a text that the reader has read before. It replaces the line at once. */
  readonly isRead: boolean;
  /** The amendment begins when this element is in view. */
  readonly element: RefObject<Element | null>;
}

/**
 * Follows `text`, and returns the words to show while it is amended, else null. With full effects the line is amended
 * word by word (`amendmentOf`). With effects calm the old words are struck out together and the new line follows, with
 * effects off it is there at once. B-HOME-02, B-HOME-21, R-SA-08.
 */
export function useAmendment(text: string, { first, isRead, element }: Options): LineInAmendment | null {
  const motion = useMotion();
  const start = isRead ? text : first;
  const [{ from, to, step }, setState] = useState({ from: start, to: start, step: 0 });
  if (to !== text) setState({ from: isRead ? text : to, to: text, step: 0 });
  const isUnderWay = from !== to && motion !== 'off';
  const { steps, struckFrom, at } = amendmentOf(from, to);
  const next = motion === 'calm' ? steps : step + 1;
  const go = () => setState(next < steps ? { from, to, step: next } : { from: to, to, step: 0 });
  // An amendment that has begun goes on out of view: the page is quiet until it has ended.
  const waitsFor = step === 0 ? element : undefined;
  useInterval(go, isUnderWay ? (motion === 'calm' ? calmMs : stepMs) : null, waitsFor);
  return isUnderWay ? { words: at(motion === 'calm' ? struckFrom : step), hasBegun: step > 0 } : null;
}
