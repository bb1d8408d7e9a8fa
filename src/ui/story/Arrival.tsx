import { type HTMLAttributes, useContext } from 'react';
import { StoryContext } from './StoryContext.ts';

interface Options extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'aside' | 'li' | 'p';
  /** False for the passage of an earlier choice, where a page shows several. */
  readonly isLatest?: boolean;
}

/** The passage of a choice: gets the focus once the choice has been taken and its page is here. */
export function Arrival({ as: Element = 'div', isLatest = true, ...rest }: Options) {
  const { arrival } = useContext(StoryContext);
  return <Element {...rest} tabIndex={-1} ref={isLatest ? arrival : undefined} />;
}
