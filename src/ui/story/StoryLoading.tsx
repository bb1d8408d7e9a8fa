import type { ReactNode } from 'react';
import style from './StoryLoading.module.css';

interface Options {
  /** The page's heading until the story brings its title. */
  readonly name: string;
  /** The page's own class, so that its colours are there before its text. */
  readonly className: string | undefined;
  /** What to show when the story did not load; null while it is loading. */
  readonly failure: ReactNode;
}

/** Loading fallback of a story page, in the page's own colours. Nothing in it moves. */
export function StoryLoading({ name, className, failure }: Options) {
  return (
    <main className={`${className} ${style.loading}`}>
      <h1 className="visually-hidden">{name}</h1>
      {failure ?? <p role="status">Loading...</p>}
    </main>
  );
}
