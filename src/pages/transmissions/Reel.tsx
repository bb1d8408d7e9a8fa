import { type RefObject, useRef, useState } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { useMotion } from '../../ui/motion.ts';
import { partLastSentence, partVerdict } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { lengthMs, lettered, pathDown, traceOf } from './trace.ts';
import style from './style.module.css';

interface Options {
  readonly number: string;
  readonly blocks: readonly StoryBlock[];
  readonly target: RefObject<HTMLElement | null>;
  /** Plays the next reel that is out; null after the last. */
  readonly onNext: (() => void) | null;
}

/** What is lettered beside the trace: each word comes when the pen has reached it. Links and findings come whole. */
function Lettering({ block, from, total, ms }: { block: StoryBlock; from: number; total: number; ms: number }) {
  const delay = (at: number) => ({ animationDelay: `${Math.round(at * ms)}ms` });
  if (block.link !== undefined || partVerdict(block.text) !== null) {
    const [before] = partLastSentence(block.text);
    return (
      <div className={style.word} style={delay((from + before.length) / total)}>
        <Said block={block} room="transmissions" />
      </div>
    );
  }
  return (
    <p data-voice={block.voice} data-kind={block.kind}>
      {lettered(block.text, from, total).map(({ word, at }, index) => (
        // A word is its place on the reel.
        <span key={index} className={style.word} style={delay(at)}>
          {word}
        </span>
      ))}
    </p>
  );
}

/** Where a line begins on the reel, in letters. */
const beginsAt = (blocks: readonly StoryBlock[], index: number): number =>
  blocks.slice(0, index).reduce((sum, { text }) => sum + text.length + 1, 0);

/** A reel as it runs: the pen goes down the strip once. Under calm and off it has already been. */
export function Reel({ number, blocks, target, onNext }: Options) {
  const isFull = useMotion() === 'full';
  const [isHalted, halt] = useState(false);
  const [hasRun, setRun] = useState(false);
  const halting = useRef<HTMLButtonElement>(null);
  const text = blocks.map((block) => block.text).join(' ');
  const trace = traceOf(text);
  const ms = lengthMs(text);
  const isRunning = isFull && !hasRun;
  const end = () => {
    // The button goes with the run, and the focus must not go with it.
    if (document.activeElement === halting.current) target.current?.focus({ preventScroll: true });
    setRun(true);
  };
  return (
    <section
      className={style.reel}
      aria-label={`Reel ${number}`}
      data-running={isRunning || undefined}
      data-halted={isHalted || undefined}
      ref={target}
      tabIndex={-1}
    >
      <header className={style.label}>
        <span>reel {number}</span>
        <span>{(ms / 1000).toFixed(1)} s</span>
        {isRunning ? (
          <button type="button" ref={halting} data-track="halt:reel" onClick={() => halt(!isHalted)}>
            {isHalted ? 'go on' : 'halt'}
          </button>
        ) : null}
        {onNext === null ? null : (
          <button type="button" data-track="next:reel" onClick={onNext}>
            next reel
          </button>
        )}
      </header>
      <div className={style.strip}>
        <svg className={style.trace} viewBox={`0 0 100 ${trace.length}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={pathDown(trace)} vectorEffect="non-scaling-stroke" style={{ animationDuration: `${ms}ms` }} />
        </svg>
        <span className={style.pen} aria-hidden="true" style={{ animationDuration: `${ms}ms` }} onAnimationEnd={end} />
        <div className={`${style.lettering} ${voices.voices}`}>
          {blocks.map((block, index) => (
            <Lettering key={block.text} block={block} from={beginsAt(blocks, index)} total={text.length} ms={ms} />
          ))}
        </div>
      </div>
    </section>
  );
}
