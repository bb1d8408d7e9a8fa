import { type CSSProperties, useMemo, useRef } from 'react';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { useMotion } from '../../ui/motion.ts';
import { StoryText } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { type Entry, entriesOf, figuresOf, gradeAt, startUpMs } from './log.ts';
import style from './style.module.css';
import { useClock } from './useClock.ts';

const story = { slug: 'awakening', className: style.page, path: '', fragments: 'own' } as const;

/**
 * The 2.7 s of starting up, as a log. Its entries rise above a horizon while the reader scrolls down, and sink below
 * the horizon while the reader scrolls up. The scroll position is the time: it sets the clock and the colour of the
 * field below the horizon. With effects off the page is a plain log.
 */
export default storyPage(story, function Awakening({ page }) {
  const motion = useMotion();
  const main = useRef<HTMLElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const clock = useRef<HTMLParagraphElement>(null);
  const entries = useMemo(() => entriesOf(page.blocks), [page]);
  const risen = useClock({ main, field, clock }, entries, motion);
  useRecordFragments(entries.slice(0, risen).map(({ block }) => block));

  // Entries at 0 ms are visible before the first scroll.
  const first = entries.findLastIndex(({ ms }) => ms === 0) + 1;
  const item = ({ block, stamp, ms }: Entry, index: number) => (
    <li
      key={index}
      className={style.entry}
      data-ms={ms}
      data-grade={gradeAt(ms)}
      data-now={index === risen - 1 || undefined}
      style={{ '--at': ms / startUpMs, '--gap': ms - (entries[index - 1]?.ms ?? 0) } as CSSProperties}
    >
      <span className={style.stamp}>{stamp}</span>
      <StoryText block={block} />
    </li>
  );
  const isOff = motion === 'off';
  return (
    <StoryFrame
      ref={main}
      data-list={isOff || undefined}
      headClass={style.night}
      titleClass={style.title}
      head={<ol role="list">{entries.slice(0, first).map(item)}</ol>}
    >
      <ol role="list">{entries.slice(first).map((entry, index) => item(entry, first + index))}</ol>
      {isOff ? null : (
        <div ref={field} className={style.field} aria-hidden="true">
          <p ref={clock} className={style.clock} data-grade={gradeAt(entries[risen - 1]?.ms ?? 0)}>
            {Array.from(figuresOf(0), (figure, index) => (
              // The key is the position of the digit.
              <span key={index}>{figure}</span>
            ))}
            <small>ms</small>
          </p>
        </div>
      )}
    </StoryFrame>
  );
});
