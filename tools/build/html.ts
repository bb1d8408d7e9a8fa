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

/** Inserts a page's markup, title, stylesheets and preloads into Vite's own index.html. */
export function fillTemplate(template: string, manifest: Manifest, page: Page, preloadedFont: string): string {
  const assets = page.module === null ? { scripts: [], styles: [] } : assetsOf(manifest, page.module);
  const isThere = (file: string) => template.includes(file);
  const head = [
    `<link rel="preload" href="/${preloadedFont}" as="font" type="font/woff2" crossorigin />`,
    ...assets.styles.filter((file) => !isThere(file)).map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...assets.scripts.filter((file) => !isThere(file)).map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ];
  return template
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root">', page.isHydrated ? '<div id="root" data-hydrate>' : '<div id="root">')
    .replace('<!--page-->', () => page.markup);
}
