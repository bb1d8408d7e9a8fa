import type { StoryBlock } from '#contract/api/story.ts';
import { nameOfBar, type Run, runsOf } from './bars.ts';
import style from './style.module.css';

interface Options {
  readonly heading: StoryBlock;
  readonly lines: readonly StoryBlock[];
  /** Grounds that can be asked for. */
  readonly grounds: ReadonlySet<string>;
  /** The ground that was asked for last. */
  readonly asked: string | null;
  readonly onAsk: (ground: string) => void;
}

/** One memorandum: to whom, from whom, when, and as much of it as is released. */
export function Memo({ heading, lines, grounds, asked, onAsk }: Options) {
  const run = (part: Run, index: number) => {
    switch (part.kind) {
      case 'open':
        return part.text;
      case 'lifted':
        return (
          <mark key={index} className={style.lifted}>
            {part.text}
          </mark>
        );
      case 'bar':
        return (
          <Bar
            key={index}
            words={part.words}
            ground={part.ground}
            isAsked={asked === part.ground}
            onAsk={grounds.has(part.ground) ? onAsk : null}
          />
        );
    }
  };
  return (
    <section className={style.memo} aria-label={heading.text}>
      <h2 className={style.head}>
        {heading.text.split(', ').map((part) => (
          <span key={part}>{part} </span>
        ))}
      </h2>
      {lines.map((line) => (
        <p key={line.text} className={style.line}>
          {runsOf(line.text).map(run)}
        </p>
      ))}
    </section>
  );
}

interface BarOptions {
  readonly words: readonly number[];
  readonly ground: string;
  readonly isAsked: boolean;
  readonly onAsk: ((ground: string) => void) | null;
}

/**
 * A bar, which says on what ground it is there when it is pressed. A real button is one box and could not run on from line
 * to line as ink does, hence the role. What stands for the words is generated, so that it is neither read out nor copied.
 */
function Bar({ words, ground, isAsked, onAsk }: BarOptions) {
  const ask = () => onAsk?.(ground);
  return (
    <span
      role="button"
      tabIndex={0}
      className={style.bar}
      data-words={`${words.map((length) => 'n'.repeat(length)).join(' ')}\u00a0`}
      aria-label={nameOfBar(words, ground)}
      aria-pressed={isAsked}
      aria-disabled={onAsk === null || undefined}
      data-track={`press:ground-${ground}`}
      onClick={ask}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        ask();
      }}
    >
      <span className={style.ground}>{`(${ground})`}</span>
    </span>
  );
}
