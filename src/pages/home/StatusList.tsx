import { useAtomValue } from 'jotai';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../api/loadPart.ts';
import { homeAfterEnd } from '../../content/homeAfterEnd.ts';
import { statusInRecess, statusLines } from '../../content/statusLines.ts';
import { hasArrivedAtom } from '../../state/arrival.ts';
import { useCycle } from '../../ui/useCycle.ts';
import style from './first.module.css';

/** Loaded after hydration; the page is complete without it. */
const Afterwards = lazyPart('Afterwards', () => import('./afterwards/Afterwards.tsx'));

/** Spec §2: the list cycles, changing every 4 seconds. R-LAND-02. */
const statusMs = 4000;

/**
 * The eight status lines, of which one is marked; below them the line of the calendar for this minute, if there is one.
 * R-LAND-02, B-HOME-14. No live region: it would interrupt a screen reader.
 */
export function StatusList({ hasEnded }: { readonly hasEnded: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const hasArrived = useAtomValue(hasArrivedAtom);
  const [isRecess, setRecess] = useState(false);
  const lines = hasEnded ? homeAfterEnd.statusLines : statusLines;
  const marked = useCycle(lines.length, statusMs, list);
  return (
    <div className={style.standing} ref={list}>
      <ul className={style.status}>
        {lines.map((line, index) => (
          <li
            key={index}
            data-part={index === marked ? 'status' : undefined}
            data-line={index}
            aria-current={index === marked || undefined}
          >
            {(isRecess && !hasEnded ? statusInRecess[index] : undefined) ?? line}
          </li>
        ))}
      </ul>
      {hasArrived ? (
        <Suspense fallback={null}>
          <Afterwards hasEnded={hasEnded} onRecess={setRecess} />
        </Suspense>
      ) : null}
    </div>
  );
}
