import type { ComponentProps, KeyboardEvent } from 'react';
import { isOfComposition } from './isOfComposition.ts';

/**
 * Keeps browsers, phones and password managers from filling in, correcting or offering to save the text. The last four
 * attributes are for 1Password, LastPass, Bitwarden and Dashlane. B-INP-02.
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
  /** Called when Enter is pressed outside a composition, in place of the default action of the browser. */
  readonly onEnter?: (event: KeyboardEvent<Field>) => void;
}

/** Handles the Enter key. During a composition it does nothing. */
function handled<Field extends Element>(onEnter: OnEnter<Field>['onEnter']) {
  return (event: KeyboardEvent<Field>) => {
    if (event.key !== 'Enter') return;
    const isComposing = isOfComposition(event.nativeEvent);
    if (isComposing || onEnter !== undefined) event.preventDefault();
    if (!isComposing) onEnter?.(event);
  };
}

/**
 * A field of one line. The typed text decides the text direction of the field (B-INP-04). Enter calls `onEnter`, or
 * else submits the form of the field; during a composition it does neither.
 */
export function TextField({ onEnter, ...rest }: Omit<ComponentProps<'input'>, 'type'> & OnEnter<HTMLInputElement>) {
  return <input type="text" dir="auto" {...leftAlone} {...rest} onKeyDown={handled(onEnter)} />;
}

/** A field of several lines, or of one long line that wraps. */
export function TextArea({ onEnter, ...rest }: ComponentProps<'textarea'> & OnEnter<HTMLTextAreaElement>) {
  return <textarea dir="auto" {...leftAlone} {...rest} onKeyDown={handled(onEnter)} />;
}
