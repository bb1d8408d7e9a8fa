import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { leanPixi } from './tools/build/leanPixi.ts';
import { leanShaders } from './tools/build/leanShaders.ts';
import { productionRouter } from './tools/build/productionRouter.ts';

const here = import.meta.dirname;

/*
 * Which command runs a test follows from its folder: one below a folder `long` runs with `npm run test:long`, one below
 * `release` with `npm run test:release`, any other with `npm test`. Those in server/engines run on SQLite like this, and on
 * PostgreSQL with `npm run test:long`, as those in postgres/ do.
 */
const exclude = ['**/{long,release}/**'];

/** Generous, because machines are shared. Tests that measure time use an injected clock wherever they can. */
const timeouts = { expect: { poll: { timeout: 30_000 } }, testTimeout: 60_000, hookTimeout: 60_000 };

/** Vitest would leave one core of two to itself, but its own process has little to do. */
const workers = { maxWorkers: 2 };

/** Tests of pure functions and of servers that each test makes for itself. Files share modules: half of the time was importing. */
const plain = { isolate: false, ...timeouts, ...workers };

/**
 * Tests in a real browser. The files of one Vitest process share one Chromium, and all files share one server
 * (tests/support/shared.ts); that needs `isolate: false`.
 */
const browserTests = {
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 240_000,
  hookTimeout: 240_000,
  retry: 0,
  isolate: false,
  globalSetup: ['tests/support/sharedServer.setup.ts'],
  // With five pages of each process at once, two cores keep a page waiting for as long as a poll lasts.
  maxConcurrency: 3,
  ...workers,
};

/** Server tests on a PostgreSQL that npm has brought. */
const onPostgres = {
  globalSetup: ['tests/support/postgres.setup.ts'],
  setupFiles: ['tests/support/usePostgres.ts'],
  ...timeouts,
  ...workers,
};

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  plugins: [react(), leanPixi(), leanShaders(), productionRouter()],
  // @pixi/react would bring a second one.
  resolve: { dedupe: ['scheduler'] },
  css: {
    // Each stylesheet is compiled alone, so the names of the breakpoints are added to each; none of them is in what ships.
    postcss: { plugins: [globalData({ files: [`${here}/src/ui/breakpoints.css`] }), customMedia()] },
  },
  build: {
    // docs/operations.md, "Browsers".
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    // Read by tools/build/notices.ts.
    license: { fileName: '.vite/licences.json' },
    // Data URLs would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /*
     * Few files: a browser opens six connections, and a file of a few hundred bytes takes as long as one of 10 kB. A module
     * belongs to the first group that takes it; what none takes is in the chunk of its page, or of another lazy part. The
     * layers (docs/house-style.md) keep chunks from importing each other in a ring.
     */
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'] },
            { name: 'pixi', test: /node_modules\/(@?pixi|react-reconciler)|left-out-of-pixi/ },
            {
              name: 'story',
              test: /src\/(ui\/(story|at-work)\/|pages\/storyPage|content\/storyPages|state\/(useRecordFragments|attention\.)|api\/useStory\.)/,
              includeDependenciesRecursively: false,
            },
            // The casebook's entries, for the shell and the two pages that list them.
            {
              name: 'casebook',
              test: /src\/(content\/(casebook|panels)|state\/(casebookEntries|detours))\./,
              includeDependenciesRecursively: false,
            },
            // Layers 0 to 2: whatever two pages share, apart from the larger parts that only few of them need.
            {
              name: 'common',
              test: /\/(contract\/(?!(objection|effectiveness|egg)\.)|src\/(?!ui\/(keepsake\/(?!saveFile|Keepsake)|plot\/|tooltip\/|at-work\/|besidePage)|state\/(attention|toasts|rooms|keptDetours|exchanges|lettersOpened|clues)\.|api\/(flush|consent|letterReply|feedback|say)|content\/(panels|checkout|transmissions|protocolDigests)|device\/hoverable)(ui|state|content|api|device)\/)/,
              minShareCount: 2,
            },
            // Layers 3 and 4, with Radix and without the entries of lazy parts.
            {
              name: 'shell',
              test: /\/src\/(panels\/(?!protocols\/CollationSheet)|app\/(?!AppShell|wiring)|device\/hoverable)/,
            },
          ],
        },
      },
    },
  },
  // Named, or its script would be one more index.js in whatever profiles the site.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/simulation-worker-[hash].js' } } },
  server: { host: '127.0.0.1' },
  test: {
    projects: [
      { root: here, test: { name: 'core', include: ['tests/core/**/*.test.ts'], ...plain } },
      { root: here, test: { name: 'tools', include: ['tests/tools/**/*.test.ts'], exclude, ...plain } },
      { root: here, test: { name: 'content', include: ['tests/content/**/*.test.ts'], exclude, ...plain } },
      {
        root: here,
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: ['@vitest/web-worker'],
          ...timeouts,
          ...workers,
        },
      },
      { root: here, test: { name: 'server', include: ['tests/{server,story}/**/*.test.ts'], exclude, ...plain } },
      {
        root: here,
        test: { name: 'postgres', include: ['tests/{postgres,server/engines}/**/*.test.ts'], ...onPostgres },
      },
      {
        root: here,
        // Each file has a DOM of its own either way; this way jsdom itself is loaded once a worker, and it takes half as long.
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/setupUi.ts'],
          pool: 'vmThreads',
          ...timeouts,
          ...workers,
        },
      },
      { root: here, test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], exclude, ...browserTests } },
      { root: here, test: { name: 'long', include: ['tests/**/long/**/*.test.ts'], ...browserTests } },
      {
        root: here,
        test: { name: 'attack', include: ['tests/server/release/attack/*.test.ts'], ...timeouts, ...workers },
      },
      {
        root: here,
        test: { name: 'kills', include: ['tests/server/release/kills/*.test.ts'], ...timeouts, maxWorkers: 1 },
      },
      {
        root: here,
        test: { name: 'pages', include: ['tests/browser/release/{pages,visit}/*.test.ts'], ...browserTests },
      },
      {
        root: here,
        // A film loses frames if anything else needs the machine, so it is made alone, after all others, one page at a time.
        test: {
          name: 'film',
          include: ['tests/browser/release/film/*.test.ts'],
          ...browserTests,
          maxWorkers: 1,
          maxConcurrency: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
