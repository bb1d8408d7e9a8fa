import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

/** Generous on purpose: machines are shared, and a test that measures time does so by an injected clock. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

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
  worker: { format: 'es' },
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
        test: { name: 'server', include: ['tests/server/**/*.test.ts', 'tests/story/**/*.test.ts'], ...patience },
      },
      {
        root: here,
        test: { name: 'ui', include: ['tests/ui/**/*.test.{ts,tsx}'], environment: 'jsdom', ...patience },
      },
      {
        root: here,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
