import { useRef } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Line } from './Line.tsx';
import style from './style.module.css';
import { useWash } from './useWash.ts';

/**
 * The hall after the verdict. There is nothing to press: words come up soiled, reading past them cleans them, and they
 * stay clean. The marks of a quotation stand open at the head, with the verdict left out of them, and close at the foot.
 */
export default function Purification() {
  const { page, isSettled, failure, wait } = useRoom('purification');
  const isOff = useMotion() === 'off';
  const sheet = useRef<HTMLDivElement>(null);
  const blocks = page?.blocks ?? [];
  // Another phase is another sheet, with lines of its own to be cleaned.
  const washed = useWash(sheet, isSettled && !isOff ? `${page?.phase}:${blocks.length}` : null);
  const clean = isOff ? blocks.length : Math.min(washed, blocks.length);
  useFinds(blocks.slice(0, clean));

  if (page === undefined) return wait(style.room);
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <span className={style.opened} aria-hidden="true">
        “
      </span>
      <h1 className={style.title}>{page.title}</h1>
      <div ref={sheet} className={style.sheet}>
        {blocks.map((block) => (
          <Line key={`${page.phase}-${block.text}`} block={block} isClean={isOff} />
        ))}
        {failure}
      </div>
      <span className={style.closed} data-clean={clean >= blocks.length || undefined} aria-hidden="true">
        ”
      </span>
    </main>
  );
}
