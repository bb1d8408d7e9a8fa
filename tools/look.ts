import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../tests/support/browser.ts';

/**
 * Pictures of pages as they stand: `npm run look -- --base http://127.0.0.1:5173 --out /tmp/look /about "/routemap?inspect&phase=5"`.
 * One PNG a page and width (1440 and 390), whole page with --full. Console errors are printed.
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
for (const width of values.widths.split(',').map(Number)) {
  const context = await browser.newContext({ viewport: { width, height: width > 600 ? 900 : 844 } });
  for (const path of positionals) {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) console.log(`${path}: ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => console.log(`${path}: uncaught: ${error.message}`));
    await page.goto(values.base + path);
    await page.waitForTimeout(Number(values.wait));
    const name = path.replace(/[^a-z0-9]+/gi, '_').replace(/^_|_$/g, '') || 'home';
    await page.screenshot({ path: `${values.out}/${name}-${width}.png`, fullPage: values.full });
    await page.close();
  }
  await context.close();
}
await browser.close();
