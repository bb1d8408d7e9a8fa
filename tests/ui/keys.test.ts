import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordCheck } from '#contract/secretWords.ts';
import { observeKeys } from '../../src/telemetry/keys.ts';

let heard: string[];
let stop: () => void;
beforeEach(() => {
  heard = [];
  stop = observeKeys([wordCheck('candle')], (word) => heard.push(word));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const press = (init: KeyboardEventInit, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

const type = (letters: string, init: KeyboardEventInit = {}, target?: Element) => {
  for (const key of letters) press({ key, ...init }, target);
};

test('[R-SEC-01, R-SEC-03] a word typed outside fields is passed on, in small letters; other keys neither count nor interrupt it', () => {
  type('xxCan');
  for (const key of ['7', ' ', 'Enter', 'é', 'Process', 'Dead', '[', '`']) press({ key });
  expect(heard).toEqual([]);
  type('dlE');
  expect(heard).toEqual(['candle']);
});

test.each([
  ['in a composition', { isComposing: true }],
  ['just behind one, as Safari has it', { keyCode: 229 }],
  ['held down', { repeat: true }],
  ['with Control', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['with Meta', { metaKey: true }],
  ['with AltGraph', { modifierAltGraph: true }],
])('[R-SEC-03] a key %s does not count', (_, init) => {
  type('candl');
  press({ key: 'e', ...init });
  expect(heard).toEqual([]);
  press({ key: 'e' });
  expect(heard).toEqual(['candle']);
});

/** Whether a space, pressed `afterMs` after an `a`, is left to the browser, which scrolls the page. */
function isSpaceLeft(afterMs: number, target: Element = document.body): boolean {
  const at = 10_000;
  const key = (key: string, ms: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: ms });
    return target.dispatchEvent(event);
  };
  key('a', at);
  return key(' ', at + afterMs);
}

test('[B-INP-05] a space within 2 s of a letter typed into the air does not scroll; a later one does', () => {
  expect([isSpaceLeft(2000), isSpaceLeft(2001)]).toEqual([false, true]);
});

test.each([
  ['the page, which has the focus after a change of page', '<div id="page" tabindex="-1"></div>'],
  ['a link', '<a href="/about">about</a>'],
])('[B-INP-05] such a space does not scroll with the focus on %s', (_, html) => {
  document.body.innerHTML = html;
  expect(isSpaceLeft(0, document.body.firstElementChild!)).toBe(false);
});

test.each([
  '<button>press</button>',
  '<summary>open</summary>',
  '<input>',
  '<div role="textbox" tabindex="-1"></div>',
  '<div role="region" tabindex="0"></div>',
])('[B-INP-05] a space on the control, field or scrolling region with the focus keeps its use: %s', (html) => {
  document.body.innerHTML = html;
  expect(isSpaceLeft(0, document.body.firstElementChild!)).toBe(true);
});

test('[R-SEC-01] a letter typed with Shift counts as its small letter', () => {
  type('CANDL', { shiftKey: true });
  type('e');
  expect(heard).toEqual(['candle']);
});

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<p contenteditable></p>',
  '<p contenteditable="true"><b></b></p>',
  '<div role="textbox" tabindex="0"></div>',
])('[R-SEC-03] a key into %s does not count', (html) => {
  document.body.innerHTML = html;
  const field = document.body.firstElementChild!;
  type('candle', {}, field.firstElementChild ?? field);
  expect(heard).toEqual([]);
});

test.each(['radio', 'checkbox', 'range'])(
  '[R-SEC-01] a word typed with the focus on an input of type %s counts',
  (kind) => {
    document.body.innerHTML = `<input type="${kind}">`;
    const control = document.body.firstElementChild!;
    type('candle', {}, control);
    expect(heard).toEqual(['candle']);
    expect(isSpaceLeft(0, control)).toBe(true);
  },
);

test('[R-SEC-03] a key on a paragraph with contenteditable="false" counts; after stopping none does', () => {
  document.body.innerHTML = '<p contenteditable="false"></p>';
  type('candle', {}, document.body.firstElementChild!);
  expect(heard).toEqual(['candle']);
  stop();
  type('candle');
  expect(heard).toEqual(['candle']);
});

test.each([
  ['AZERTY, where the key Q is an a', 'c KeyC, a KeyQ, n KeyN, d KeyD, l KeyL, e KeyE'],
  ['Cyrillic', 'с KeyC, ф KeyA, т KeyN, в KeyD, д KeyL, у KeyE'],
  ['Greek', 'ψ KeyC, α KeyA, ν KeyN, δ KeyD, λ KeyL, ε KeyE'],
  ['Hebrew', 'ב KeyC, ש KeyA, מ KeyN, ג KeyD, ך KeyL, ק KeyE'],
  ['full-width letters', 'ｃ KeyC, ａ KeyA, ｎ KeyN, Ｄ KeyD, ｌ KeyL, ｅ KeyE'],
])('[B-INP-03] a word can be typed on another layout: %s', (_, keys) => {
  for (const pair of keys.split(', ')) {
    const [key = '', code = ''] = pair.split(' ');
    press({ key, code });
  }
  expect(heard).toEqual(['candle']);
});

test('[B-INP-03] a letter of a Latin layout counts as itself, and a dead key as nothing', () => {
  for (const [key, code] of [
    ['c', 'KeyC'],
    ['q', 'KeyA'],
    ['n', 'KeyN'],
    ['d', 'KeyD'],
    ['l', 'KeyL'],
    ['e', 'KeyE'],
  ] as const)
    press({ key, code });
  expect(heard).toEqual([]);
  type('candl');
  press({ key: 'Dead', code: 'KeyE' });
  press({ key: 'é', code: 'KeyE' });
  press({ key: '字', code: 'Digit1' });
  expect(heard).toEqual([]);
  type('e');
  expect(heard).toEqual(['candle']);
});
