import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import type { Exchange } from './exchanges.ts';
import style from './style.module.css';

/** The note beside an answer. */
export function Notes({ exchange }: { readonly exchange: Exchange }) {
  return (
    <div className={style.notes}>
      <StoryTexts
        blocks={exchange.notes}
        className={({ kind }) => (kind === 'caption' ? style.direction : undefined)}
      />
    </div>
  );
}

interface Options {
  readonly exchanges: readonly Exchange[];
  /** The text of each question, by its name. */
  readonly words: ReadonlyMap<string, string>;
}

/** The record of the earlier answers, without the answer that is now in the slot. */
export function Answers({ exchanges, words }: Options) {
  if (exchanges.length === 0) return null;
  return (
    <section className={style.record} aria-labelledby="record">
      <h2 id="record">taken down so far</h2>
      <ol>
        {exchanges.map((exchange, at) => (
          <li key={at} data-doneness={exchange.doneness}>
            <p className={style.asked}>{words.get(exchange.question)}</p>
            {exchange.answer.map((block, index) => (
              <blockquote key={index} {...markOf(block)}>
                <NewName block={block} isNamed={exchange.answer[index - 1]?.isNew !== true} />
                <span>{block.text}</span>
              </blockquote>
            ))}
            <Notes exchange={exchange} />
          </li>
        ))}
      </ol>
    </section>
  );
}
