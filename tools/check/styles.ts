import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Class names that a file builds at run time. All other class names are written out where they are used. */
const computed: Readonly<Record<string, readonly string[]>> = {
  'src/pages/about/Words.tsx': ['grade0', 'grade10', 'grade20', 'grade35'],
  'src/pages/environment/index.tsx': ['day', 'twilight', 'night'],
  'src/ui/grade/GradedText.tsx': ['grade0', 'grade10', 'grade20', 'grade35'],
};

/** The text before each block of a stylesheet: selectors, and the beginnings of at-rules. */
const headsIn = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/[^{};]+(?=\{)/g)].map(([head]) => head.trim());

/** The classes with a rule in a CSS module. Classes in `:global( )` are not its own. */
export function classesIn(css: string): ReadonlySet<string> {
  const selectors = headsIn(css).map((selector) =>
    selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '').replace(/(["']).*?\1/g, ''),
  );
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? '')),
  );
}

/**
 * Selectors without a class for an element inside or after a hovered element, such as `.row:hover span`. On every page
 * with the stylesheet, a browser looks for such elements below any hovered element, and computes their styles.
 */
const vagueHovers = (css: string): string[] =>
  headsIn(css)
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => {
      const compounds = selector.replace(/\[[^\]]*\]/g, '[]').split(/\s*[>+~\s]\s*(?![^(]*\))/);
      const target = compounds.pop() ?? '';
      return compounds.some((compound) => compound.includes(':hover')) && !target.includes('.');
    });

/** Sheets in which any colour may be written. */
const tokenSheets: readonly string[] = ['src/ui/tokens.css'];
/** The sheet that names the widths of the breakpoints. */
const breakpoints = 'src/ui/breakpoints.css';

/** A sheet without its comments. Their line breaks are kept. */
const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

const lineAt = (css: string, index: number): number => css.slice(0, index).split('\n').length;

