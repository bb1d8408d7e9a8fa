import type { ReactNode } from 'react';
import style from './style.module.css';

interface Options {
  /** Unique on the page; a target of links. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section with its heading in the margin. */
export function Part({ id, title, children }: Options) {
  return (
    <section className={style.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={style.said}>{children}</div>
    </section>
  );
}
