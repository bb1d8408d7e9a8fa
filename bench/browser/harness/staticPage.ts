import { fetchText, serveVariant, type Variant } from './serveVariant.ts';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const links = /<link\b[^>]*>/g;
const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** The page as it would be saved as one file: no scripts, styles inline. Fonts and pictures keep their addresses. */
async function withoutScripts(siteUrl: string, html: string): Promise<string> {
  let page = html.replaceAll(scripts, '');
  for (const tag of html.match(links) ?? []) {
    const kind = attribute(tag, 'rel');
    const isScript = kind === 'later' || kind === 'modulepreload' || attribute(tag, 'as') === 'script';
    const isStyle = kind === 'stylesheet';
    if (!isScript && !isStyle) continue;
    // A link with a type names a stylesheet that is inline already (tools/build/html.ts).
    const isWanted = isStyle && attribute(tag, 'type') === undefined;
    const style = isWanted
      ? `<style>${await fetchText(new URL(attribute(tag, 'href') ?? '', siteUrl).href)}</style>`
      : '';
    page = page.replace(tag, () => style);
  }
  return page;
}

/** Serves every page of the site saved as a static file, compressed as the site compresses it. */
export const serveStatic = (siteUrl: string): Promise<Variant> =>
  serveVariant(siteUrl, (html) => withoutScripts(siteUrl, html));
