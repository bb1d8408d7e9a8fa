import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutFonts, fontsFolder, siteCharacters } from '../../../tools/fonts.ts';

test('the fonts are cut to the characters of the site; else run `node tools/fonts.ts`', async () => {
  const files = await cutFonts();
  expect(files.size).toBe(7);
  for (const [name, bytes] of files) expect(bytes.equals(readFileSync(join(fontsFolder, name))), name).toBe(true);
});

test('every character of the site is in a cut font, and another one is in the whole font', () => {
  const rules = readFileSync(join(fontsFolder, 'fonts.css'), 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  const covers = (rule: string, character: string) =>
    [...rule.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].some(([, from = '', to = from]) => {
      const code = character.codePointAt(0) ?? 0;
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
    });
  const cut = rules.filter((rule) => !rule.includes('@fontsource'));
  expect([cut.length, rules.length]).toEqual([6, 12]);
  for (const rule of cut) {
    expect(siteCharacters().filter((character) => !covers(rule, character))).toEqual([]);
    expect(covers(rule, 'ł')).toBe(false);
  }
  for (const rule of rules.filter((one) => !cut.includes(one))) expect(covers(rule, 'ł')).toBe(true);
});
