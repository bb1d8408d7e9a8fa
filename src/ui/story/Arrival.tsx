import { type HTMLAttributes, useContext } from 'react';
import { StoryContext } from './StoryContext.ts';

interface Options extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'aside' | 'li' | 'p';
  /** False for the passage of an earlier choice, if a page shows several passages. */
  readonly isLatest?: boolean;
}

/** The passage of a choice. It gets the focus when the page after that choice has loaded. */
export function Arrival({ as: Element = 'div', isLatest = true, ...rest }: Options) {
  const { arrival } = useContext(StoryContext);
  return <Element {...rest} tabIndex={-1} ref={isLatest ? arrival : undefined} />;
}
