import { Said } from '../../ui/story/Said.tsx';
import type { Exchange } from './exchanges.ts';
import style from './style.module.css';

/** What the room noted beside an answer. */
export function Notes({ exchange }: { readonly exchange: Exchange }) {
  return (
    <div className={style.notes}>
      {exchange.notes.map((block) => (
        <Said
          key={block.text}
          block={block}
          className={block.kind === 'caption' ? style.direction : undefined}
          room="brevil"
        />
      ))}
    </div>
  );
}

interface Options {
  readonly exchanges: readonly Exchange[];
  /** The words of a question by its name. */
  readonly words: ReadonlyMap<string, string>;
}

/** The answers before the one in the slot, as taken down. */
export function Record({ exchanges, words }: Options) {
  if (exchanges.length === 0) return null;
  return (
    <section className={style.record} aria-labelledby="record">
      <h2 id="record">taken down so far</h2>
      <ol>
        {exchanges.map((exchange) => (
          <li key={exchange.object} data-doneness={exchange.doneness}>
            <p className={style.asked}>{words.get(exchange.question)}</p>
            {exchange.answer.map(({ text }) => (
              <blockquote key={text}>{text}</blockquote>
            ))}
            <Notes exchange={exchange} />
          </li>
        ))}
      </ol>
    </section>
  );
}
