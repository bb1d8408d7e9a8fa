import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../tests/support/browser.ts';
import { takePicture, viewports } from './look/picture.ts';

/**
 * Takes pictures of pages:
 * `npm run look -- --base http://127.0.0.1:5173 --out /tmp/look /about "/routemap?inspect&phase=5"`. Writes one PNG for
 * each page and width (1440 and 390); with --full, of the whole page. Prints the errors and warnings of the console.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://127.0.0.1:3000' },
    out: { type: 'string', default: 'look' },
    widths: { type: 'string', default: '1440,390' },
    wait: { type: 'string', default: '1500' },
    full: { type: 'boolean', default: false },
  },
});

mkdirSync(values.out, { recursive: true });
const browser = await launchBrowser();
for (const viewport of viewports(values.widths.split(',').map(Number))) {
  const context = await browser.newContext({ viewport });
  for (const path of positionals) {
    const name = path.replace(/[^a-z0-9]+/gi, '_').replace(/^_|_$/g, '') || 'home';
    const file = `${values.out}/${name}-${viewport.width}.png`;
    const options = { file, waitMs: Number(values.wait), isWhole: values.full };
    for (const line of await takePicture(context, values.base + path, options)) console.log(`${path}: ${line}`);
  }
  await context.close();
}
await browser.close();
