import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Vite serves the same files while the site is being written. */
const unbuilt = ['/ui/fonts.css', '/ui/base.css'];

/** Addresses of the site's own stylesheets, for a page that the browser's build knows nothing of; fonts and tokens are in them. */
export function siteStyles(siteDir: string | null): readonly string[] {
  if (siteDir === null) return unbuilt;
  const shell = readFileSync(join(siteDir, 'pages/shell.html'), 'utf8');
  return [...shell.matchAll(/<link\b[^>]*>/g)]
    .filter(([link]) => link.includes('rel="stylesheet"'))
    .flatMap(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
}
