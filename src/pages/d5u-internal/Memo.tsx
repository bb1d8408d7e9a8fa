import { useContext } from 'react';
import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { StoryContext } from '../../ui/story/StoryContext.ts';
import { nameOfBar, type Run, runsOf } from './bars.ts';
import style from './style.module.css';

interface Options {
  readonly heading: StoryBlock;
  readonly lines: readonly StoryBlock[];
  /** The choices, by the letter of the requested reason (`ground`). */
  readonly choices: ReadonlyMap<string, StoryChoice>;
  /** The reason that was asked for last, by its letter. */
  readonly asked: string | undefined;
}

/** One memorandum: receiver, sender, date, and the released text. */
export function Memo({ heading, lines, choices, asked }: Options) {
  const run = (part: Run, index: number) => {
    switch (part.kind) {
      case 'open':
        return <span key={index}>{part.text}</span>;
      case 'lifted':
        return (
          <mark key={index} className={style.lifted}>
            {part.text}
          </mark>
        );
      case 'bar':
        return <Bar key={index} {...part} isAsked={asked === part.ground} choice={choices.get(part.ground)} />;
    }
  };
  return (
    <section className={style.memo} aria-label={heading.text}>
      <h2 className={style.head}>
        {heading.text.split(', ').map((part, index) => (
          <span key={index}>{`${part} `}</span>
        ))}
      </h2>
      {lines.map((line, index) => (
        <p key={index} {...markOf(line, style.line)}>
          <NewName block={line} isNamed={lines[index - 1]?.isNew !== true} />
          <span>{runsOf(line.text).map(run)}</span>
        </p>
      ))}
    </section>
  );
}

interface BarOptions {
  readonly words: readonly number[];
  readonly ground: string;
  readonly isAsked: boolean;
  /** The choice that asks for the reason; undefined if the story does not offer this choice. */
  readonly choice: StoryChoice | undefined;
}

/**
 * A bar over covered words. Pressing the bar shows the reason. The bar is a span with a role, because a real button is
 * one box and could not wrap from line to line. The placeholder for the words is generated content, so that it is
 * neither read out nor copied.
 */
function Bar({ words, ground, isAsked, choice }: BarOptions) {
  const { take } = useContext(StoryContext);
  const ask = () => {
    if (choice !== undefined && !isAsked) take(choice);
  };
  return (
    <span
      role="button"
      tabIndex={0}
      className={style.bar}
      data-words={`${words.map((length) => 'n'.repeat(length)).join(' ')}\u00a0`}
      aria-label={nameOfBar(words, ground)}
      aria-pressed={isAsked}
      aria-disabled={choice === undefined || undefined}
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
