import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFrames } from '../../ui/useFrames.ts';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { gradeOf, passedOf } from './wash.ts';

/**
 * Within this distance of the page's end all lines count as read, because the last lines cannot be scrolled any higher.
 */
const footPx = 4;

/**
 * Cleans the words of every [data-line] under `sheet` when the line is scrolled past the cloth, a height in the browser
 * window. Returns the number of clean lines, counted from the top. The grades are set directly in the DOM, at most once
 * a frame. `text` identifies the text shown: another value means other lines, and with null nothing is cleaned.
 */
export function useWash(sheet: RefObject<HTMLElement | null>, text: string | null): number {
  const [clean, setClean] = useState({ text, count: 0 });
  // The largest share of each line that was passed, so that scrolling back does not undo it.
  const furthest = useRef(new WeakMap<Element, number>());
  const wash = () => {
    const isAtFoot = scrollY + innerHeight >= document.documentElement.scrollHeight - footPx;
    const lines = [...(sheet.current?.querySelectorAll('[data-line]') ?? [])];
    const passed = lines.map((line) => {
      const { top, height } = line.getBoundingClientRect();
      return isAtFoot ? 1 : Math.max(furthest.current.get(line) ?? 0, passedOf(top, height, innerHeight));
    });
    for (const [at, line] of lines.entries()) {
      const now = passed[at] ?? 0;
      if (furthest.current.get(line) === now) continue;
      furthest.current.set(line, now);
      const words = line.querySelectorAll<HTMLElement>('[data-grade]');
      for (const [index, word] of words.entries()) {
        const grade = String(gradeOf(index, words.length, now));
        if (word.dataset['grade'] !== grade) word.dataset['grade'] = grade;
      }
    }
    const sum = passed.reduce((before, part) => before + part, 0);
    document.body.style.setProperty('--washed', `${Math.round((100 * sum) / Math.max(1, lines.length))}%`);
    const dirty = passed.findIndex((part) => part < 1);
    const count = dirty < 0 ? passed.length : dirty;
    setClean((before) => (before.text === text && before.count === count ? before : { text, count }));
  };
  const ask = useFrames(text === null ? null : wash, { startsItself: false });
  useWindowEvents({ scroll: ask, resize: ask });
  useEffect(() => {
    ask();
    return () => void document.body.style.removeProperty('--washed');
  }, [ask, text]);
  // A new text is rendered once before it is cleaned. Until then none of its lines is clean.
  return text === null || text === clean.text ? clean.count : 0;
}