/** Media queries with a width that is not a named breakpoint. */
const unnamedWidths = (css: string): string[] =>
  [...css.matchAll(/@(?:media|custom-media)[^{;]*\bwidth\b[^{;]*/g)].map(
    ({ 0: query, index }) => `line ${lineAt(css, index)}: “${query.trim()}” is to use a name of ${breakpoints}.`,
  );

/** Colours in hexadecimal that are not the value of a custom property in the first rule of the sheet. */
function strayColours(css: string): string[] {
  const head = css.indexOf('}');
  return [...css.matchAll(/(--[\w-]+: )?(#[\da-f]{3,8})\b(?![^;{}]*\{)/gi)]
    .filter(({ 1: property, index }) => property === undefined || index > head)
    .map(
      ({ 2: colour = '', index }) =>
        `line ${lineAt(css, index)}: ${colour} is to be a custom property in the first rule of the sheet.`,
    );
}

/**
 * Declarations that WebKit interprets differently from other browser engines, and a replacement for each. B-ENG-02,
 * B-ENG-06.
 */
const readOtherwise = [
  {
    // The build splits a shorthand of constant values into longhands. With a variable it cannot.
    pattern: /text-decoration:[^;}]*var\([^;}]*/g,
    instead: 'in WebKit it computes to none; write its longhands.',
  },
  {
    pattern: /list-style(-type)?:[^;}]*\bnone\b/g,
    instead: "Safari's readers would find no list; write list-style-type: ''.",
  },
  {
    pattern: /\blegend\s*\{[^}]*\bfloat:[^;}]*/g,
    instead: 'in WebKit it stays above the row; write display: contents.',
  },
] as const;

const misreadDeclarations = (css: string): string[] =>
  readOtherwise.flatMap(({ pattern, instead }) =>
    [...css.matchAll(pattern)].map(
      ({ 0: text, index }) => `line ${lineAt(css, index)}: “${text.replace(/\s+/g, ' ').trim()}”: ${instead}`,
    ),
  );

/** The rules of a sheet, including rules in at-rules. */
const rulesIn = (css: string): { readonly selector: string; readonly body: string; readonly line: number }[] =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(({ 1: selector = '', 2: body = '', index }) => ({
    selector: selector.trim(),
    body,
    line: lineAt(css, index + selector.length),
  }));

/** Declarations that ignore a setting of the reader, each with the reason. B-SET-01, B-SET-03, B-TCH-04. */
const deafRules = (css: string): string[] =>
  rulesIn(css).flatMap(({ selector, body, line }) => [
    // The text of a drawing (svg) has a fill, and its px are units of the drawing.
    ...(/font(-size)?:\s*[\w(][^;/]*\dpx|font(-size)?:\s*\d+(\.\d+)?px/.test(body) && !/\bfill:/.test(body)
      ? [`line ${line}: a size of text is to be in rem, em or %, which follow the browser’s size of text.`]
      : []),
    // A transparent outline on :focus is allowed: with forced colours it is drawn and shows the focus.
    ...(!selector.includes(':focus') &&
    /\b(border|outline)[a-z-]*:[^;]*\btransparent;/.test(body.replace(/color-mix\([^;]*\)/g, ''))
      ? [`line ${line}: a transparent border is drawn with forced colours; use var(--no-line).`]
      : []),
    ...(selector.includes(':hover') && /(?:^|[;\s])(display|visibility|opacity|content|clip-path):/.test(body)
      ? [`line ${line}: “${selector}” shows something by hovering alone.`]
      : []),
  ]);

/**
 * Elements that fill the browser's window, or begin a text that replaces the whole page. When one of them gets the
 * focus, the whole picture changes, so it needs no outline.
 */
const fillingTheWindow: readonly string[] = [
  'src/ui/base.css #page:focus',
  'src/ui/preferences.css #page:focus',
  'src/panels/protocols/CollationSheet.module.css .sheet:focus-visible',
  'src/pages/kitchen/style.module.css .risen > :first-child',
];

/**
 * Selectors that remove the outline of a class, where no other rule of the sheet draws an outline for this class while
 * it has the focus. B-A11Y-05.
 */
function hiddenFocuses(sheet: string, css: string): string[] {
  const rules = rulesIn(css);
  const drawn = rules
    .filter(({ selector, body }) => selector.includes(':focus') && /\boutline:\s*[1-9]/.test(body))
    .map(({ selector }) => selector);
  return rules
    .filter(({ body }) => /\boutline(-style)?:\s*(none|0(px)?\s*[;!])/.test(`${body};`))
    .flatMap(({ selector, line }) => selector.split(/,\s*(?![^(]*\))/).map((one) => ({ one, line })))
    .filter(({ one }) => !fillingTheWindow.includes(`${sheet} ${one}`))
    .filter(({ one }) => {
      const [name] = /\.[\w-]+/.exec(one) ?? [];
      return name === undefined || !drawn.some((selector) => new RegExp(`\\${name}(?![\\w-])`).test(selector));
    })
    .map(({ one, line }) => `line ${line}: “${one}” has no outline, and no other rule shows its focus.`);
}

/** Faults of one sheet by itself, each with its line. */
const sheetFaults = (sheet: string, css: string): string[] => [
  ...misreadDeclarations(css),
  ...deafRules(css),
  ...hiddenFocuses(sheet, css),
  ...(sheet === breakpoints ? [] : unnamedWidths(css)),
  ...(tokenSheets.includes(sheet) ? [] : strayColours(css)),
];

interface Use {
  readonly file: string;
  readonly sheet: string;
  readonly name: string;
}

/**
 * Every class that a file takes from a CSS module that it imports: `style.page`, `style['page']`, and for `style[…]`
 * the classes in `computed`.
 */
function usesIn(file: string): Use[] {
  const code = readFileSync(file, 'utf8');
  const imports = [...code.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm)];
  const body = code.replace(/^import .*$/gm, '');
  return imports.flatMap(([, local = '', from = '']) => {
    const sheet = path.join(path.dirname(file), from);
    const uses = body.matchAll(new RegExp(`(?<![\\w.])${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|\\[)`, 'g'));
    return [...uses].flatMap(([whole, member, quoted]) => {
      const written = member ?? quoted;
      const names = written === undefined ? (computed[file] ?? [`${whole}…]`]) : [written];
      return names.map((name) => ({ file, sheet, name }));
    });
  });
}

/**
 * One sentence for each:
 * - class that a component names and no rule has, or the reverse
 * - :hover rule that matches by tag instead of by class
 * - width in a media query that is no named breakpoint
 * - colour outside tokens.css and the first rule of its sheet
 * - declaration that WebKit interprets differently
 * - rule that ignores a setting of the reader, or hides the focus
 */
export function styleFaults(): string[] {
  const texts = globSync('src/**/*.module.css').map((sheet) => [sheet, readFileSync(sheet, 'utf8')] as const);
  const sheets = new Map(texts.map(([sheet, css]) => [sheet, classesIn(css)] as const));
  const uses = globSync('src/**/*.{ts,tsx}').flatMap(usesIn);
  const named = new Set(uses.map(({ sheet, name }) => `${sheet} ${name}`));
  return [
    ...uses
      .filter(({ sheet, name }) => sheets.get(sheet)?.has(name) !== true)
      .map(({ file, sheet, name }) => `${file} uses the class ${name}, which ${sheet} does not have.`),
    ...[...sheets].flatMap(([sheet, names]) =>
      [...names]
        .filter((name) => !named.has(`${sheet} ${name}`))
        .map((name) => `${sheet} has a rule for .${name}, which nothing uses.`),
    ),
    ...texts.flatMap(([sheet, css]) =>
      vagueHovers(css).map((selector) => `${sheet}: “${selector}” is to name its element by a class.`),
    ),
    ...globSync('src/**/*.css').flatMap((sheet) =>
      sheetFaults(sheet, withoutComments(readFileSync(sheet, 'utf8'))).map((fault) => `${sheet}, ${fault}`),
    ),
  ];
}
