import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOfSources, isStale } from '../../tools/build/stale.ts';
import { benchFaults } from '../../tools/check/benches.ts';
import { unusedPackages } from '../../tools/check/packages.ts';
import { deploymentFaults } from '../../tools/check/deployment.ts';
import { engineFaults } from '../../tools/check/engines.ts';
import { requirementFaults } from '../../tools/check/requirementIds.ts';
import { shaderFaults } from '../../tools/check/shaders.ts';
import { linkFaults, sourceFaults } from '../../tools/check/sources.ts';
import { styleFaults } from '../../tools/check/styles.ts';

const here = process.cwd();
beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'd5u-check-'))));
afterEach(() => {
  const folder = process.cwd();
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('a class without a rule is a fault, and so is an unused rule; a class of another library is none', () => {
  put(
    'src/ui/style.module.css',
    '.page { color: red; }\n.lost > a, .page :global(.pixi) { color: red; }\n/* .old {} */',
  );
  put('src/ui/Page.tsx', "import style from './style.module.css';\nexport const names = [style.page, style['gone']];");
  expect(styleFaults()).toEqual([
    'src/ui/Page.tsx uses the class gone, which src/ui/style.module.css does not have.',
    'src/ui/style.module.css has a rule for .lost, which nothing uses.',
  ]);
});

test('a rule about something inside of what is hovered names it by a class', () => {
  const named = [
    '.page a:hover',
    '.page:hover .page',
    '.page:has(a:hover) > .page::after',
    '.page:hover:not([data-x])',
  ];
  const vague = [
    '.page:hover span',
    ".page:hover [data-x='a b']",
    '.page a:hover + i::before',
    '.page:has(a:hover) svg',
  ];
  put('src/ui/style.module.css', [`${named.join(', ')} {}`, `.page, ${vague.join(',\n')} {}`].join('\n'));
  put('src/ui/Page.tsx', "import style from './style.module.css';\nexport const name = style.page;");
  expect(styleFaults()).toEqual(
    vague.map((selector) => `src/ui/style.module.css: “${selector}” is to name its element by a class.`),
  );
});

test('[B-SET-01, B-SET-03, B-TCH-04] a size of text in px, a transparent border and a text shown by hovering are faults', () => {
  put(
    'src/ui/style.module.css',
    [
      '.page { font-size: 17px; border: 1px solid transparent; }',
      '.page text { fill: var(--ink); font-size: 13px; }',
      '.page { font: 0.9rem/17px serif; border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }',
      '@media (hover: hover) { .page:hover { opacity: 1; } }',
      '.page:hover { color: var(--ink); text-decoration: underline; }',
    ].join('\n'),
  );
  put('src/ui/Page.tsx', "import style from './style.module.css';\nexport const name = style.page;");
  expect(styleFaults()).toEqual([
    'src/ui/style.module.css, line 1: a size of text is to be in rem, em or %, which follow the browser’s size of text.',
    'src/ui/style.module.css, line 1: a transparent border is drawn with forced colours; use var(--no-line).',
    'src/ui/style.module.css, line 4: “.page:hover” shows something by hovering alone.',
  ]);
});

test('[B-A11Y-05] a rule without an outline needs another that shows the focus of the same class', () => {
  put(
    'src/ui/style.module.css',
    [
      '.page:focus-visible { outline: none; }',
      '.page:focus-visible::after { outline: 2px solid currentcolor; }',
      '.page canvas { outline: 0 solid var(--ink); }',
      ".page a, [tabindex='-1']:focus { outline: none !important; }",
      '.bare:focus-visible { outline: 0; }',
    ].join('\n'),
  );
  put('src/ui/Page.tsx', "import style from './style.module.css';\nexport const names = [style.page, style.bare];");
  expect(styleFaults()).toEqual([
    "src/ui/style.module.css, line 4: “[tabindex='-1']:focus” has no outline, and no other rule shows its focus.",
    'src/ui/style.module.css, line 5: “.bare:focus-visible” has no outline, and no other rule shows its focus.',
  ]);
});

test('a media query names its width, and a colour is declared at the top of its sheet', () => {
  put('src/ui/tokens.css', ':root { --ink: #141414; }\n.late { --late: #123456; }');
  put('src/ui/breakpoints.css', '@custom-media --narrow (width < 62rem);');
  put(
    'src/ui/style.module.css',
    [
      '/* #abcdef, @media (width < 1rem) {} */',
      '.page { --wall: #93a0aa; --paper: color-mix(in srgb, #fff 20%, var(--wall)); }',
      '@media (--narrow) { .page { color: #000; } }',
      '@media print and (max-width: 60rem) { .page { --late: #0c0e0f80; } }',
      '@media (height < 40rem) { #face { color: var(--wall); width: 1px; } }',
    ].join('\n'),
  );
  put('src/ui/Page.tsx', "import style from './style.module.css';\nexport const name = style.page;");
  expect(styleFaults()).toEqual([
    'src/ui/style.module.css, line 4: “@media print and (max-width: 60rem)” is to use a name of src/ui/breakpoints.css.',
    ...[
      [2, '#fff'],
      [3, '#000'],
      [4, '#0c0e0f80'],
    ].map(
      ([line, colour]) =>
        `src/ui/style.module.css, line ${line}: ${colour} is to be a custom property in the first rule of the sheet.`,
    ),
  ]);
});

test('[B-ENG-02, B-ENG-06] a declaration that WebKit reads otherwise is a fault', () => {
  put('src/ui/tokens.css', ':root { --ink: #141414; }');
  put(
    'src/ui/base.css',
    [
      '/* text-decoration: underline var(--ink); list-style: none; */',
      'ul { list-style-type: ""; }',
      'a { text-decoration: underline dotted 1px; text-decoration-color: var(--ink); }',
      'b { text-decoration: underline var(--ink) 1px; }',
      'ol { list-style: none; }',
      'li { list-style-type: none; }',
      'legend { float: left; }',
      'legend { display: contents; } img { float: left; }',
    ].join('\n'),
  );
  const none = "Safari's readers would find no list; write list-style-type: ''.";
  expect(styleFaults().toSorted()).toEqual([
    'src/ui/base.css, line 4: “text-decoration: underline var(--ink) 1px”: in WebKit it computes to none; write its longhands.',
    `src/ui/base.css, line 5: “list-style: none”: ${none}`,
    `src/ui/base.css, line 6: “list-style-type: none”: ${none}`,
    'src/ui/base.css, line 7: “legend { float: left”: in WebKit it stays above the row; write display: contents.',
  ]);
});

test('[B-ENG-07] a feature that a browser of the line lacks is a fault, except where it is asked for or does no harm', () => {
  put(
    'src/ui/base.css',
    [
      '/* reading-flow: normal; */',
      'p { text-wrap: pretty; }',
      '@supports (field-sizing: content) { @media print { p { field-sizing: content; } } }',
      'main { reading-flow: grid-order; }',
      "a::after { content: '→'; content: '→' / ''; }",
    ].join('\n'),
  );
  put('src/ui/egg.css', "a::after { content: '→' / ''; }");
  put('src/app/schedule.ts', 'requestIdleCallback(work); // navigator.vibrate(1)\n// scheduler.yield()');
  put('src/ui/a.ts', 'requestIdleCallback(work); element.checkVisibility?.({}); element.checkVisibility();');
  expect(engineFaults().filter((fault) => !fault.includes('any more'))).toEqual([
    'src/ui/base.css uses reading-flow outside of @supports; missing in Firefox, Safari (B-ENG-07).',
    'src/ui/egg.css uses content with alternative text and without a plain line before it outside of @supports; missing in Firefox before 128, Safari before 17.4 (B-ENG-07).',
    'src/ui/a.ts uses requestIdleCallback; missing in Safari (B-ENG-07).',
    'src/ui/a.ts uses checkVisibility(); missing in Safari before 17.4 (B-ENG-07).',
    'src/app/schedule.ts uses navigator.vibrate(); missing in Firefox, Safari (B-ENG-07).',
  ]);
  // A table row that nothing uses is reported as stale. `text-wrap: pretty` is used here.
  const stale = engineFaults().filter((fault) => fault.includes('any more'));
  expect(stale).toContain('tools/check/engines.ts: nothing uses hanging-punctuation any more.');
  expect(stale.some((fault) => fault.includes('pretty'))).toBe(false);
});

test('a shader says in its first line what it does, and gives each uniform a unit or a range', () => {
  put(
    'shaders/scan/scan.frag',
    '// A line of light that goes over the page from left to right.\n// How far it has come, 0 to 1.\nuniform float uAt;\n// Its colour.\nuniform vec3 uTint;',
  );
  put('shaders/glitch/glitch.frag', 'precision mediump float;');
  expect(shaderFaults().toSorted()).toEqual([
    'shaders/glitch/glitch.frag: the first line is to say what the shader does.',
    'shaders/scan/scan.frag: the comment above "uniform vec3 uTint;" names neither a unit nor a range.',
  ]);
});

test('[B-CALL-01, B-CALL-02, B-LOAD-03, B-TXT-03, B-STO-02] a call, key or statement that is not allowed is a fault', () => {
  put('src/api/fetcher.ts', 'fetch(address, { ...limited() }); fetch(address); reply.json();');
  put('src/api/shapes.ts', 'export const voteShape = record({});');
  put('src/ui/a.tsx', 'lines.map((line) => <p key={line.text}>{line.text}</p>); lazy(part); useSWR(address);');
  put('src/ui/b.ts', 'void fetch(address).then((reply) => reply.json());');
  put('server/storage/a.ts', "// select pg_advisory_lock(1)\nconst all = 'select 1';");
  put('server/storage/b.ts', 'sql`select pg_advisory_xact_lock(1)`;');
  expect(sourceFaults()).toEqual([
    'src/ui/b.ts calls fetch() (B-CALL-01: it has a time limit there).',
    'src/ui/a.tsx calls lazy() (B-LOAD-03: a lost chunk is loaded again there).',
    'src/ui/b.ts calls .json() (B-CALL-02: the shape of the answer is checked there).',
    'src/ui/a.tsx calls useSWR() without a fetcher (B-CALL-02).',
    'src/api/fetcher.ts calls fetch() without limited() (B-CALL-01).',
    'src/ui/a.tsx uses texts as keys that may repeat (B-TXT-03); use uniqueKeys.',
    'server/storage/b.ts contains an advisory lock, which belongs to one session of the database (B-STO-02).',
    'voteShape is not compared with its schema in tests/ui/replies.test.ts.',
  ]);
});

test.each([
  ['an advisory lock', 'select pg_advisory_xact_lock(1)'],
  ['a notice to other sessions', 'listen orders'],
  ['a setting of the session', '`set lock_timeout = 1`'],
  ['a temporary table', 'create temp table x'],
  ['a prepared statement with a name', "'prepare x as select 1'"],
  ['a limit that is sent with the connection', 'lock_timeout: 4000'],
  ['a cursor with hold', 'declare c cursor with hold'],
])('[B-STO-02] the store may not contain %s', (what, statement) => {
  put('server/storage/a.ts', statement);
  expect(sourceFaults()).toContain(
    `server/storage/a.ts contains ${what}, which belongs to one session of the database (B-STO-02).`,
  );
});

test('[B-AUT-02] a link of the list that its page does not have is a fault', () => {
  put('src/pages/about/index.tsx', 'export const to = "/kitchen";');
  const link = (to: string) => ({ from: '/about', to, condition: '' });
  expect(linkFaults([link('/kitchen'), link('/void')])).toEqual([
    'tools/story/links.ts says that /about links to /void, but its source does not.',
  ]);
});

test('[B-OPS-01, B-LOAD-05] deployment and documents that have left the code behind are faults', () => {
  const files = ['package.json', 'vite.config.ts', 'docs/operations.md', 'public/no-answer.js'];
  for (const name of ['Dockerfile', 'Caddyfile', 'alerts.yml', 'alerts.test.yml']) files.push(`deploy/${name}`);
  for (const file of files) put(file, readFileSync(join(here, file), 'utf8'));
  expect(deploymentFaults()).toEqual([]);
  put('deploy/alerts.test.yml', 'alertname: NobodyAtHome');
  put('src/tsconfig.json', '"lib": ["es2025"]');
  for (const file of files) if (file !== 'deploy/alerts.test.yml') put(file, '');
  const faults = deploymentFaults();
  expect(faults).toHaveLength(10);
  expect(faults[0]).toMatch(/^package\.json lacks “node .* server\/main\.ts”: npm start uses the flags/);
  expect(faults.slice(-2)).toEqual([
    'deploy/alerts.test.yml tests the alert NobodyAtHome, which deploy/alerts.yml does not have.',
    'src/tsconfig.json has the library es2025; the oldest browsers have es2023 (B-LOAD-05).',
  ]);
});

test('[R-CARD-02] a package that nothing imports is a fault, except packages of types', () => {
  put(
    'package.json',
    JSON.stringify({ dependencies: { react: '1', jotai: '1' }, devDependencies: { '@types/react': '1' } }),
  );
  const modules = [{ dependencies: [{ module: 'react/jsx-runtime' }] }] as unknown as Parameters<
    typeof unusedPackages
  >[0]['modules'];
  expect(unusedPackages({ modules })).toEqual(['package.json lists jotai, which nothing uses.']);
});

test('[B-BLD-01] a build is stale by the contents of its sources, a deleted one too, and not by caches or times', () => {
  put('src/main.tsx', 'a');
  put('public/seal.svg', 'b');
  put('package.json', '{}');
  expect(isStale('dist/built.json')).toBe(true);
  put('dist/built.json', JSON.stringify({ digest: digestOfSources() }));
  expect(isStale('dist/built.json')).toBe(false);
  put('src/node_modules/.vite/results.json', 'c');
  put('src/main.tsx', 'a');
  expect(isStale('dist/built.json')).toBe(false);
  put('src/main.tsx', 'd');
  expect(isStale('dist/built.json')).toBe(true);
  put('src/main.tsx', 'a');
  put('package.json', '{ }');
  expect(isStale('dist/built.json')).toBe(true);
  put('package.json', '{}');
  rmSync('public/seal.svg');
  expect(isStale('dist/built.json')).toBe(true);
});

test('a bench that does not begin with its question is a fault', () => {
  put(
    'bench/core/a.bench.ts',
    "/** What does a tick cost? By eggs on the page. */\nimport { timed } from '../timed.ts';",
  );
  put('bench/core/b.bench.ts', "import { timed } from '../timed.ts';\n/** What does a tick cost? */");
  put('bench/core/c.bench.ts', '/** The cost of a tick. */');
  expect(benchFaults()).toEqual(
    ['b', 'c'].map((name) => `bench/core/${name}.bench.ts does not begin with its question: /** What does … cost? */`),
  );
});

test('a requirement that is defined twice is a fault, and so is one that is cited and not defined', () => {
  const catalogue = (...ids: readonly string[]) =>
    put('docs/requirements.md', ['| ID | What |', '| --- | --- |', ...ids.map((id) => `| ${id} | holds |`)].join('\n'));
  put('src/a.ts', '/** R-AB-01, B-AB-02. */');
  put('tests/core/a.test.ts', "test('[R-AB-01, R-AB-03] holds', () => {});");
  catalogue('R-AB-01', 'B-AB-02', 'R-AB-03');
  expect(requirementFaults()).toEqual([]);
  catalogue('R-AB-01');
  expect(requirementFaults()).toEqual([
    'src/a.ts cites B-AB-02, which docs/requirements.md does not define.',
    'tests/core/a.test.ts cites R-AB-03, which docs/requirements.md does not define.',
  ]);
  catalogue('R-AB-01', 'B-AB-02', 'R-AB-01');
  expect(requirementFaults()).toEqual(['docs/requirements.md: R-AB-01 is listed twice.']);
});
