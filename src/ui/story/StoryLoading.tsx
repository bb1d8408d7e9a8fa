import type { ReactNode } from 'react';
import { Wait } from '../spinner/Waits.tsx';
import style from './StoryLoading.module.css';

interface Options {
  /** The page's heading until the story brings its title. */
  readonly name: string;
  /** The page's own class, so that its colours are there before its text. */
  readonly className: string | undefined;
  /** The notice for a story that did not load; null while it is loading. */
  readonly failure: ReactNode;
}

/** Loading fallback of a story page: the page's own colours, and a wait for its text. R-RT-04. */
export function StoryLoading({ name, className, failure }: Options) {
  return (
    <main className={`${className} ${style.loading}`} aria-busy={failure === null}>
      <h1 className="visually-hidden">{name}</h1>
      {failure ?? <Wait />}
    </main>
  );
}
