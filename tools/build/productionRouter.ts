import { join } from 'node:path';
import type { Plugin } from 'vite';

const production = join(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');

/**
 * Takes the production form of React Router, which its package.json names under no condition. The other one carries its
 * warnings for developers: 0.4 kB Brotli in every page.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-router' ? production : null),
});
