import type { ReactNode } from 'react';
import style from './AtWork.module.css';

interface Options {
  /** The heading; plain text, or the button that explains the display. */
  readonly title: ReactNode;
  /** Name of the section for assistive technology. */
  readonly label: string;
  readonly className?: string | undefined;
  /** The measured quantity and the method, in words. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/**
 * Frame of a display that shows one step of the machine, computed from the reader's own session. Everything in it is
 * computed in the browser. `data-private`: hovers over it are not recorded, so that the display does not measure
 * itself. B-MIN-01.
 */
export function AtWork({ title, label, className = '', about, children }: Options) {
  return (
    <section className={`${style.work} ${className}`} aria-label={label} data-private="">
      <h2 className={style.title}>{title}</h2>
      <p className={style.about}>{about}</p>
      {children}
    </section>
  );
}
