import type { ComponentProps, KeyboardEvent } from 'react';

/** In Safari the Enter that ends a composition comes after its end, marked only by this deprecated code. */
const compositionKeyCode = 229;

/**
 * Whether a key belongs to an input method that is composing: such an Enter accepts a candidate and sends nothing.
 * B-INP-01.
 */
const isOfComposition = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === compositionKeyCode;

/**
 * Keeps browsers, phones and password managers from filling, correcting or offering to save the text. The last four
 * are read by 1Password, LastPass, Bitwarden and Dashlane. B-INP-02.
 */
const leftAlone = {
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

interface OnEnter<Field extends Element> {
  /** Called on Enter outside a composition, in place of the browser's action. */
  readonly onEnter?: (event: KeyboardEvent<Field>) => void;
}

/** The action of Enter: none within a composition. */
function handled<Field extends Element>(onEnter: OnEnter<Field>['onEnter']) {
  return (event: KeyboardEvent<Field>) => {
    if (event.key !== 'Enter') return;
    const isComposing = isOfComposition(event);
    if (isComposing || onEnter !== undefined) event.preventDefault();
    if (!isComposing) onEnter?.(event);
  };
}

/**
 * A field of one line, in the direction of the text that is typed (B-INP-04). Its form is sent by Enter, but not by one
 * that ends a composition.
 */
export function TextField({ onEnter, ...rest }: Omit<ComponentProps<'input'>, 'type'> & OnEnter<HTMLInputElement>) {
  return <input type="text" dir="auto" {...leftAlone} {...rest} onKeyDown={handled(onEnter)} />;
}

/** A field of several lines, or of one that is wrapped. */
export function TextArea({ onEnter, ...rest }: ComponentProps<'textarea'> & OnEnter<HTMLTextAreaElement>) {
  return <textarea dir="auto" {...leftAlone} {...rest} onKeyDown={handled(onEnter)} />;
}
