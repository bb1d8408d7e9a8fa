import { afterEach, beforeEach, expect, test } from 'vitest';
import { observeKeys } from '../../src/telemetry/keys.ts';

let heard: string[];
let stop: () => void;
beforeEach(() => {
  heard = [];
  stop = observeKeys((key) => heard.push(key));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const press = (init: KeyboardEventInit, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

test('[R-SEC-03] single letters typed outside fields are passed on, in lower case; no other keys are', () => {
  for (const key of ['a', 'Z', '7', ' ', 'Enter', 'é', 'Process', 'Dead']) press({ key });
  expect(heard).toEqual(['a', 'z']);
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
  press({ key: 'a', ...init });
  expect(heard).toEqual([]);
  press({ key: 'a' });
  expect(heard).toEqual(['a']);
});

test('[R-SEC-01] a letter typed with Shift counts as its small letter', () => {
  press({ key: 'A', shiftKey: true });
  press({ key: 'b', shiftKey: false });
  expect(heard).toEqual(['a', 'b']);
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
  press({ key: 'a' }, field.firstElementChild ?? field);
  expect(heard).toEqual([]);
});

test('[R-SEC-03] a key on a paragraph with contenteditable="false" counts; after stopping none does', () => {
  document.body.innerHTML = '<p contenteditable="false"></p>';
  press({ key: 'a' }, document.body.firstElementChild!);
  expect(heard).toEqual(['a']);
  stop();
  press({ key: 'b' });
  expect(heard).toEqual(['a']);
});
