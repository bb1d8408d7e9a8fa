import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/../..`;
const shared = { isolate: false, testTimeout: 120_000 };

/** The tests of the pure rules that `npm run mutate` changes. They need neither build, browser nor clock. */
export default defineConfig({
  root,
  test: {
    projects: [
      { root, test: { name: 'core', include: ['tests/core/*.test.ts'], ...shared } },
      { root, test: { name: 'server', include: ['tests/server/{engine,recommend}.test.ts'], ...shared } },
    ],
  },
});
