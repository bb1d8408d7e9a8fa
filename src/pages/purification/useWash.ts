import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { gradeOf, passedOf } from './wash.ts';

/** How near the foot of the page counts as the foot: what cannot be scrolled any higher has been read. */
const footPx = 4;

/**
 * Washes the words of every [data-line] under `sheet` as the reader brings them up past the cloth, and answers how many
 * lines are clean from the top. Words are altered in place, at most once a frame and only while the page is scrolled.
 * Another `leaf` has other lines on it; null washes nothing.
 */
export function useWash(sheet: RefObject<HTMLElement | null>, leaf: string | null): number {
  const [clean, setClean] = useState({ leaf, count: 0 });
  const tell = useEffectEvent((count: number) => setClean({ leaf, count }));
  useEffect(() => {
    const root = sheet.current;
    if (root === null || leaf === null) return;
    // The furthest that the cloth has been on each line: nothing is soiled again by going back up.
    const furthest = new Map<Element, number>();
    let frame = 0;
    let told = -1;
    const wipe = () => {
      frame = 0;
      const isAtFoot = scrollY + innerHeight >= document.documentElement.scrollHeight - footPx;
      const all = [...root.querySelectorAll('[data-line]')];
      const passed = all.map((line) => {
        const { top, height } = line.getBoundingClientRect();
        return isAtFoot ? 1 : Math.max(furthest.get(line) ?? 0, passedOf(top, height, innerHeight));
      });
      for (const [at, line] of all.entries()) {
        const now = passed[at] ?? 0;
        if (furthest.get(line) === now) continue;
        furthest.set(line, now);
        const words = line.querySelectorAll<HTMLElement>('[data-grade]');
        for (const [index, word] of words.entries()) {
          const grade = String(gradeOf(index, words.length, now));
          if (word.dataset['grade'] !== grade) word.dataset['grade'] = grade;
        }
      }
      const sum = passed.reduce((before, part) => before + part, 0);
      document.body.style.setProperty('--washed', `${Math.round((100 * sum) / Math.max(1, all.length))}%`);
      const dirty = passed.findIndex((part) => part < 1);
      const count = dirty < 0 ? passed.length : dirty;
      if (count === told) return;
      told = count;
      tell(count);
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(wipe);
    };
    ask();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask, { passive: true });
    return () => {
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
      cancelAnimationFrame(frame);
      document.body.style.removeProperty('--washed');
    };
  }, [sheet, leaf]);
  // A leaf is shown once before it is wiped, and is not as clean as the one before it.
  return leaf === null || leaf === clean.leaf ? clean.count : 0;
}
