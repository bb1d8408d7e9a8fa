import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Egg } from '#contract/egg.ts';
import { exhibitTexts } from '../../content/panels.ts';
import { whenQuiet } from './whenQuiet.ts';

/** Least time between two announcements, ms. */
const everyMs = 60_000;
/**
 * Shortest time from the appearance of an egg to its announcement, ms, so that a screen reader can finish its sentence.
 */
const leastMs = 5000;

interface Said {
  readonly ids: readonly string[];
  readonly text: string;
}

const nothing: Said = { ids: [], text: '' };

/**
 * The announcement of eggs that have appeared, for a live region; '' for none. Each egg is announced once, at most one
 * announcement is made in a minute, and none while something is being read (whenQuiet.ts) or a label is open. B-EAR-02.
 */
export function useEggsSaid(shown: readonly Egg[], isLabelOpen: boolean): string {
  const [{ ids, text }, setSaid] = useState<Said>(nothing);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const saidAt = useRef(-everyMs);
  const unsaid = shown.filter(({ id, discovered }) => !discovered && !known.has(id));
  const say = useEffectEvent(() => {
    setKnown(new Set([...known, ...unsaid.map(({ id }) => id)]));
    saidAt.current = performance.now();
    setSaid({ ids: unsaid.map(({ id }) => id), text: exhibitTexts.come(unsaid.map(({ title }) => title)) });
  });
  const waiting = isLabelOpen ? '' : unsaid.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (waiting === '') return;
    return whenQuiet(Math.max(leastMs, saidAt.current + everyMs - performance.now()), say);
  }, [waiting]);
  const areThere = shown.some(({ id, discovered }) => !discovered && ids.includes(id));
  // The text is cleared, because it would be read out again if it reappeared.
  if (text !== '' && (isLabelOpen || !areThere)) setSaid(nothing);
  return text;
}
