import { useRef } from 'react';
import { homeAfterEnd } from '../../content/homeAfterEnd.ts';
import { momentLine } from '../../content/homeMoments.ts';
import { statusInRecess, statusLines } from '../../content/statusLines.ts';
import { useCycle } from '../../ui/useCycle.ts';
import style from './first.module.css';
import { useMoments } from './useMoments.ts';

/** Spec §2: the list cycles, changing every 4 seconds. R-LAND-02. */
const statusMs = 4000;

/**
 * The eight status lines, of which one is marked; below them what the calendar says of this minute, if it says anything.
 * R-LAND-02, B-HOME-14. No live region: who reads is not to be talked over.
 */
export function StatusList({ hasEnded }: { readonly hasEnded: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const moments = useMoments();
  const lines = hasEnded ? homeAfterEnd.statusLines : statusLines;
  const marked = useCycle(lines.length, statusMs, list);
  const said = momentLine(moments, hasEnded);
  return (
    <div className={style.standing} ref={list}>
      <ul className={style.status}>
        {lines.map((line, index) => (
          <li
            key={line}
            data-part={index === marked ? 'status' : undefined}
            data-line={index}
            aria-current={index === marked || undefined}
          >
            {(moments.recess && !hasEnded ? statusInRecess[index] : undefined) ?? line}
          </li>
        ))}
      </ul>
      {said === '' ? null : (
        <p className={style.moment} data-part="moment">
          {said}
        </p>
      )}
    </div>
  );
}
