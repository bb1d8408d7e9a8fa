import { useState } from 'react';
import type { Issue } from '../../content/issue.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { type Amendment, lengthOf } from './amendment.ts';

/** Time between the changes of two words, ms. */
export const beatMs = { full: 130, calm: 180 } as const;

/** Follows the current issue. A change runs word by word; with effects off the change happens at once. */
export function useAmendment(issue: Issue): Amendment {
  const motion = useMotion();
  const [amendment, setAmendment] = useState<Amendment>({ from: 0, to: 0, beat: 0 });
  if (amendment.to !== issue) setAmendment({ from: amendment.to, to: issue, beat: 0 });
  const isUnderWay = amendment.from !== amendment.to;
  useInterval(
    () =>
      setAmendment((now) => {
        const beat = now.beat + 1;
        return beat >= lengthOf(now) ? { from: now.to, to: now.to, beat: 0 } : { ...now, beat };
      }),
    isUnderWay && motion !== 'off' ? beatMs[motion] : null,
  );
  return motion === 'off' ? { from: issue, to: issue, beat: 0 } : amendment;
}
