import { globSync, readFileSync } from 'node:fs';

/** A feature that a supported browser lacks (docs/operations.md, "Browsers"). */
interface Feature {
  readonly name: string;
  readonly pattern: RegExp;
  /** The browsers that lack the feature. */
  readonly lacking: string;
  /** Why using the feature does no harm in these browsers; null if only allowed inside `@supports`. */
  readonly harmless: string | null;
}

/** The features, by MDN's compatibility data of November 2026. */
const ofStyle: readonly Feature[] = [
  { name: 'reading-flow', pattern: /\breading-(flow|order):/, lacking: 'Firefox, Safari', harmless: null },
  {
    name: 'animation-timeline',
    pattern: /\b(animation|scroll)-timeline:|\banimation-range/,
    lacking: 'Firefox',
    harmless: 'a panel of the drawer does not fade where it goes on',
  },
  {
    name: 'view-timeline',
    pattern: /\b(view-timeline|timeline-scope)\b/,
    lacking: 'Firefox',
    harmless: 'it only names what @supports asks for (/behavioral)',
  },
  {
    name: '@property',
    pattern: /@property\b/,
    lacking: 'Firefox before 128',
    harmless: 'a panel of the drawer does not fade where it goes on',
  },
  {
    name: 'anchor positioning',
    pattern: /\banchor(-name:|-scope:|\()|\bposition-(anchor|area|try)/,
    lacking: 'Firefox before 147, Safari before 26',
    harmless: 'the strip stays at the top, by the declaration before it',
  },
  {
    name: 'text-wrap: pretty',
    pattern: /text-wrap(-style)?: pretty/,
    lacking: 'Firefox',
    harmless: 'lines break elsewhere',
  },
  {
    name: 'text-wrap: balance',
    pattern: /text-wrap(-style)?: balance/,
    lacking: 'Chrome before 114, Safari before 17.5',
    harmless: 'lines break elsewhere',
  },
  {
    name: 'hanging-punctuation',
    pattern: /hanging-punctuation:/,
    lacking: 'Chrome, Firefox',
    harmless: 'quotation marks stand inside the edge',
  },
  {
    name: 'scrollbar-color',
    pattern: /scrollbar-(color|width|gutter):/,
    lacking: 'Safari',
    harmless: 'the scroll bar is the system’s',
  },
  {
    name: 'user-select',
    pattern: /user-select:/,
    lacking: 'Safari',
    harmless: 'the build adds the prefix',
  },
  ...[
    ['field-sizing', /field-sizing:/, 'Firefox'],
    ['interpolate-size', /interpolate-size:|calc-size\(/, 'Firefox, Safari'],
    ['text-box', /\btext-box(-trim|-edge)?:/, 'Firefox'],
    ['corner-shape', /corner-shape:/, 'Firefox, Safari'],
    ['light-dark()', /light-dark\(/, 'Chrome before 123, Safari before 17.5'],
    ['content-visibility', /content-visibility:/, 'Firefox before 125, Safari before 18'],
    ['@starting-style', /@starting-style\b/, 'Firefox before 129, Safari before 17.5'],
    ['@scope', /@scope\b/, 'Chrome before 118, Firefox, Safari before 17.4'],
    ['@view-transition', /@view-transition\b|view-transition-/, 'Firefox'],
    ['style queries', /@container[^{]*\b(style|scroll-state)\(/, 'Firefox'],
    ['if()', /:[^;{}]*\bif\(/, 'Firefox, Safari'],
    ['sibling-index()', /sibling-(index|count)\(/, 'Firefox'],
    ['contrast-color()', /contrast-color\(/, 'Chrome'],
    ['nesting', /[{;]\s*&/, 'Chrome before 112'],
    // A browser drops the declaration with alternative text, so a plain one comes before it.
    [
      'content with alternative text and without a plain line before it',
      /(?<!content: '[^']*';\s*)content: '[^']*' \//,
      'Firefox before 128, Safari before 17.4',
    ],
  ].map(([name, pattern, lacking]) => ({ name, pattern, lacking, harmless: null }) as Feature),
];

/**
 * Functions of the browser, each with the only files that may call it. These files test whether the
 * function exists, or replace it.
 */
const ofScripts: readonly (Omit<Feature, 'harmless'> & { readonly files: readonly string[] })[] = [
  {
    name: 'requestIdleCallback',
    pattern: /\brequestIdleCallback\b/,
    lacking: 'Safari',
    files: ['src/app/schedule.ts'],
  },
  {
    name: 'caretPositionFromPoint',
    pattern: /\bcaretPositionFromPoint\b/,
    lacking: 'Chrome before 128, Safari before 18.4',
    files: ['src/overlay/reading/PointerOnWords.ts'],
  },
  {
    name: 'caretRangeFromPoint',
    pattern: /\bcaretRangeFromPoint\b/,
    lacking: 'Firefox',
    files: ['src/overlay/reading/PointerOnWords.ts'],
  },
  {
    name: 'scrollend',
    pattern: /'scrollend'/,
    lacking: 'Chrome before 114, Safari before 26.2',
    files: ['src/telemetry/scroll.ts'],
  },
  { name: 'checkVisibility()', pattern: /\.checkVisibility\(/, lacking: 'Safari before 17.4', files: [] },
  { name: 'canShare()', pattern: /\.canShare\(/, lacking: 'Firefox', files: [] },
  {
    name: 'userActivation',
    pattern: /\.userActivation\b(?!\?)/,
    lacking: 'nobody but an older WebKitGTK',
    files: [],
  },
  { name: 'startViewTransition()', pattern: /\.startViewTransition\(/, lacking: 'Firefox before 144', files: [] },
  { name: 'navigator.connection', pattern: /navigator\.connection\b(?!\?)/, lacking: 'Firefox, Safari', files: [] },
  { name: 'navigator.vibrate()', pattern: /navigator\.vibrate\(/, lacking: 'Firefox, Safari', files: [] },
  { name: 'scheduler', pattern: /\bscheduler\.(yield|postTask)\(/, lacking: 'Safari', files: [] },
  { name: 'moveBefore()', pattern: /\.moveBefore\(/, lacking: 'Safari', files: [] },
  {
    name: 'AbortSignal.any()',
    pattern: /AbortSignal\.any\(/,
    lacking: 'Chrome before 116, Firefox before 124',
    files: [],
  },
  {
    name: 'URL.parse()',
    pattern: /\bURL\.(parse|canParse)\(/,
    lacking: 'Chrome before 120, Safari before 17',
    files: [],
  },
  {
    name: 'CSS.highlights',
    pattern: /CSS\.highlights\b|new Highlight\(/,
    lacking: 'Firefox before 140 (without text-decoration before 149), Safari before 17.2',
    files: ['src/app/markRests.ts', 'src/overlay/Imprint.ts', 'src/ui/restMarks.ts'],
  },
  { name: 'OffscreenCanvas', pattern: /\bOffscreenCanvas\b/, lacking: 'Safari before 17 for WebGL', files: [] },
];

/**
 * A stylesheet without comments and without `@supports` blocks. Line breaks are kept, so that line numbers are right.
 */
function withoutAsked(css: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  let left = css.replace(/\/\*[\s\S]*?\*\//g, blank);
  for (let from = left.indexOf('@supports'); from !== -1; from = left.indexOf('@supports')) {
    let depth = 0;
    let end = left.indexOf('{', from);
    for (; end < left.length; end += 1) {
      if (left[end] === '{') depth += 1;
      if (left[end] === '}') depth -= 1;
      if (depth === 0) break;
    }
    left = left.slice(0, from) + blank(left.slice(from, end + 1)) + left.slice(end + 1);
  }
  return left;
}

const read = (pattern: string): [string, string][] =>
  globSync(pattern)
    .toSorted()
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]);

/**
 * One sentence for each fault in the files that ship. B-ENG-07.
 * - a feature is used that a supported browser lacks, and its row gives no reason why that does no harm
 * - a row gives a reason, but no file uses the feature
 */
export function engineFaults(): string[] {
  const sheets = read('src/**/*.css').map(([file, css]) => [file, withoutAsked(css)] as const);
  const scripts = read('{src,workers,contract}/**/*.{ts,tsx}').map(
    ([file, code]) => [file, code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const,
  );
  return [
    ...ofStyle.flatMap(({ name, pattern, lacking, harmless }) => {
      const users = sheets.filter(([, css]) => pattern.test(css)).map(([file]) => file);
      if (harmless !== null) return users.length > 0 ? [] : [`tools/check/engines.ts: nothing uses ${name} any more.`];
      return users.map((file) => `${file} uses ${name} outside of @supports; missing in ${lacking} (B-ENG-07).`);
    }),
    ...ofScripts.flatMap(({ name, pattern, lacking, files }) => {
      const users = scripts.filter(([, code]) => pattern.test(code)).map(([file]) => file);
      return [
        ...users
          .filter((file) => !files.includes(file))
          .map((file) => `${file} uses ${name}; missing in ${lacking} (B-ENG-07).`),
        ...files
          .filter((file) => !users.includes(file))
          .map((file) => `tools/check/engines.ts: ${file} does not use ${name} any more.`),
      ];
    }),
  ];
}
