/**
 * When a key ends a composition, Safari sends the key event after that end. Only this deprecated code identifies the
 * event.
 */
const compositionKeyCode = 229;

/**
 * Whether a key event belongs to an input method that is composing. During a composition, Enter accepts a candidate and
 * does not submit, and Escape cancels the composition and closes nothing. B-INP-01.
 */
export const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === compositionKeyCode;
