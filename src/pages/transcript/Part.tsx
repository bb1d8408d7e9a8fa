import type { ReactNode } from 'react';
import style from './style.module.css';

interface Options {
  /** Unique on the page; the target of a link in the contents. */
  readonly id: string;
  readonly title: string;
  readonly hasAny: boolean;
  readonly children: ReactNode;
}

/** A part of the transcript under its heading; nothing if it has no entries. */
export function Part({ id, title, hasAny, children }: Options) {
  return hasAny ? (
    <section className={style.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  ) : null;
}
