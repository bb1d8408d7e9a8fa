import { useEffect, useRef, useState } from 'react';
import style from './afterwards.module.css';
import { attended, piecesOf } from './pieces.ts';

/** Length of the mark at the end of a piece, and the space between a thread and its target, CSS pixels. */
const space = 5;

/** Paths in the coordinates of the sheet, CSS pixels. */
interface Drawing {
  readonly marks: string;
  readonly parts: string;
  /** The path of each thread, by the part of the line at which the thread begins. */
  readonly threads: ReadonlyMap<string, string>;
  /** True while the line is amended: the threads go back to their parts. */
  readonly isLeaving?: boolean;
}

/**
 * A curve from a part of the line to its target. Target above the line: the curve goes up to the target's lower edge.
 * Letter: it goes out to the left and down to the letter's top. Any other target: it goes down to the target's left
 * edge or, if the target begins left of the part, round to the target's right edge.
 */
function threadTo(from: DOMRect, to: DOMRect, isLetter: boolean, width: number): string {
  const middle = (one: DOMRect) => one.left + one.width / 2;
  if (isLetter) {
    const [x, y] = [from.left - space, from.top + from.height / 2];
    // On a phone only the margin has space for the thread.
    const isNarrow = x < 100;
    const endX = isNarrow ? to.left + space : middle(to);
    return `M${x} ${y}C${isNarrow ? 2 : x - 160} ${y} ${isNarrow ? 2 : endX} ${from.bottom + 60} ${endX} ${to.top + to.height * 0.12}`;
  }
  if (to.bottom < from.top) {
    const bend = (from.top + to.bottom) / 2;
    return `M${middle(from)} ${from.top}C${middle(from)} ${bend} ${middle(to)} ${bend} ${middle(to)} ${to.bottom + space}`;
  }
  const isRound = to.left < from.left;
  const [x, y, endY] = [middle(from), from.bottom + space, to.top + to.height / 2];
  const bend = isRound ? width - space : to.left - 75;
  return `M${x} ${y}C${isRound ? bend : x} ${(y + endY) / 2} ${bend} ${endY} ${isRound ? to.right + space : to.left - space} ${endY}`;
}

/**
 * Measures the first line of a sheet, and returns the paths of its pieces and threads; null while the line is amended,
 * when it has no text node of its own.
 */
function draw(sheet: Element, element: Element): Drawing | null {
  const text = element.firstChild;
  if (!(text instanceof Text)) return null;
  const origin = sheet.getBoundingClientRect();
  const range = document.createRange();
  const shifted = ({ x, y, width, height }: DOMRect) => new DOMRect(x - origin.x, y - origin.y, width, height);
  const boxesOf = (start: number, end: number) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return Array.from(range.getClientRects(), shifted).filter(({ width }) => width > 0);
  };
  const line = text.data;
  const top = boxesOf(0, 1)[0]?.bottom ?? 0;
  const marks = piecesOf(line).map((end) => {
    const box = boxesOf(end - 1, end).at(-1);
    return box === undefined ? '' : `M${box.right} ${box.bottom - 1}v${space}`;
  });
  const call = sheet.querySelector('li:last-child > [data-cta]');
  const edge = call === null ? 0 : shifted(call.getBoundingClientRect()).right;
  let parts = '';
  const threads = new Map<string, string>();
  for (const [part, to] of attended) {
    const found = part.exec(line);
    const target = sheet.querySelector(to);
    if (found === null || target === null) continue;
    const boxes = boxesOf(found.index, found.index + found[0].length);
    // The box of the words, which is narrower than the element around them.
    range.selectNodeContents(target);
    const goal = shifted(range.getBoundingClientRect());
    const first = boxes[0];
    if (first === undefined) continue;
    const isLetter = to.includes('letter');
    if (!isLetter)
      for (const { left, bottom, width, height } of boxes)
        parts += `M${left} ${bottom - height * 0.08}h${width}v${-height * 0.3}h${-width}z`;
    // Not drawn: a thread upwards through the rows above, a thread longer than 0.6 of the window, and a thread that
    // starts left of the right edge of the calls, because it would cross the calls.
    const isBeside = isLetter || first.right > edge;
    const isClear =
      goal.bottom < first.top ? first.bottom < top + space : isBeside && goal.top - first.bottom < innerHeight * 0.6;
    if (isClear) threads.set(found[0], threadTo(first, goal, isLetter, origin.width));
  }
  return { marks: marks.join(''), parts, threads };
}

/**
 * Draws a mark below the first line of the sheet at the end of each piece (token), and threads from parts of this line
 * to words of the sheet on the same subject. Measures again when the line or the size of the sheet changes, and when
 * the fonts are loaded. Under full effects a new thread grows from its part. While the line is amended, nothing is
 * shown; under full effects the threads first shrink back to their parts. B-HOME-15, B-HOME-21.
 */
export function Threads() {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const sheet = picture.current?.closest('section');
    const line = sheet?.querySelector('[data-part="first-line"]');
    if (sheet == null || line == null) return;
    const measure = () => setDrawing((last) => draw(sheet, line) ?? (last && { ...last, isLeaving: true }));
    const resized = new ResizeObserver(measure);
    resized.observe(sheet);
    const rewritten = new MutationObserver(measure);
    rewritten.observe(line, { characterData: true, subtree: true, attributes: true });
    // A font that loads late moves the words without changing the size of the sheet.
    void document.fonts.ready.then(measure);
    return () => {
      resized.disconnect();
      rewritten.disconnect();
    };
  }, []);
  return (
    <svg ref={picture} className={style.threads} data-leaving={drawing?.isLeaving} aria-hidden="true" focusable="false">
      <path className={style.parts} d={drawing?.parts} />
      <path className={style.marks} d={drawing?.marks} />
      {Array.from(drawing?.threads ?? [], ([part, thread]) => (
        <path key={part} className={style.thread} d={thread} pathLength="1" data-thread="" />
      ))}
    </svg>
  );
}
