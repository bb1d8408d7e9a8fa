import { useRef, useState } from 'react';
import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';
import { useMotion } from '../../ui/motion.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { StoryText } from '../../ui/story/StoryText.tsx';
import { splitLastSentence, splitVerdict } from '../../ui/story/storyTextParts.ts';
import voices from '../../ui/story/voices.module.css';
import { lengthMs, lettered, pathDown, traceOf } from './trace.ts';
import style from './style.module.css';

interface Options {
  readonly number: string;
  readonly blocks: readonly StoryBlock[];
  /** The next released reel; undefined after the last reel, and while another page is loading. */
  readonly next: StoryChoice | undefined;
}

interface LetteringOptions {
  readonly block: StoryBlock;
  /** False for a new line directly below another new line: the group is named once. */
  readonly isNamed: boolean;
  /** `from`: number of letters before this block; `total`: number of letters in all blocks. */
  readonly from: number;
  readonly total: number;
  /** Duration of the whole reel, ms. */
  readonly ms: number;
}

/**
 * A block's text beside the trace: each word appears when the pen reaches it. Blocks with a link or a list appear
 * whole.
 */
function Lettering({ block, isNamed, from, total, ms }: LetteringOptions) {
  const delay = (at: number) => ({ animationDelay: `${Math.round(at * ms)}ms` });
  if (block.link !== undefined || splitVerdict(block.text) !== null) {
    const [before] = splitLastSentence(block.text);
    return (
      <div className={style.word} style={delay((from + before.length) / total)}>
        <StoryText block={block} isNamed={isNamed} />
      </div>
    );
  }
  return (
    <p {...markOf(block)} data-voice={block.voice} data-kind={block.kind}>
      <NewName block={block} isNamed={isNamed} />
      {lettered(block.text, from, total).map(({ word, at }, index) => (
        // The words never change their order, so the index is a stable key.
        <span key={index} className={style.word} style={delay(at)}>
          {word}
        </span>
      ))}
    </p>
  );
}

/** Number of letters before a block. */
const beginsAt = (blocks: readonly StoryBlock[], index: number): number =>
  blocks.slice(0, index).reduce((sum, { text }) => sum + text.length + 1, 0);

/** The current reel: the pen moves down the strip once. With effects calm or off, the whole trace is shown at once. */
export function Reel({ number, blocks, next }: Options) {
  const isFull = useMotion() === 'full';
  const [isHalted, setHalted] = useState(false);
  const [hasRun, setRun] = useState(false);
  const haltButton = useRef<HTMLButtonElement>(null);
  const text = blocks.map((block) => block.text).join(' ');
  const trace = traceOf(text);
  const ms = lengthMs(text);
  const isRunning = isFull && !hasRun;
  const end = () => {
    // The halt button is removed now. If it has the focus, the focus moves to the reel.
    const { current: button } = haltButton;
    if (document.activeElement === button) button?.closest('section')?.focus({ preventScroll: true });
    setRun(true);
  };
  return (
    <Arrival
      as="section"
      className={style.reel}
      aria-label={`Reel ${number}`}
      data-running={isRunning || undefined}
      data-halted={isHalted || undefined}
    >
      <header className={style.label}>
        <span>{`reel ${number}`}</span>
        <span>{`${(ms / 1000).toFixed(1)} s`}</span>
        {isRunning ? (
          <button type="button" ref={haltButton} data-track="halt:reel" onClick={() => setHalted(!isHalted)}>
            {isHalted ? 'go on' : 'halt'}
          </button>
        ) : null}
        {next === undefined ? null : (
          <ChoiceButton choice={next} data-track="next:reel">
            next reel
          </ChoiceButton>
        )}
      </header>
      <div className={style.strip}>
        <svg className={style.trace} viewBox={`0 0 100 ${trace.length}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={pathDown(trace)} vectorEffect="non-scaling-stroke" style={{ animationDuration: `${ms}ms` }} />
        </svg>
        <span className={style.pen} aria-hidden="true" style={{ animationDuration: `${ms}ms` }} onAnimationEnd={end} />
        <div className={`${style.lettering} ${voices.voices}`}>
          {blocks.map((block, index) => (
            <Lettering
              key={index}
              block={block}
              isNamed={blocks[index - 1]?.isNew !== true}
              from={beginsAt(blocks, index)}
              total={text.length}
              ms={ms}
            />
          ))}
        </div>
      </div>
    </Arrival>
  );
}
