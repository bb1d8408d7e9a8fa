import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync } from 'vite';
import { hiddenRoutes, publicRoutes } from '../contract/routes.ts';
import { compileStories } from '../server/story/compile.ts';
import { forgetCompiled, keepCompiled } from '../server/story/compiledBefore.ts';
import { storiesFolder } from '../server/story/library.ts';
import { compressFolder } from './build/compress.ts';
import { fillTemplate, type Manifest, type Page } from './build/html.ts';
import { noticesText, readBundled } from './build/notices.ts';
import { groundsOf } from './build/grounds.ts';
import { bundleOfflineWorker } from './build/offlineWorker.ts';
import { putInPlace } from './build/putInPlace.ts';
import { bundleServer } from './build/server.ts';
import { digestOfSources, isStale } from './build/stale.ts';

/**
 * Builds the site into dist/. `--if-stale` does nothing when dist/ was made from these sources. In this order:
 * - the browser's bundle, and the service worker
 * - every public page as HTML (react-dom/static), the shell of the hidden pages, and the 404 page
 * - the licences of the shipped packages
 * - the compressed form of every text file
 * - for the server: the compiled stories and one bundle of its modules
 *
 * A running server serves the last build until the new build is finished.
 */
const stamp = 'dist/built.json';
/** A build is made here, and moved into its place when it is finished. */
const made = 'dist/next';

async function buildSite(): Promise<void> {
  const started = performance.now();
  // The digest is computed before the build reads a source: a source that is saved later makes the build stale.
  const digest = digestOfSources();
  // A broken story fails the build (B-AUT-01).
  forgetCompiled();
  const stories = [...compileStories(storiesFolder).values()].map(({ slug, compiled }) => ({
    source: readFileSync(join(storiesFolder, `${slug}.ink`), 'utf8'),
    compiled,
  }));
  // Deleted first: an interrupted build must have no stamp.
  rmSync(stamp, { force: true });
  await build({ logLevel: 'warn', build: { outDir: `../${made}` } });
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'app/prerender.tsx',
      outDir: '../dist/prerender',
      emptyOutDir: true,
      manifest: false,
      // With the chunk groups of vite.config.ts, modules of pages that are not rendered would run here too.
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });

  await bundleOfflineWorker(made);

  const template = readFileSync(`${made}/index.html`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${made}/.vite/manifest.json`, 'utf8')) as Manifest;
  const fontFile = (name: string) => {
    const file = manifest[`${name}.woff2`]?.file;
    if (file === undefined) throw new Error(`The build has lost the font ${name}.`);
    return file;
  };
  // The fonts of the first screen: two of every page, and those of the name on Home as the build renders it.
  const fonts = ['ui/fonts/redaction', 'ui/fonts/commit-mono'].map(fontFile);
  const nameFonts = ['pages/home/fonts/d5u-20', 'pages/home/fonts/d5u-35'].map(fontFile);
  const { renderPage, renderShell, titleOf } = (await import(
    pathToFileURL(`${import.meta.dirname}/../dist/prerender/prerender.js`).href
  )) as typeof import('../src/app/prerender.tsx');

  const inlineScript = (name: string, text = readFileSync(`${made}/${name}.js`, 'utf8')) =>
    minifySync(`${name}.js`, text).code;
  const grounds = JSON.stringify(groundsOf(hiddenRoutes));
  const assets = {
    manifest,
    read: (file: string) => readFileSync(`${made}/${file}`, 'utf8'),
    beforePaint: inlineScript('before-paint'),
    comingGround: inlineScript(
      'coming-ground',
      readFileSync(`${made}/coming-ground.js`, 'utf8').replace('grounds = {}', () => `grounds = ${grounds}`),
    ),
    afterPaint: inlineScript('after-paint'),
    // Kept in old syntax for old browsers: the full minifier would write template literals.
    noAnswer: minifySync('no-answer.js', readFileSync(`${made}/no-answer.js`, 'utf8'), {
      compress: false,
      codegen: { removeWhitespace: false },
    }).code.replaceAll(/\n\t*/g, ''),
    // Link previews need an absolute address for their picture.
    origin: process.env['SITE_URL'] ?? '',
    fonts,
  };
  mkdirSync(`${made}/pages`, { recursive: true });
  const write = (name: string, page: Page) =>
    writeFileSync(`${made}/pages/${name}.html`, fillTemplate(template, assets, page));
  const moduleOf = (slug: string) => `pages/${slug}/index.tsx`;

  for (const slug of publicRoutes) {
    const path = slug === 'home' ? '/' : `/${slug}`;
    const markup = await renderPage(path);
    const page = { markup, title: titleOf(slug), module: moduleOf(slug), isHydrated: true };
    write(slug === 'home' ? 'index' : slug, { ...page, fonts: slug === 'home' ? nameFonts : [] });
  }
  const lost = { markup: await renderPage('/no-such-sheet'), title: titleOf('not-found') };
  write('404', { ...lost, module: moduleOf('not-found'), isHydrated: true });
  write('shell', { markup: await renderShell(), title: 'D5U', module: null, isHydrated: false });

  // Files that only the build needed are not served to visitors; the manifest is kept for the tests.
  rmSync(`${made}/index.html`);
  rmSync(`${made}/before-paint.js`);
  rmSync(`${made}/coming-ground.js`);
  rmSync(`${made}/after-paint.js`);
  rmSync(`${made}/no-answer.js`);
  renameSync(`${made}/.vite/manifest.json`, 'dist/manifest.json');
  writeFileSync(`${made}/licences.txt`, noticesText(readBundled(`${made}/.vite`)));
  rmSync(`${made}/.vite`, { recursive: true });
  rmSync('dist/prerender', { recursive: true });
  keepCompiled(stories);
  await compressFolder(made);
  await bundleServer();
  putInPlace(made, 'dist/site', 'dist/previous');
  writeFileSync(stamp, JSON.stringify({ builtAt: new Date().toISOString(), digest }));
  console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

if (!process.argv.includes('--if-stale') || isStale(stamp)) await buildSite();
