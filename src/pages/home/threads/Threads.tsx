import { type RefObject, useEffect, useState } from 'react';
import { attended, piecesOf } from './pieces.ts';
import style from './threads.module.css';

/** Length of the mark at the end of a piece, CSS pixels, and the space between a thread and what it leads to. */
const markHeight = 5;
const space = 5;

/** Paths in the coordinates of the sheet, CSS pixels. */
interface Drawing {
  readonly line: string;
  readonly marks: string;
  readonly parts: string;
  readonly threads: readonly string[];
}
const nothing: Drawing = { line: '', marks: '', parts: '', threads: [] };

const round = (value: number) => Math.round(value * 2) / 2;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** A curve from one box to another: upwards to its lower edge, downwards to its left edge, or to the top of a letter. */
function threadFrom(from: DOMRect, to: DOMRect, isLetter: boolean): string {
  const x = from.left + from.width / 2;
  if (to.bottom < from.top) {
    const [endX, endY] = [to.left + to.width / 2, to.bottom + space];
    const bend = (from.top - endY) / 2;
    return `M${at(x, from.top)}C${at(x, from.top - bend)} ${at(endX, endY + bend)} ${at(endX, endY)}`;
  }
  const top = from.bottom + markHeight;
  if (isLetter) {
    const [endX, endY] = [to.left + to.width * 0.4, to.top + to.height * 0.12];
    const bend = (endY - top) / 2;
    return `M${at(x, top)}C${at(x, top + bend)} ${at(endX, endY - bend)} ${at(endX, endY)}`;
  }
  const [endX, endY] = [to.left - space, to.top + to.height / 2];
  const bend = Math.min(70, endX - space);
  return `M${at(x, top)}C${at(x, top + (endY - top) * 0.7)} ${at(endX - bend, endY)} ${at(endX, endY)}`;
}

/** Measures the first line of a sheet, and draws its pieces and what they attend to. */
function draw(sheet: HTMLElement): Drawing {
  const text = sheet.querySelector('[data-part="first-line"]')?.firstChild;
  if (!(text instanceof Text)) return nothing;
  const origin = sheet.getBoundingClientRect();
  const shifted = ({ x, y, width, height }: DOMRect) => new DOMRect(x - origin.x, y - origin.y, width, height);
  const boxesOf = (start: number, end: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return Array.from(range.getClientRects(), shifted).filter(({ width }) => width > 0);
  };
  const line = text.data;
  const marks = piecesOf(line).map(({ start, end }) => {
    const box = boxesOf(start, end).at(-1);
    return box === undefined ? '' : `M${at(box.right, box.bottom - 1)}v${markHeight}`;
  });
  const parts: string[] = [];
  const threads: string[] = [];
  for (const { part, to } of attended) {
    const found = part.exec(line);
    const target = sheet.querySelector(to);
    if (found === null || target === null) continue;
    const boxes = boxesOf(found.index, found.index + found[0].length);
    const first = boxes[0];
    if (first === undefined) continue;
    const isLetter = to.includes('letter');
    if (!isLetter)
      parts.push(
        ...boxes.map(
          ({ left, top, width, height }) =>
            `M${at(left, top + height * 0.62)}h${round(width)}v${round(height * 0.3)}h${-round(width)}z`,
        ),
      );
    threads.push(threadFrom(first, shifted(target.getBoundingClientRect()), isLetter));
  }
  return { line, marks: marks.join(''), parts: parts.join(''), threads };
}

/**
 * Below the first line a mark at the end of each piece in which a machine reads it, and threads from a part of the line to
 * the words of the sheet that it is about. It is measured when the line or the size of the sheet changes, and else stands
 * still. Under full effects a new line's threads are drawn in once. B-HOME-15.
 */
export default function Threads({ sheet }: { readonly sheet: RefObject<HTMLElement | null> }) {
  const [drawing, setDrawing] = useState(nothing);
  useEffect(() => {
    const element = sheet.current;
    const line = element?.querySelector('[data-part="first-line"]');
    if (element === null || line == null || typeof ResizeObserver === 'undefined') return;
    const measure = () => setDrawing(draw(element));
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    resized.observe(line);
    const rewritten = new MutationObserver(measure);
    rewritten.observe(line, { characterData: true, childList: true, subtree: true, attributes: true });
    // A font that arrives later moves the words and leaves the sheet as large as it was.
    void document.fonts.ready.then(measure);
    return () => {
      resized.disconnect();
      rewritten.disconnect();
    };
  }, [sheet]);
  return (
    <svg className={style.threads} aria-hidden="true" focusable="false">
      <path className={style.parts} d={drawing.parts} />
      <path className={style.marks} d={drawing.marks} />
      <g key={drawing.line}>
        {drawing.threads.map((thread, index) => (
          <path key={index} className={style.thread} d={thread} pathLength="1" />
        ))}
      </g>
    </svg>
  );
}
