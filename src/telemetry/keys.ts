import { LetterBuffer } from './LetterBuffer.ts';

declare global {
  interface Window {
    /** The keys pressed before telemetry began (public/before-paint.js). */
    earlyKeys?: KeyboardEvent[];
  }
}

/** The elements that take letters. */
const field =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, ' +
  '[contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** The elements on which a space does something other than scroll the page. */
const usesSpace = `${field}, input, button, summary, [tabindex="0"]`;

/**
 * With these modifiers, or with Control, Alt or Meta, a key is a command. With Shift or caps lock a letter is still a
 * letter.
 */
const rareModifiers = ['AltGraph', 'Hyper', 'Super'] as const;

/**
 * In Safari the event of the key that ends a composition follows the composition, and is marked only by this deprecated
 * code.
 */
const compositionKeyCode = 229;

const isLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** Code of the first Greek letter. From this code on, a letter of a keyboard layout is not Latin. */
const greek = 0x370;
/** Difference between the codes of a full-width Latin letter and of the plain one. */
const fullWidth = 0xfee0;

/**
 * The lower-case code of a letter key, a to z; 0 for any other key. It is the letter that the layout gives: on AZERTY
 * the key `KeyQ` is an a. A layout of another script (Cyrillic, Greek, Hebrew) gives none of these letters, so the
 * Latin letter printed on the same key counts. B-INP-03.
 */
function letterOf({ key, code }: KeyboardEvent): number {
  if (key.length !== 1) return 0;
  const typed = key.charCodeAt(0);
  if (isLetter(typed | 0x20)) return typed | 0x20;
  if (isLetter((typed - fullWidth) | 0x20)) return (typed - fullWidth) | 0x20;
  const printed = typed >= greek && code.length === 4 && code.startsWith('Key') ? code.charCodeAt(3) | 0x20 : 0;
  return isLetter(printed) ? printed : 0;
}

function isCommand(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  for (const modifier of rareModifiers) if (event.getModifierState(modifier)) return true;
  return false;
}

/**
 * Reports possible secret words, as soon as their last letter is typed. R-SEC-01, R-SEC-03, B-LOAD-04. Not counted:
 * letters in fields, in a composition, with a modifier other than Shift, and repeats. Keys from before this call count
 * too. No other key leaves this module. A space between such letters does not scroll (B-INP-05). `checks`: the checks
 * of the secret words (contract/secretWords.ts).
 */
export function observeKeys(checks: readonly number[], onCandidate: (word: string) => void): () => void {
  const letters = new LetterBuffer(checks, onCandidate);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // The space between two words that are typed outside fields would scroll the page. After a change of page the focus
    // is on the page, and not on the body.
    if (event.key === ' ' && letters.isGoingOn(event.timeStamp)) {
      if (!(target instanceof Element && target.closest(usesSpace) !== null)) event.preventDefault();
      return;
    }
    const letter = letterOf(event);
    if (letter === 0 || event.isComposing || event.keyCode === compositionKeyCode || event.repeat) return;
    if (isCommand(event)) return;
    // Most letters are typed to the body, which is in no field.
    if (target !== document.body && target instanceof Element && target.closest(field) !== null) return;
    letters.add(letter, event.timeStamp);
  };
  const early = window.earlyKeys ?? [];
  delete window.earlyKeys;
  early.forEach(onKeyDown);
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
