import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hiddenRoutes, publicRoutes } from '../contract/routes.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import { sheetOf } from './look/sheet.ts';
import { takePicture, viewports } from './look/picture.ts';

/**
 * Takes pictures of every page at phases 1 and 5, wide and narrow, and puts them on one sheet: `npm run contact-sheet`.
 * For some pages and phases: `npm run contact-sheet -- --phases 0,3 kitchen void`. Starts a server with an empty store
 * and the inspector allowed, and writes dist/contact-sheet/. Takes about 3 s a picture.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'dist/contact-sheet' }, phases: { type: 'string', default: '1,5' } },
});
const phases = values.phases.split(',').map(Number);
const slugs = [...publicRoutes, ...hiddenRoutes].filter(
  (slug) => positionals.length === 0 || positionals.includes(slug),
);

mkdirSync(values.out, { recursive: true });
const server = await startServer({ env: { INSPECTOR: '1' } });
const browser = await launchBrowser();
const pictures: Record<string, string[]> = {};
try {
  for (const viewport of viewports([1440, 390])) {
    const context = await browser.newContext({ viewport });
    for (const slug of slugs) {
      for (const phase of phases) {
        const file = `${slug}-${phase}-${viewport.width}.png`;
        const url = `${server.url}/${slug === 'home' ? '' : slug}?inspect&phase=${phase}&seed=7`;
        const said = await takePicture(context, url, {
          file: `${values.out}/${file}`,
          waitMs: 2000,
          isWhole: false,
          without: 'aside[aria-label="Inspector"]',
        });
        for (const line of said) console.log(`/${slug}, phase ${phase}: ${line}`);
        (pictures[slug] ??= []).push(file);
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
writeFileSync(`${values.out}/index.html`, sheetOf(pictures));
console.log(`${slugs.length} pages in ${values.out}/index.html.`);
