/** One entry of Vite's manifest, as far as it is read here. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The script and the stylesheets that a module needs, dependencies first. Throws if the build has no such module. */
function assetsOf(manifest: Manifest, module: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
    if (scripts.has(chunk.file)) return;
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
  /** The page's own chunk, or null for the shell. */
  readonly module: string | null;
  readonly isHydrated: boolean;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface Assets {
  readonly manifest: Manifest;
  /** The text of a built file. */
  readonly read: (file: string) => string;
  /** The script that sets the effects mode before the first paint. */
  readonly beforePaint: string;
  /** Fonts of the first screen. */
  readonly fonts: readonly string[];
}

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Inserts a page's markup, title, styles and preloads into Vite's own index.html. Nothing but the document stands between a
 * reader and the first paint: styles and the script before it are inline, all other scripts are fetched with low priority. A
 * stylesheet that is inline is named by a link of a type that no browser fetches: so Vite takes it for loaded when it imports the page's chunk.
 */
export function fillTemplate(template: string, assets: Assets, page: Page): string {
  const { manifest, read, beforePaint, fonts } = assets;
  const { scripts, styles } = page.module === null ? { scripts: [], styles: [] } : assetsOf(manifest, page.module);
  const entryStyles = Array.from(template.matchAll(stylesheet), ([, file = '']) => file);
  const allStyles = [...new Set([...entryStyles, ...styles])];
  const head = [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    `<style>${allStyles.map((file) => read(file).trim()).join('\n')}</style>`,
    ...allStyles.map((file) => `<link rel="stylesheet" href="/${file}" type="text/plain" />`),
    ...scripts
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low" />`),
  ];
  return template
    .replace(stylesheet, '')
    .replace(/<script src="\/before-paint.js"><\/script>/, () => `<script>${beforePaint.trim()}</script>`)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root">', page.isHydrated ? '<div id="root" data-hydrate>' : '<div id="root">')
    .replace('<!--page-->', () => page.markup);
}
