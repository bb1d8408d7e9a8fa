import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rulesOf = (file: string) => readFileSync(`${import.meta.dirname}/../../src/${file}`, 'utf8');
/** The declarations of the first rule with exactly this selector. */
const rule = (file: string, selector: string): string => rulesOf(file).split(`\n${selector} {`)[1]?.split('}')[0] ?? '';

test('[B-ANS-01] the shared rule of what answers the reader: the serif at 17 to 18 px', () => {
  const answers = rule('ui/shared.css', '.answers');
  expect(answers).toContain('font-family: var(--said);');
  const rem = Number(/font-size: ([\d.]+)rem/.exec(answers)?.[1]);
  expect(rulesOf('ui/base.css')).toContain('font-size: 106.25%;');
  expect(rem * 17).toBeGreaterThanOrEqual(17);
  expect(rem * 17).toBeLessThanOrEqual(18.1);
});

test.each([
  ['about', 'style', '.amended'],
  ['judgment', 'style', '.entered'],
  ['home', 'research', '.amended'],
  ['human-cost', 'style', '.heard'],
  ['temporal', 'style', '.yours'],
  ['blinking-eyes', 'style', '.away'],
])('[B-ANS-01] on /%s (%s) %s follows it, in no smaller size', (page, sheet, selector) => {
  const own = rule(`pages/${page}/${sheet}.module.css`, selector);
  expect(own).toContain('composes: answers from global;');
  expect(own).not.toMatch(/font-family|font-size|counted/);
});
