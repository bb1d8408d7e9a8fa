import { pageElement } from '../../ui/pageElement.ts';
import {
  isPointerFollowedAtom,
  pointerAtom,
  pointerWayAtom,
  restAtom,
  restedWordsAtom,
  type WordAt,
} from '../../state/trace.ts';
import type { Store } from '../../state/Store.ts';
import { controls } from '../../ui/controls.ts';
import { rectOf } from '../pageLines.ts';

/** A pointer that has not moved for this time is resting, ms. */
const restMs = 250;
/** A rest that continues for this time after `restMs` is deliberate and gets an answer, ms. B-OVL-08. */
const answeredAfterMs = 600;
/** The longest rest that is counted, ms. After this time the reader has probably stopped using the pointer. */
const longestRestMs = 8000;
/**
 * Largest number of remembered words, and smallest number of letters of a word. Shorter words, such as articles and
 * prepositions, do not count.
 */
const mostWords = 40;
const leastLetters = 4;
/** Of this many movements the pointer's way gets one: a pointer moves sixty times a second, the way takes 20 places. */
const movesForOne = 3;

/**
 * Tracks the position of the pointer on the words, the words on which it rested in this page load (`restedWordsAtom`),
 * each rest that is long enough for an answer (`restAtom`), and the pointer's way (`pointerWayAtom`). While the pointer
 * moves, only its coordinates are stored. B-OVL-07, B-OVL-08, B-OVL-13.
 */
export class PointerOnWords {
  /** The position of the pointer. The object is shared, and changed in place. */
  private readonly at: { x: number; y: number };
  private moves = 0;
  private hasMoved = false;
  /**
   * Whether the pointer itself has moved since the page last scrolled under it, and since it was last pressed on a
   * control, which may have changed the page. Only then is a rest the reader's act.
   */
  private isOwnMove = false;
  private timer = 0;
  private answerTimer = 0;
  /** The word under the resting pointer, and the start of the rest on the clock of the page, ms. */
  private resting: { readonly on: WordAt; readonly sinceMs: number } | null = null;
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
    this.at = store.get(pointerAtom);
    store.set(isPointerFollowedAtom, true);
    addEventListener('pointermove', this.follow, { passive: true });
    addEventListener('pointerdown', this.press, { passive: true });
    addEventListener('scroll', this.slide, { passive: true });
    this.isOwnMove = this.isKnown();
    if (this.isOwnMove) this.move();
  }

  /**
   * The word under the pointer, if it has at least four letters, else null. Reads layout: call it once for each effect.
   */
  wordUnder(): WordAt | null {
    const word = this.isKnown() ? wordAt(this.at.x, this.at.y) : null;
    return word !== null && word.word.length >= leastLetters ? word : null;
  }

  /** The words on which the pointer rested, each with the total time of its rests, ms; the longest time first. */
  longest(): readonly (readonly [word: string, ms: number])[] {
    this.leave();
    return [...this.store.get(restedWordsAtom)].toSorted(([, a], [, b]) => b - a);
  }

  destroy(): void {
    this.store.set(isPointerFollowedAtom, false);
    clearTimeout(this.timer);
    clearTimeout(this.answerTimer);
    removeEventListener('pointermove', this.follow);
    removeEventListener('pointerdown', this.press);
    removeEventListener('scroll', this.slide);
  }

  private readonly follow = (event: PointerEvent): void => {
    this.at.x = event.clientX;
    this.at.y = event.clientY;
    this.isOwnMove = true;
    this.moves += 1;
    if (this.moves % movesForOne === 0) this.record(event.timeStamp);
    this.move();
  };

  /** Adds the position to the pointer's way. `atMs`: on the clock of the document. */
  private record(atMs: number): void {
    this.store.get(pointerWayAtom).record(this.at.x, this.at.y, performance.timeOrigin + atMs);
  }

  /** A press on a control changes the page: another word may get under the pointer. */
  private readonly press = (event: PointerEvent): void => {
    this.follow(event);
    if (event.target instanceof Element && event.target.closest(controls) !== null) this.isOwnMove = false;
  };

  /** The page scrolls: another word gets under the pointer, on which the reader has not put it. */
  private readonly slide = (): void => {
    this.isOwnMove = false;
    this.move();
  };

  private readonly move = (): void => {
    this.hasMoved = true;
    if (this.answerTimer !== 0) {
      clearTimeout(this.answerTimer);
      this.answerTimer = 0;
    }
    if (this.timer === 0) this.timer = window.setTimeout(this.look, restMs);
  };

  private readonly look = (): void => {
    if (this.resting !== null) this.leave();
    this.timer = this.hasMoved ? window.setTimeout(this.look, restMs) : 0;
    if (!this.hasMoved) this.resting = this.isOwnMove ? restOn(this.wordUnder()) : null;
    // The place of a rest is a part of the way, also if the last movement was not recorded.
    if (!this.hasMoved && this.isOwnMove) this.record(performance.now() - restMs);
    if (this.resting !== null) this.answerTimer = window.setTimeout(this.tell, answeredAfterMs);
    this.hasMoved = false;
  };

  private readonly tell = (): void => {
    this.answerTimer = 0;
    if (this.resting === null) return;
    const { on } = this.resting;
    // Counted now, so that a listener of `restAtom` finds the rest in `restedWordsAtom`.
    this.leave();
    this.store.set(restAtom, { ...this.at, on });
  };

  /** Whether the pointer has moved in this page load. */
  private isKnown(): boolean {
    return this.at.x > 0 || this.at.y > 0;
  }

  /** Counts the rest so far, and starts a new rest if the pointer has not moved. */
  private leave(): void {
    if (this.resting === null) return;
    const { on, sinceMs } = this.resting;
    const word = on.word.toLowerCase();
    const times = this.store.get(restedWordsAtom);
    const ms = Math.min(performance.now() - sinceMs, longestRestMs);
    times.set(word, (times.get(word) ?? 0) + ms);
    this.resting = this.hasMoved ? null : { on, sinceMs: sinceMs + ms };
    if (times.size <= mostWords) return;
    const [least] = [...times].reduce((least, each) => (each[1] < least[1] ? each : least));
    times.delete(least);
  }
}

