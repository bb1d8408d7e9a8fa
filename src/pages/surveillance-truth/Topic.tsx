import type { ReactNode } from 'react';

interface Options {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section that is named by its heading. */
export function Topic({ id, title, className, children }: Options) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
