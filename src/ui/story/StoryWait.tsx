import type { ReactNode } from 'react';
import style from './StoryWait.module.css';

interface Options {
  /** The room's name, until its own title is here. */
  readonly name: string;
  /** The room's class: its colours are there before its words. */
  readonly className: string | undefined;
  /** What to say when the words did not come; null while they are on their way. */
  readonly failure: ReactNode | null;
}

/** A room whose story is not here yet: still, in its own colours. */
export function StoryWait({ name, className, failure }: Options) {
  return (
    <main className={`${className} ${style.wait}`}>
      <h1 className="visually-hidden">{name}</h1>
      {failure ?? <p role="status">Loading...</p>}
    </main>
  );
}