/** A rest on this word that began `restMs` ago; null without a word. */
const restOn = (on: WordAt | null): { readonly on: WordAt; readonly sinceMs: number } | null =>
  on === null ? null : { on, sinceMs: performance.now() - restMs };

/** The text node and offset at a point of the window. Safari before version 26 has only `caretRangeFromPoint`. */
function caretAt(x: number, y: number): { readonly node: Node; readonly offset: number } | null {
  if (typeof document.caretPositionFromPoint === 'function') {
    const caret = document.caretPositionFromPoint(x, y);
    return caret === null ? null : { node: caret.offsetNode, offset: caret.offset };
  }
  const range = document.caretRangeFromPoint(x, y);
  return range === null ? null : { node: range.startContainer, offset: range.startOffset };
}

const inWord = /[\p{L}\p{N}’'-]/u;
const inNumber = /^\p{N},\p{N}$/u;

/** Whether the character at `at` belongs to a word. A comma belongs to a word only inside a number, such as 47,000. */
const isInWord = (text: string, at: number): boolean =>
  inWord.test(text[at] ?? '') || inNumber.test(text.slice(Math.max(0, at - 1), at + 2));

/** The word of the page at a point of the window; null if no word is there. */
function wordAt(x: number, y: number): WordAt | null {
  const caret = caretAt(x, y);
  if (caret === null || !(caret.node instanceof Text) || !pageElement().contains(caret.node)) return null;
  const { node, offset } = caret;
  const { text, from } = drawnText(node);
  let [start, end] = [from + offset, from + offset];
  while (isInWord(text, start - 1)) start -= 1;
  while (isInWord(text, end)) end += 1;
  const [first, last] = [Math.max(0, start - from), Math.min(node.length, end - from)];
  const rect = first === last ? null : rectOf(node, first, last);
  // For a point between lines or in a margin, browsers return the nearest letter.
  if (rect === null || x < rect.left || x > rect.right || y < rect.top || y > rect.bottom) return null;
  return { node, start: first, word: text.slice(start, end) };
}

/**
 * The text of a node, or the whole text if it is drawn letter by letter (`GradedText`); and the offset of the node in
 * that text.
 */
function drawnText(node: Text): { readonly text: string; readonly from: number } {
  const drawn = node.parentElement?.closest('span[aria-hidden="true"][translate="no"]') ?? null;
  if (drawn === null) return { text: node.data, from: 0 };
  const before = document.createRange();
  before.setStart(drawn, 0);
  before.setEnd(node, 0);
  return { text: drawn.textContent, from: before.toString().length };
}
