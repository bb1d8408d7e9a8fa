import { type RefObject, useState } from 'react';
import { useMotion } from './motion.ts';
import { useInterval } from './useInterval.ts';

const beatMs = { full: 240, calm: 360 } as const;

/** The text to show: the old text while it is being replaced, then the new text. */
export interface Rewrite {
  readonly text: string;
  /**
   * True while the text is in the coarse grade: first the old text before it disappears, then the new text when it
   * appears.
   */
  readonly isWorn: boolean;
}

/**
 * Follows `text`. A new text replaces the old one in two steps: the old text becomes coarse, then the new text is shown
 * coarse, and then clean. The first text shown is `first`, so that the reader sees the change to `text`. With
 * `element`, the steps wait until the element is in view. With effects off, a new text is shown at once.
 */
export function useRewrite(text: string, first = text, element?: RefObject<Element | null>): Rewrite {
  const motion = useMotion();
  const [{ from, to, beat }, setRewrite] = useState({ from: first, to: first, beat: 0 });
  if (to !== text) setRewrite({ from: to, to: text, beat: 0 });
  const isUnderWay = from !== to;
  useInterval(
    () => setRewrite((last) => (last.beat === 0 ? { ...last, beat: 1 } : { from: last.to, to: last.to, beat: 0 })),
    isUnderWay && motion !== 'off' ? beatMs[motion] : null,
    element,
  );
  if (motion === 'off' || !isUnderWay) return { text, isWorn: false };
  return { text: beat === 0 ? from : to, isWorn: true };
}
