import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hiddenRoutes } from '#contract/routes.ts';
import { fillTemplate } from '../../tools/build/html.ts';

const file = (name: string) => readFileSync(`${import.meta.dirname}/../../${name}`);
/** The template as Vite writes it: the entry script has its built name. */
const template = String(file('src/index.html')).replace('/main.tsx', '/assets/index-1a2b.js');

const assets = {
  manifest: {},
  read: () => '',
  beforePaint: '',
  comingGround: '',
  afterPaint: '',
  noAnswer: '',
  origin: 'https://d5u.example',
  fonts: [],
};
const headOf = (title: string, origin = assets.origin) =>
  fillTemplate(template, { ...assets, origin }, { markup: '', title, module: null, isHydrated: false });

describe('the preview of a link', () => {
  it('[B-SEO-01] has the title of the page, a description that gives nothing away, and a picture', () => {
    const html = headOf('Notice & sitting');
    for (const line of [
      '<title>Notice &amp; sitting</title>',
      '<meta name="description" content="The registry of unfiled cases." />',
      '<meta property="og:title" content="Notice &amp; sitting" />',
      '<meta property="og:description" content="The registry of unfiled cases." />',
      '<meta property="og:image" content="https://d5u.example/preview.png" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    ])
      expect(html).toContain(line);
    expect(headOf('D5U', '')).toContain('<meta property="og:image" content="/preview.png" />');
  });

  it('[B-SEO-01] the pictures have the sizes that are expected of them', () => {
    const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(sizeOf(file('public/preview.png'))).toEqual([1200, 630]);
    expect(sizeOf(file('public/apple-touch-icon.png'))).toEqual([180, 180]);
    expect(sizeOf(file('public/favicon.ico').subarray(22))).toEqual([32, 32]);
  });

  it('[B-SEO-01] robots.txt keeps crawlers from calls and payments, and names no page', () => {
    const text = String(file('public/robots.txt'));
    expect(text).toBe('User-agent: *\nDisallow: /api/\nDisallow: /payments/\n');
    expect(hiddenRoutes.filter((slug) => text.includes(slug))).toEqual([]);
  });
});
