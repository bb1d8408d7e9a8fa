import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels between a line and its text. */
const gap = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The point where a line begins at a marked sentence: at the end nearest to the neighbouring protocol, below the
 * letters. `origin`: the table's corner.
 */
function endOf(mark: Element, origin: DOMRect): Point {
  const isLeft = mark.getAttribute('data-side') === 'left';
  const [first, ...rest] = [...mark.getClientRects()];
  if (first === undefined) return { x: 0, y: 0 };
  const rect = rest.reduce(
    (best, next) => ((isLeft ? next.right > best.right : next.left < best.left) ? next : best),
    first,
  );
  return { x: (isLeft ? rect.right : rect.left) - origin.left, y: rect.bottom - origin.top - 1 };
}

/** Moves the text of a joint to the height between the two ends of its line, or below them, and returns the line. */
function joined(text: HTMLElement, from: Point, to: Point, origin: DOMRect): string {
  text.style.translate = '';
  const { top, left, width, height } = text.getBoundingClientRect();
  const x = left - origin.left + width / 2;
  const high = Math.min(from.y, to.y);
  const low = Math.max(from.y, to.y);
  const isBetween = low - high > height + 2 * gap;
  const y = isBetween ? (high + low - height) / 2 : low + 2 * gap;
  text.style.translate = `0 ${Math.round(y - (top - origin.top))}px`;
  const above = y - gap;
  if (!isBetween) return `M${from.x} ${from.y}H${x}V${above}M${to.x} ${to.y}H${x}V${above}`;
  const below = y + height + gap;
  const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
  return `M${upper.x} ${upper.y}H${x}V${above}M${x} ${below}V${lower.y}H${lower.x}`;
}

/**
 * The lines between the marked sentences of neighbouring protocols, as SVG paths in pixels of the table. Moves the text
 * of each joint to its line. There are no lines where the protocols are below each other. Measures again whenever the
 * table changes its size.
 */
export function useJointLines(table: RefObject<HTMLElement | null>): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return;
    const measure = () => {
      const origin = element.getBoundingClientRect();
      const texts = [...element.querySelectorAll<HTMLElement>('[data-joint-text]')];
      const isWide = getComputedStyle(element).display === 'grid';
      const drawn = texts.flatMap((text, joint) => {
        const [from, to] = ['left', 'right'].map((side) =>
          element.querySelector(`[data-joint='${joint}'][data-side='${side}']`),
        );
        if (isWide && from && to) return [joined(text, endOf(from, origin), endOf(to, origin), origin)];
        text.style.translate = '';
        return [];
      });
      setLines((before) => (before.join() === drawn.join() ? before : drawn));
    };
    measure();
    // jsdom has no ResizeObserver. The font may load later than the text.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [table]);
  return lines;
}
