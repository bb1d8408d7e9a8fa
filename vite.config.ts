import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

/**
 * What takes a minute or more each: every page at every phase, the fault matrix, whole minutes of real time, the reader of
 * all stories. `npm run test:long`; CI runs it after `npm test`.
 */
const longTests = [
  'tests/browser/{faults,visit}/**/*.test.ts',
  'tests/browser/{analytics,by-keyboard,emergent-eggs,every-page*,influence,inspector,intervals,overlay-eggs,overlay-flashes,panels,protocol,story-writing}.test.ts',
  'tests/story/{play,walker}.test.ts',
];

/** Generous on purpose: machines are shared, and a test that measures time does so by an injected clock. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** A real browser on a busy machine may miss a beat; a fault of ours is there every time. */
const browserPatience = { testTimeout: 240_000, hookTimeout: 240_000, retry: 2 };

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  plugins: [react()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    // Data URLs would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Named, or its script would be one more index.js in whatever profiles the site.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/simulation-worker-[hash].js' } } },
  server: { host: '127.0.0.1' },
  test: {
    projects: [
      { root: here, test: { name: 'core', include: ['tests/core/**/*.test.ts'], ...patience } },
      { root: here, test: { name: 'content', include: ['tests/content/**/*.test.ts'], ...patience } },
      {
        root: here,
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: ['@vitest/web-worker'],
          ...patience,
        },
      },
      {
        root: here,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts', 'tests/story/**/*.test.ts'],
          exclude: longTests,
          ...patience,
        },
      },
      {
        root: here,
        // Each file has a DOM of its own either way; this way jsdom itself is loaded once a worker, and it takes half as long.
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          pool: 'vmThreads',
          ...patience,
        },
      },
      {
        root: here,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: longTests,
          ...browserPatience,
        },
      },
      { root: here, test: { name: 'long', include: longTests, ...browserPatience } },
    ],
  },
});
