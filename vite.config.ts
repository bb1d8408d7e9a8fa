import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { largeText } from './tools/build/largeText.ts';
import { leanPixi } from './tools/build/leanPixi.ts';
import { leanShaders } from './tools/build/leanShaders.ts';
import { productionRouter } from './tools/build/productionRouter.ts';

const here = import.meta.dirname;

/*
 * The folder of a test determines the command that runs it: `npm run test:long` for tests below a folder `long`, `npm
 * run test:release` for tests below `release`, `npm run test:browsers` for other tests in browsers/, `npm test` for the
 * rest. Tests in server/engines run on SQLite with `npm test`, and on PostgreSQL with `npm run test:long`. Tests in
 * postgres/ only run with `npm run test:long`.
 */
const exclude = ['**/{long,release}/**'];

/** Long timeouts, because machines are shared. Tests that measure time use an injected clock wherever they can. */
const timeouts = { expect: { poll: { timeout: 30_000 } }, testTimeout: 60_000, hookTimeout: 60_000 };

/** On two cores Vitest would start one worker and keep a core for its own process, which has little to do. */
const workers = { maxWorkers: 2 };

/** Tests without shared state. Their files share modules: importing the modules for each file took half of the time. */
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
  // Number of tests that run at once in a file. With five, a page on two cores waited longer than a poll's timeout.
  maxConcurrency: 3,
  ...workers,
};

/** Tests of the built site in a browser engine other than Chromium, one browser window at a time. */
const inEngine = (engineName: 'firefox' | 'webkit', others: object = {}) => ({
  root: here,
  test: {
    name: engineName,
    include: ['tests/browsers/*.test.ts'],
    ...browserTests,
    globalSetup: [...browserTests.globalSetup, 'tests/support/engines/engines.setup.ts'],
    provide: { engineName },
    maxWorkers: 1,
    maxConcurrency: 1,
    ...others,
  },
});

/** Server tests on a PostgreSQL that is installed by npm. */
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
  // Otherwise @pixi/react would add a second copy of the package `scheduler`.
  resolve: { dedupe: ['scheduler'] },
  css: {
    // Each stylesheet is compiled alone, so each gets the breakpoint definitions. The built files do not contain them.
    postcss: { plugins: [globalData({ files: [`${here}/src/ui/breakpoints.css`] }), largeText(), customMedia()] },
  },
  build: {
    // The supported browsers: docs/operations.md, "Browsers".
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    // Read by tools/build/notices.ts.
    license: { fileName: '.vite/licences.json' },
    // No data URLs: the Content-Security-Policy would have to allow them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    /*
     * The build makes few files: a browser opens six connections, and a file of a few hundred bytes takes as long as
     * one of 10 kB. A module belongs to the first group that matches it. A module without a group is in the chunk of
     * its page, or of another lazy part. The layers (docs/house-style.md) prevent import cycles between chunks.
     */
    rolldownOptions: {
      output: {
        // The entry contains the names of all pages' files. The hashes in them cannot be compressed. Seven characters
        // are the fewest that Rolldown allows, and each hexadecimal character costs two bits less than one of the
        // default alphabet.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'] },
            { name: 'pixi', test: /node_modules\/(@?pixi|react-reconciler)|left-out-of-pixi/ },
            // What only hidden pages share.
            {
              name: 'story',
              test: /contract\/influence\.|src\/(ui\/(story\/(?!Unread\.|unreadLines)|at-work\/|keepsake\/Keepsake|arrowStep|use(Canvas|Drag|Frames|MediaQuery|Movement|Resize)\.)|pages\/(storyPage|useChoiceSound)|content\/(storyPages|inWords)|state\/(attention|influenceDraft|useRecordFragments|useSampledTrace)\.|api\/useStory\.)/,
              includeDependenciesRecursively: false,
            },
            // The casebook's entries, for the shell and the two pages that list them.
            {
              name: 'casebook',
              test: /src\/(content\/(casebook|panels)|state\/(casebookEntries|detours|keptDetours))\./,
              includeDependenciesRecursively: false,
            },
            // Layers 0 to 2: modules that two pages share, except larger parts that only a few pages need.
            {
              name: 'common',
              test: /\/(contract\/(?!(objection|effectiveness|egg|picture)\.)|src\/(?!ui\/(WrittenText|picture\/|keepsake\/(?!saveFile)|plot\/|tooltip\/|at-work\/|besidePage|isWriting|restMarks)|state\/(attention|toasts|rooms|keptDetours|exchanges|lettersOpened|clues|tellingWords|momentFronts)\.|api\/(flush|consent|letterReply|feedback|say)|content\/(alternatives|panels|sounds|checkout|transmissions|protocolDigests|sayTexts)|device\/(hoverable|offlineWorker))(ui|state|content|api|device)\/)/,
              minShareCount: 2,
            },
            // Layers 3 and 4, with Radix and without the entries of lazy parts.
            {
              name: 'shell',
              test: /\/src\/(panels\/(?!protocols\/CollationSheet|sound\/player)|app\/(?!AppShell|wiring)|device\/(hoverable|offlineWorker)|state\/(tellingWords|momentFronts)|ui\/(isWriting|restMarks))/,
            },
          ],
        },
      },
    },
  },
  // The worker's script has a name of its own: a profiler would show it as one more index.js.
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
          setupFiles: ['@vitest/web-worker', 'tests/support/patientWaits.ts'],
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
        // vmThreads loads jsdom once for each worker, not for each file: this halves the time. Each file has its own
        // DOM.
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
      {
        root: here,
        test: {
          name: 'long',
          include: ['tests/**/long/**/*.test.ts'],
          setupFiles: ['tests/support/patientWaits.ts'],
          ...browserTests,
        },
      },
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
        test: { name: 'pages', include: ['tests/browser/release/{pages,visit,faults}/*.test.ts'], ...browserTests },
      },
      {
        root: here,
        test: { name: 'stories', include: ['tests/story/release/*.test.ts'], ...plain, testTimeout: 240_000 },
      },
      inEngine('firefox'),
      inEngine('webkit'),
      inEngine('webkit', {
        name: 'webkit-pages',
        include: ['tests/browsers/release/*.test.ts'],
        sequence: { groupOrder: 2 },
      }),
      {
        root: here,
        // A film loses frames if anything else uses the machine. So these tests run in a group of their own, one page
        // at a time.
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
