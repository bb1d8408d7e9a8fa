import type { RefObject } from 'react';
import { Said } from '../../ui/story/Said.tsx';
import type { Passage } from '../../ui/story/parts.ts';
import { Drawing } from './Drawing.tsx';
import style from './style.module.css';

interface Options {
  readonly object: string;
  readonly label: string;
  readonly passage: Passage;
  /** True for what the last choice brought: it draws itself. */
  readonly isFresh: boolean;
  readonly target: RefObject<HTMLElement | null> | undefined;
}

/** An object as it was examined: what is said of it, and its figure. */
export function Exhibit({ object, label, passage, isFresh, target }: Options) {
  return (
    <section className={style.exhibit} aria-label={label} tabIndex={-1} ref={target} data-fresh={isFresh || undefined}>
      <div className={style.said}>
        {passage.blocks
          .filter(({ kind }) => kind !== 'caption')
          .map((block) => (
            <Said key={block.text} block={block} room="kitchen" />
          ))}
      </div>
      <figure className={style.figure}>
        <Drawing object={object} />
        {passage.blocks
          .filter(({ kind }) => kind === 'caption')
          .map(({ text }) => (
            <figcaption key={text}>{text}</figcaption>
          ))}
      </figure>
    </section>
  );
}
