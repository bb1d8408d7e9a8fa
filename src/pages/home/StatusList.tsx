import { useRef, useState } from 'react';
import { homeAfterEnd } from '../../content/homeAfterEnd.ts';
import { statusInRecess, statusLines } from '../../content/statusLines.ts';
import { useCycle } from '../../ui/useCycle.ts';
import style from './first.module.css';
import { Later } from './Later.tsx';

/** Spec §2: the list cycles, changing every 4 seconds. R-LAND-02. */
const statusMs = 4000;

/**
 * The eight status lines, of which one is marked; below them the line of the calendar for this minute, if there is one.
 * R-LAND-02, B-HOME-14. No live region: it would interrupt a screen reader.
 */
export function StatusList({ hasEnded }: { readonly hasEnded: boolean }) {
  const list = useRef<HTMLDivElement>(null);
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
      <Later of="status" hasEnded={hasEnded} onRecess={setRecess} />
    </div>
  );
}
