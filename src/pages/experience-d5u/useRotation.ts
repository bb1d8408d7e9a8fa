import { useLayoutEffect, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { another } from './logic.ts';

const turnMs = 18_000;
const fadeMs = 500;
/** As many as the stream has room for. */
const longestPast = 48;

interface Turn {
  readonly index: number;
  /** 0 is the still first thought of the prerendered page. */
  readonly turn: number;
  readonly isFading: boolean;
  /** True from the moment the reader asks for a thought until the next one comes by itself. */
  readonly isAsked: boolean;
  /** What has been shown, oldest first, the present one included. */
  readonly past: readonly number[];
}

const still: Turn = { index: 0, turn: 0, isFading: false, isAsked: false, past: [] };

const turned = (last: Turn, index: number, isAsked: boolean): Turn => ({
  index,
  turn: last.turn + 1,
  isFading: false,
  isAsked,
  past: [...last.past, index].slice(-longestPast),
});

/** Which of `count` thoughts shows: another every 18 s, the last 500 ms of them faded, or when asked. R-TH-01, R-TH-03. */
export function useRotation(count: number): Turn & { readonly next: () => void } {
  const [now, setNow] = useState(still);
  const motion = useMotion();
  const turnOver = (isAsked: boolean) => {
    const chance = Math.random();
    setNow((last) => turned(last, another(count, last.index, chance), isAsked));
  };
  const fade = (isAsked: boolean) => setNow((last) => ({ ...last, isFading: true, isAsked }));

  useInterval(() => (now.isFading ? turnOver(now.isAsked) : fade(false)), now.isFading ? fadeMs : turnMs - fadeMs);

  // Before the first paint of a page entered by a link, so that the still thought never shows there. Once: StrictMode
  // runs the effect twice, and the stream would begin with a thought that nobody saw.
  useLayoutEffect(() => {
    const chance = Math.random();
    // oxlint-disable-next-line react/set-state-in-effect -- The first render is prerendered: chance begins after it.
    setNow((last) => (last.turn > 0 ? last : turned(last, another(count, last.index, chance), false)));
  }, [count]);

  return { ...now, next: () => (motion === 'off' ? turnOver(true) : fade(true)) };
}
