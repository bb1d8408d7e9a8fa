import { useEffect, useRef, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { useAmendment } from '../../ui/useAmendment.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { watchDwell } from '../../ui/watchDwell.ts';

interface Conclusion {
  readonly lead: string;
  readonly struck: string;
  readonly written: string;
  readonly tail: string;
}

/** Time in view after which the AI changes its words, and time for which they stay changed, ms. */
const [changedAfterMs, changedForMs] = [5000, 6000];

/**
 * The conclusion of which the AI has changed two words. From phase 3 on the page shows both wordings. Before, the words
 * are changed before the eyes of a reader who keeps the line in view, and changed back, once; not with effects off. The
 * warning below says so. R-SA-08.
 */
export function Conclusion({ line, isChanged }: { readonly line: Conclusion; readonly isChanged: boolean }) {
  const { lead, struck, written, tail } = line;
  const place = useRef<HTMLLIElement>(null);
  const [isTried, setTried] = useState(false);
  const isOff = useMotion() === 'off';
  const printed = lead + struck + tail;
  const now = isTried ? lead + written + tail : printed;
  const amended = useAmendment(now, { first: printed, isRead: false, element: place });
  useEffect(() => {
    if (isChanged || isOff || place.current === null) return;
    return watchDwell(place.current, changedAfterMs, () => setTried(true)).stop;
  }, [isChanged, isOff]);
  useInterval(() => setTried(false), isTried ? changedForMs : null);
  return (
    <li ref={place}>
      {isChanged ? (
        <>
          <span>{lead}</span>
          <del>{struck}</del>
          <span> </span>
          <ins>{written}</ins>
          <span>{tail}</span>
        </>
      ) : amended === null ? (
        now
      ) : (
        amended.words.map(({ text, state }, index) => {
          const Tag = state === 'struck' ? 'del' : state === 'set' ? 'ins' : 'span';
          return (
            <span key={index}>
              <Tag>{text}</Tag>{' '}
            </span>
          );
        })
      )}
    </li>
  );
}
