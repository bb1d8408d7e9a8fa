import { type CSSProperties, useMemo, useRef } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { type Entry, entriesOf, figuresOf, gradeAt, startUpMs } from './log.ts';
import style from './style.module.css';
import { useClock } from './useClock.ts';

/**
 * The 2.7 seconds of starting up, as a log that comes up over a horizon while one scrolls, and goes under again. Scroll
 * is time: it drives the clock and the colour of the field below. With effects off it is a log, to be read.
 */
export default function Awakening() {
  const { page, failure, wait } = useRoom('awakening', '');
  const motion = useMotion();
  const room = useRef<HTMLElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const clock = useRef<HTMLParagraphElement>(null);
  const entries = useMemo(() => entriesOf(page?.blocks ?? []), [page]);
  const risen = useClock({ room, field, clock }, entries, motion);
  useFinds(entries.slice(0, risen).map(({ block }) => block));

  if (page === undefined) return wait(style.room);

  // What stands at nought is up before anybody has scrolled.
  const first = entries.findLastIndex(({ ms }) => ms === 0) + 1;
  const item = ({ block, stamp, ms }: Entry, index: number) => (
    <li
      key={`${stamp}-${block.text}`}
      className={style.entry}
      data-ms={ms}
      data-grade={gradeAt(ms)}
      data-now={index === risen - 1 || undefined}
      style={{ '--at': ms / startUpMs, '--gap': ms - (entries[index - 1]?.ms ?? 0) } as CSSProperties}
    >
      <span className={style.stamp}>{stamp}</span>
      <Said block={block} room="awakening" />
    </li>
  );
  const isOff = motion === 'off';
  return (
    <main ref={room} className={`${style.room} ${voices.voices}`} data-list={isOff || undefined}>
      <div className={style.night}>
        <h1 className={style.title}>{page.title}</h1>
        {failure}
        <ol>{entries.slice(0, first).map(item)}</ol>
      </div>
      <ol>{entries.slice(first).map((entry, index) => item(entry, first + index))}</ol>
      {isOff ? null : (
        <div ref={field} className={style.field} aria-hidden="true">
          <p ref={clock} className={style.clock} data-grade={gradeAt(entries[risen - 1]?.ms ?? 0)}>
            {Array.from(figuresOf(0), (figure, index) => (
              // A figure is its place.
              <span key={index}>{figure}</span>
            ))}
            <small>ms</small>
          </p>
        </div>
      )}
    </main>
  );
}
