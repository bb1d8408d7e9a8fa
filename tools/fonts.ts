import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { rulesInOrder } from '../server/content/speech/rules.ts';

/**
 * Reduces the typefaces to the characters that the site and its stories contain: `node tools/fonts.ts`. Writes the
 * files and their @font-face rules to src/ui/fonts/; a test checks them. A browser fetches the whole typeface only
 * when somebody types another character. Both typefaces are under the OFL without a reserved font name.
 */
export const fontsFolder = join(import.meta.dirname, '../src/ui/fonts');

interface Cut {
  readonly name: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly source: string;
  /**
   * Whether hinting instructions are kept. They improve small sizes. The grades are only set large, and hinting would
   * be three quarters of their files.
   */
  readonly isHinted: boolean;
}

const cuts: readonly Cut[] = [
  {
    name: 'redaction',
    family: 'Redaction',
    style: 'normal',
    source: 'redaction/files/redaction-latin-400-normal',
    isHinted: true,
  },
  {
    name: 'redaction-italic',
    family: 'Redaction',
    style: 'italic',
    source: 'redaction/files/redaction-latin-400-italic',
    isHinted: true,
  },
  {
    name: 'commit-mono',
    family: 'Commit Mono',
    style: 'normal',
    source: 'commit-mono/files/commit-mono-latin-400-normal',
    isHinted: true,
  },
  ...['10', '20', '35'].map((grade): Cut => ({
    name: `redaction-${grade}`,
    family: `Redaction ${grade}`,
    style: 'normal',
    source: `redaction-${grade}/files/redaction-${grade}-latin-400-normal`,
    isHinted: false,
  })),
];

/** OpenType features that browsers apply by default, and the figure styles used in stylesheets. */
const features = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'tnum', 'lnum'];

/** Files of patterns. The texts that they match are never shown. */
const matched = ['server/payments/**', 'server/content/speech/{answer,careful,fold,greetings}.ts'];

/**
 * Each character of the texts and the code that could be shown, in order. All of ASCII is included, since a reader may
 * type anything. Of the speech rules only the answers are included.
 */
export function siteCharacters(): readonly string[] {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
  const found = globSync('{src,contract,server}/**/*.{ts,tsx,ink}', { exclude: matched }).flatMap((file) => [
    ...readFileSync(file, 'utf8'),
  ]);
  const answers = rulesInOrder().flatMap(({ says }) => says.flatMap(({ text }) => [...text]));
  return [...new Set([...ascii, ...found, ...answers])].filter((character) => character >= ' ').toSorted();
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;
const hex = (code: number) => code.toString(16);

/** The CSS unicode-range of sorted characters. */
function rangeOf(characters: readonly string[]): string {
  const spans: [number, number][] = [];
  for (const code of characters.map(codeOf)) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] + 1 === code) last[1] = code;
    else spans.push([code, code]);
  }
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** The files of src/ui/fonts/ by name. The same sources give the same bytes. */
export async function cutFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const characters = siteCharacters();
  const files = new Map<string, Buffer>();
  const rules = ['/* Written by tools/fonts.ts. Of two rules for a character the later one counts. */'];
  for (const { name, family, style, source, isHinted } of cuts) {
    const whole = readFileSync(`node_modules/@fontsource/${source}.woff2`);
    const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: !isHinted } as const;
    files.set(`${name}.woff2`, await subsetFont(whole, characters.join(''), options));
    const rule = (url: string, range: string) =>
      `@font-face {\n  font-family: '${family}';\n  font-style: ${style};\n  font-weight: 400;\n  font-display: swap;\n` +
      `  src: url('${url}') format('woff2');\n  unicode-range: ${range};\n}`;
    rules.push(rule(`@fontsource/${source}.woff2`, 'U+20-24f, U+1e00-1eff, U+2000-22ff'));
    rules.push(rule(`./${name}.woff2`, rangeOf(characters)));
  }
  const options = { ...(await resolveConfig(fontsFolder)), parser: 'css' };
  files.set('fonts.css', Buffer.from(await format(rules.join('\n'), options)));
  return files;
}

if (import.meta.main) {
  mkdirSync(fontsFolder, { recursive: true });
  for (const [name, bytes] of await cutFonts()) writeFileSync(join(fontsFolder, name), bytes);
}
