/** A disturbed word or line. `rect`: its place in the browser window, CSS pixels. */
export interface Piece {
  readonly parent: Element;
  readonly text: string;
  readonly rect: DOMRect;
}

/** Least font size of disturbed text, CSS pixels: smaller text has no grades. docs/visual-language.md. */
const leastSize = 18;
/** Heights of the strip at the top of the browser window and of the drawer at its foot, CSS pixels. */
const margins = { top: 60, bottom: 60 } as const;

/** The texts of the sheet that may be disturbed: set large, outside cards and controls. */
export function textsOf(sheet: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null || (node as Text).data.trim() === '') continue;
    if (parentElement.closest('article, a, button, .visually-hidden, [aria-hidden]') !== null) continue;
    if (Number.parseFloat(getComputedStyle(parentElement).fontSize) >= leastSize) texts.push(node as Text);
  }
  return texts;
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly rect: DOMRect;
}

/** The words of a text that are wholly in the browser window and not broken over two lines. */
function wordsInView(text: Text): Word[] {
  const range = document.createRange();
  const words: Word[] = [];
  for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const rects = range.getClientRects();
    const rect = rects[0];
    if (rect === undefined || rects.length > 1 || rect.width < 12) continue;
    if (rect.top < margins.top || rect.bottom > innerHeight - margins.bottom) continue;
    words.push({ start: index, end: index + word.length, rect });
  }
  return words;
}

/**
 * Chooses a word among the texts in view; null if there is none. `pick` chooses the text and `word` the word in it,
 * each from 0 to 1. `isLine`: true to choose the whole line of the word.
 */
export function pieceAt(texts: readonly Text[], pick: number, word: number, isLine: boolean): Piece | null {
  const seen = texts.map((text) => ({ text, words: wordsInView(text) })).filter(({ words }) => words.length > 0);
  const chosen = seen[Math.floor(pick * seen.length)];
  const middle = chosen?.words[Math.floor(word * chosen.words.length)];
  const parent = chosen?.text.parentElement;
  if (chosen === undefined || middle === undefined || parent == null) return null;
  const line = isLine ? chosen.words.filter(({ rect }) => Math.abs(rect.top - middle.rect.top) < 2) : [middle];
  const [first, last] = [line[0] ?? middle, line.at(-1) ?? middle];
  const { left, top, height } = first.rect;
  const rect = new DOMRect(left, top, last.rect.right - left, height);
  return { parent, text: chosen.text.data.slice(first.start, last.end), rect };
}
