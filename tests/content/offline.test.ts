import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { pageRoutes } from '../../src/app/routes.ts';
import { titleOf } from '../../src/app/titles.ts';

const files = ['sw.js', 'site.webmanifest'].map((file) => readFileSync(`dist/site/${file}`, 'utf8'));

test('[B-OFF-03, B-SEC-01] the service worker and the manifest name no page but the front page, and no file of the build', () => {
  const slugs = [...publicRoutes, ...hiddenRoutes].filter((slug) => slug !== 'home');
  expect(slugs).toHaveLength(pageRoutes.length - 1);
  const named = slugs.filter((slug) =>
    files.some((text) => new RegExp(`["'\`]/?${slug}["'\`]|pages/${slug}|${titleOf(slug)}`).test(text)),
  );
  // `void` is left out, because it is also a word of JavaScript.
  expect(named.filter((slug) => slug !== 'void')).toEqual([]);
  for (const text of files) expect(text).not.toMatch(/\/assets\/[\w-]+\./);
});

test('[B-OFF-01] the service worker is one script of at most 12 kB Brotli', () => {
  expect(files[0]).not.toMatch(/\bimport\b|importScripts/);
  expect(statSync('dist/site/sw.js.br').size).toBeLessThan(12_000);
});
