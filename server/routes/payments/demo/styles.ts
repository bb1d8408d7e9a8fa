import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stylesheets as Vite serves them in development. */
const developmentStyles = ['/ui/fonts.css', '/ui/base.css'];

/** The URLs of the site's stylesheets (fonts and tokens), for a page outside the browser build. */
export function siteStyles(siteDir: string | null): readonly string[] {
  if (siteDir === null) return developmentStyles;
  const shell = readFileSync(join(siteDir, 'pages/shell.html'), 'utf8');
  return [...shell.matchAll(/<link\b[^>]*>/g)]
    .filter(([link]) => link.includes('rel="stylesheet"'))
    .flatMap(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
}
