import { globSync, readFileSync } from 'node:fs';
import { effectsChoiceSchema } from '../../contract/stored.ts';
import { meaningOf } from '../../src/content/storedDataTexts.ts';
import { settingKeys } from '../../src/state/deviceStorage.ts';

/** The patterns by which storage keys are found in the sources. */
const patterns = [
  /storedAtom(?:<[^(]*>)?\(\s*'([^']+)'/g,
  /StorageKey = '([^']+)'/g,
  /keyOf = [^`]*`(d5u-[a-z-]+)\$\{slug/g,
];
/** This key is set and removed at once, to notify the other tabs. */
const passing = 'd5u-erased';

/**
 * One sentence for each storage key without a meaning that /surveillance-truth could show (B-PRV-01). One more sentence
 * if the key or the modes in public/before-paint.js differ from those of the effects switch (B-A11Y-03).
 */
export function storedKeyFaults(): string[] {
  const texts = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const found = texts.flatMap((text) =>
    patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, key = '']) => key)),
  );
  const keys = [...Object.values(settingKeys), ...found];
  const unexplained = keys.filter((key) => key !== passing && meaningOf(key) === meaningOf('something else'));

  const beforePaint = readFileSync('public/before-paint.js', 'utf8');
  const modes = effectsChoiceSchema.anyOf[0].enum.map((mode) => `'${mode}'`).join(', ');
  const isSame =
    beforePaint.includes(`localStorage.getItem('${settingKeys.effects}')`) && beforePaint.includes(`[${modes}]`);
  return [
    ...unexplained.map((one) => `The storage key ${one} has no meaning in src/content/storedDataTexts.ts.`),
    ...(isSame
      ? []
      : ['public/before-paint.js and src/state/deviceStorage.ts differ in the storage key or in the modes.']),
  ];
}
