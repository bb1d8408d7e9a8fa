import { type ComponentProps, useContext } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { ActionButton } from '../ActionButton.tsx';
import { StoryContext } from './StoryContext.ts';

interface Options extends Omit<ComponentProps<typeof ActionButton>, 'onClick'> {
  readonly choice: StoryChoice;
  /** Name of the click in the telemetry, for instance `open:log-002`. */
  readonly 'data-track': string;
  /** Called in place of `take`, if the page has something to do before the choice is taken. */
  readonly onTake?: (choice: StoryChoice) => void;
}

/**
 * A button that takes a choice of the story. It shows the text of the choice unless it has children. Disabled while the
 * next page is loading.
 */
export function ChoiceButton({ choice, onTake, isDisabled = false, children, ...rest }: Options) {
  const { isSettled, take } = useContext(StoryContext);
  return (
    <ActionButton {...rest} isDisabled={isDisabled || !isSettled} onClick={() => (onTake ?? take)(choice)}>
      {children ?? choice.text}
    </ActionButton>
  );
}
