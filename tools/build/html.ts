import { publicRoutes } from '../../contract/routes.ts';

/** The fields of an entry in Vite's manifest that are read here. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The scripts and stylesheets needed by a module, dependencies first. Throws if the build has no such module, or if
 * chunks import each other in a cycle.
 */
function assetsOf(manifest: Manifest, module: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const open = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
    if (scripts.has(chunk.file)) return;
    if (open.has(name)) throw new Error(`Chunks import each other in a ring: ${[...open].join(', ')}.`);
    open.add(name);
    for (const dependency of chunk.imports ?? []) visit(dependency);
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  visit(module);
  return { scripts: [...scripts], styles: [...styles] };
}

export interface Page {
  readonly markup: string;
  readonly title: string;
  /** The page's chunk; null for the shell. */
  readonly module: string | null;
  readonly isHydrated: boolean;
  /** Fonts of the first screen that other pages do not have there. */
  readonly fonts?: readonly string[];
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface Assets {
  readonly manifest: Manifest;
  /** The text of a built file. */
  readonly read: (file: string) => string;
  /** The script that sets the effects mode before the first paint. */
  readonly beforePaint: string;
  /** The script that sets the background of a hidden page, for the shell. */
  readonly comingGround: string;
  /** The script that fetches the other scripts after the first paint. */
  readonly afterPaint: string;
  /** The origin of the site, for absolute addresses; empty if it is not known. */
  readonly origin: string;
  /** The script that shows a message when a page cannot be loaded. */
  readonly noAnswer: string;
  /** Fonts of the first screen of every page. */
  readonly fonts: readonly string[];
}

const publicLinks = publicRoutes
  .map((slug) => (slug === 'home' ? '<a href="/">the front page</a>' : `<a href="/${slug}">/${slug}</a>`))
  .join(', ');

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

const entryScript = /<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/;

/** For readers without scripts, on pages without text in their HTML. B-LOAD-05. */
const withoutScripts = `  <noscript>
      <style>#root{display:none}body{padding:1rem}</style>
      <h1>This page needs scripts.</h1>
      <p>They are switched off or blocked in this browser. Switch them on for this site and load the page again.</p>
      <p>These can be read without: ${publicLinks}.</p>
    </noscript>
`;

/**
 * Inserts a page's markup, title, styles and preloads into Vite's index.html. The first paint waits only for the
 * document and its fonts:
 * - Styles are inline. Each inlined stylesheet also has a link with a type that no browser fetches, so Vite treats it
 *   as loaded when it imports the page's chunk.
 * - On a page with text, the scripts are named by links of an unknown kind, read by after-paint.js. The shell has no
 *   text, so its script is fetched at once.
 */
export function fillTemplate(template: string, assets: Assets, page: Page): string {
  const { manifest, read, beforePaint, comingGround, afterPaint, noAnswer, origin, fonts } = assets;
  const { scripts, styles } = page.module === null ? { scripts: [], styles: [] } : assetsOf(manifest, page.module);
  const [entryTag, entry] = entryScript.exec(template) ?? [];
  if (entryTag === undefined || entry === undefined) throw new Error('index.html has lost its script.');
  const entryStyles = Array.from(template.matchAll(stylesheet), ([, file = '']) => file);
  const allStyles = [...new Set([...entryStyles, ...styles])];
  const laterScripts = page.isHydrated ? [...new Set([entry, ...scripts])] : [];
  const head = [
    ...[...fonts, ...(page.fonts ?? [])].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    `<style>${allStyles.map((file) => read(file).trim()).join('\n')}</style>`,
    ...allStyles.map((file) => `<link rel="stylesheet" href="/${file}" type="text/plain" />`),
    ...laterScripts.map((file) => `<link rel="later" href="/${file}" />`),
  ];
  const starter = page.isHydrated ? `<script>${afterPaint.trim()}</script>` : entryTag;
  return template
    .replace(stylesheet, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, (tag) => (page.isHydrated ? '' : tag))
    .replace(/<script src="\/before-paint.js"><\/script>/, () =>
      [beforePaint, ...(page.isHydrated ? [] : [comingGround])]
        .map((text) => `<script>${text.trim()}</script>`)
        .join(''),
    )
    .replace(entryTag, () => starter)
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_tag, start: string) => start + escapeHtml(page.title))
    .replace(/(<meta property="og:image" content=")/, (start) => start + origin)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root">', page.isHydrated ? '<div id="root" data-hydrate>' : '<div id="root">')
    .replace('<!--page-->', () => page.markup)
    .replace(
      '</body>',
      () => `${page.isHydrated ? '' : withoutScripts}  <script>${noAnswer.trim()}</script>\n  </body>`,
    );
}
