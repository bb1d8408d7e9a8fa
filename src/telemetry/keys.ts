import { LetterBuffer } from './LetterBuffer.ts';

declare global {
  interface Window {
    /** The keys pressed before telemetry began (public/before-paint.js). */
    earlyKeys?: KeyboardEvent[];
  }
}

const field = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** With Shift or caps lock a letter is still a letter. With these, Control, Alt and Meta a key is a command. */
const rareModifiers = ['AltGraph', 'Hyper', 'Super'] as const;

/** In Safari the key that ends a composition comes after it, marked only by this deprecated code. */
const compositionKeyCode = 229;

/** The lower-case code of a letter key, a to z; 0 for any other key. */
function letterOf(key: string): number {
  if (key.length !== 1) return 0;
  const code = key.charCodeAt(0) | 0x20;
  return code >= 0x61 && code <= 0x7a ? code : 0;
}

function isCommand(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  for (const modifier of rareModifiers) if (event.getModifierState(modifier)) return true;
  return false;
}

/**
 * Reports possible secret words, as soon as their last letter is typed. R-SEC-01, R-SEC-03, B-LOAD-04. Not counted:
 * letters in fields, in a composition, with a modifier other than Shift, and repeats. Keys from before this call count
 * too. No other key leaves this module. `checks`: of the secret words (contract/secretWords.ts).
 */
export function observeKeys(checks: readonly number[], onCandidate: (word: string) => void): () => void {
  const letters = new LetterBuffer(checks, onCandidate);
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = letterOf(event.key);
    if (letter === 0 || event.isComposing || event.keyCode === compositionKeyCode || event.repeat) return;
    if (isCommand(event)) return;
    const { target } = event;
    // Most letters are typed to the body, which is in no field.
    if (target !== document.body && target instanceof Element && target.closest(field) !== null) return;
    letters.add(letter, event.timeStamp);
  };
  const early = window.earlyKeys ?? [];
  delete window.earlyKeys;
  early.forEach(onKeyDown);
  document.addEventListener('keydown', onKeyDown, { passive: true });
  return () => document.removeEventListener('keydown', onKeyDown);
}
