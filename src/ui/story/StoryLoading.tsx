import type { ReactNode } from 'react';
import { Wait } from '../spinner/Waits.tsx';
import style from './StoryLoading.module.css';

interface Options {
  /** Heading of the page until the story has loaded. */
  readonly name: string;
  /** Class of the page, so that its colours are shown before its text. */
  readonly className: string | undefined;
  /** Notice that the story did not load; null while it is loading. */
  readonly failure: ReactNode;
}

/** Loading fallback of a story page: shows the colours of the page and counts as a wait. R-RT-04. */
export function StoryLoading({ name, className, failure }: Options) {
  return (
    <main className={`${className} ${style.loading}`} aria-busy={failure === null}>
      <h1 className="visually-hidden">{name}</h1>
      {failure ?? <Wait />}
    </main>
  );
}
