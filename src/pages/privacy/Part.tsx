import { type ReactNode, useEffect, useRef } from 'react';
import style from './style.module.css';

interface Options {
  /** Unique on the page; a target of links. */
  readonly id: string;
  readonly title: string;
  /** True for a part whose code is loaded after the page, and whose buttons are in the page before. */
  readonly isLazy?: boolean;
  readonly children: ReactNode;
}

/**
 * A section with its heading in the margin. The last button that was pressed in a lazy part before its code had come is
 * pressed again. B-LOAD-02.
 */
export function Part({ id, title, isLazy = false, children }: Options) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLazy) return;
    // React renders the attribute once. Without this line public/before-paint.js would take the press for an early one.
    section.current?.removeAttribute('data-waiting');
    const button = section.current?.querySelector<HTMLElement>('[data-pressed]');
    button?.removeAttribute('data-pressed');
    button?.click();
  }, [isLazy]);
  return (
    <section ref={section} className={style.part} aria-labelledby={id} data-waiting={isLazy ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      <div className={style.said}>{children}</div>
    </section>
  );
}
