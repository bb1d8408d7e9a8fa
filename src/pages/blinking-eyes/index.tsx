import { type CSSProperties, useRef } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { Said } from '../../ui/story/Said.tsx';
import { passagesOf } from '../../ui/story/parts.ts';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useRoom } from '../useRoom.tsx';
import { awayInWords, others, seated, type Sitter } from './eyes.ts';
import { Pair } from './Pair.tsx';
import style from './style.module.css';
import { useAway, useGaze } from './useGaze.ts';

const placed = ({ x, y, size }: Sitter, index: number) =>
  ({ '--x': `${x}%`, '--y': `${y}%`, '--size': size, '--turn': index }) as CSSProperties;

/** The public gallery: eyes in the dark, which follow the hand, can be spoken to, and blink in turn when one comes back to the tab. */
export default function BlinkingEyes() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('blinking-eyes');
  const { target, expect } = useArrival<HTMLElement>(isSettled ? path : '');
  const gallery = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  useGaze(gallery, motion, String(page?.choices.length));
  const { returns, awayMs } = useAway();
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const [entry, ...later] = passagesOf(page.blocks);
  const latest = later.findLast(({ object }) => object !== null);
  const between = later.filter(({ object }) => object === null).flatMap(({ blocks }) => blocks);
  const speakTo = (choice: StoryChoice) => {
    if (!isSettled) return;
    expect();
    choose(choice.index);
  };
  return (
    <main className={style.room}>
      <div ref={gallery} className={style.gallery} data-blink={returns === 0 ? undefined : returns % 2}>
        {others.map((sitter, index) => (
          <span key={sitter.x} className={style.other} style={placed(sitter, index)}>
            <Pair sitter={sitter} />
          </span>
        ))}
        {page.choices.map((choice, index) => {
          const sitter = seated[choice.object ?? ''];
          return (
            <button
              key={choice.index}
              type="button"
              className={style.seat}
              style={sitter === undefined ? undefined : placed(sitter, others.length + index)}
              data-track={`look:${choice.object ?? choice.text}`}
              aria-pressed={latest?.object === choice.object}
              aria-disabled={!isSettled || undefined}
              onClick={() => speakTo(choice)}
            >
              {sitter === undefined ? null : <Pair sitter={sitter} />}
              <span>{choice.text}</span>
            </button>
          );
        })}
      </div>
      <svg className={style.rail} viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 8Q600 72 1200 8M0 20Q600 84 1200 20" vectorEffect="non-scaling-stroke" />
      </svg>
      <h1 className={style.title}>{page.title}</h1>
      <p className={style.away} role="status">
        {returns === 0
          ? ''
          : `You were out for ${awayInWords(awayMs)}.${motion === 'off' ? '' : ' They are blinking now.'}`}
      </p>
      <div className={style.well}>
        {(entry?.blocks ?? []).map((block) => (
          <Said key={block.text} block={block} room="blinking-eyes" />
        ))}
      </div>
      {latest === undefined ? null : (
        <section
          className={style.spoken}
          tabIndex={-1}
          ref={target}
          aria-label={page.choices.find(({ object }) => object === latest.object)?.text}
        >
          {[...latest.blocks, ...between].map((block) => (
            <Said
              key={block.text}
              block={block}
              room="blinking-eyes"
              className={block.kind === 'caption' ? style.caption : undefined}
            />
          ))}
        </section>
      )}
      {failure}
    </main>
  );
}
