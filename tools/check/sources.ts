import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageLink, staticLinks } from '../story/links.ts';

interface Source {
  readonly file: string;
  readonly text: string;
}

const read = (pattern: string): readonly Source[] =>
  globSync(pattern)
    .toSorted()
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

/** Calls that only these files may make, because only they add the necessary protection. */
const callers = [
  {
    call: /\bfetch\(/,
    name: 'fetch()',
    files: ['src/analytics/analytics.ts', 'src/api/fetcher.ts'],
    why: 'B-CALL-01: it has a time limit there',
  },
  {
    call: /\blazy\(/,
    name: 'lazy()',
    files: ['src/api/loadPart.ts', 'src/app/routes.ts'],
    why: 'B-LOAD-03: a lost chunk is loaded again there',
  },
  {
    call: /\.json\(\)/,
    name: '.json()',
    files: ['src/api/fetcher.ts'],
    why: 'B-CALL-02: the shape of the answer is checked there',
  },
  {
    call: /<textarea\b|<input(?![^>]*type="(?:range|radio|checkbox)")/,
    name: '<textarea> or <input> for text',
    files: ['src/ui/fields.tsx'],
    why: 'B-INP-01, B-INP-02: TextField and TextArea know compositions and are left alone by autofill',
  },
  // Without its own fetcher a hook would use the default fetcher, which accepts any shape.
  {
    call: /useSWR(?:<[^(]*>)?\(\s*[^,()]+,\s*\{|useSWR(?:<[^(]*>)?\([^,()]+\)/,
    name: 'useSWR() without a fetcher',
    files: [],
    why: 'B-CALL-02',
  },
] as const;

/**
 * Files with lists that use their texts as keys. The texts of a list all differ: names of stars and seals, pieces of
 * clauses, texts that a page has counted. In one of the files `line` and `part` are numbers.
 */
const differentTexts = [
  'src/pages/data-corruption/File.tsx',
  'src/pages/data-corruption/Row.tsx',
  'src/pages/fragments/Nearest.tsx',
  'src/pages/observatory/Shares.tsx',
  'src/pages/protocol/index.tsx',
  'src/pages/vega/Chart.tsx',
  'src/panels/protocols/CollationSheet.tsx',
];
const textAsKey = /\.map\([^;]{0,200}?key=\{(?:\w+\.)*(?:text|sentence|paragraph|part|caption|line|lost)\}/;

/** Features of a single PostgreSQL session. They are lost behind a transaction pooler or in a cluster. B-STO-02. */
const ofOneSession = {
  'an advisory lock': /advisory/i,
  'a notice to other sessions': /\b(un)?listen\s+\w|\bnotify\s+\w|pg_notify/i,
  'a setting of the session': /['"`]\s*set\s+(session|time|role|search_path|\w+\s*=)|set_config/i,
  'a temporary table': /\btemp(orary)?\s+table|\.temporary\(/i,
  'a prepared statement with a name': /['"`]\s*(prepare|execute|deallocate)\s/i,
  'a limit that is sent with the connection': /options:\s*['"`]-c|lock_timeout:/i,
  'a cursor with hold': /with hold/i,
};

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The source of a page, and of the texts and parts that it imports, in one string. */
function sourceOfPage(path: string): string {
  const folder = `src/pages/${path === '/' ? 'home' : path.slice(1)}`;
  const own = globSync(`${folder}/*.tsx`).map((file) => readFileSync(file, 'utf8'));
  const imported = own.flatMap((text) =>
    Array.from(text.matchAll(/from '(\.\.\/\.\.\/(?:content|ui)\/[^']+)'/g), ([, from = '']) =>
      readFileSync(join(folder, from), 'utf8'),
    ),
  );
  return [...own, ...imported].join('\n');
}

/** One sentence for each listed link whose target is not in the source of its page. B-AUT-02. */
export const linkFaults = (links: readonly PageLink[] = staticLinks): string[] =>
  links
    .filter(({ from, to }) => !new RegExp(`["']${to}["']`).test(sourceOfPage(from)))
    .map(({ from, to }) => `tools/story/links.ts says that ${from} links to ${to}, but its source does not.`);

/** One sentence for each shape of an answer that no test compares with the contract. B-CALL-02. */
function shapeFaults(): string[] {
  const [test] = read('tests/ui/replies.test.ts');
  const shapes = read('src/api/*.ts').flatMap(({ text }) => [...text.matchAll(/export const (\w+Shape)\b/g)]);
  return shapes
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`, ${name}, \\w+Schema\\]`).test(test?.text ?? ''))
    .map((name) => `${name} is not compared with its schema in tests/ui/replies.test.ts.`);
}

/** One sentence for each call, key or statement that the sources may not contain. */
export function sourceFaults(): string[] {
  const browser = read('src/**/*.{ts,tsx}');
  const calls = callers.flatMap(({ call, name, files, why }) =>
    browser
      .filter(({ file, text }) => call.test(text) && !(files as readonly string[]).includes(file))
      .map(({ file }) => `${file} calls ${name} (${why}).`),
  );
  const fetcher = browser.find(({ file }) => file === 'src/api/fetcher.ts')?.text ?? '';
  const unlimited = (fetcher.match(/\bfetch\(/g)?.length ?? 0) - (fetcher.match(/\.\.\.limited\(\)/g)?.length ?? 0);
  const keys = browser
    .filter(({ file, text }) => textAsKey.test(text) && !differentTexts.includes(file))
    .map(({ file }) => `${file} uses texts as keys that may repeat (B-TXT-03); use uniqueKeys.`);
  const statements = read('server/storage/**/*.ts').flatMap(({ file, text }) =>
    Object.entries(ofOneSession)
      .filter(([, pattern]) => pattern.test(withoutComments(text)))
      .map(([what]) => `${file} contains ${what}, which belongs to one session of the database (B-STO-02).`),
  );
  return [
    ...calls,
    ...(unlimited === 0 ? [] : ['src/api/fetcher.ts calls fetch() without limited() (B-CALL-01).']),
    ...keys,
    ...statements,
    ...shapeFaults(),
  ];
}
