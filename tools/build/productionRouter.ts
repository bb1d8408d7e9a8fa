import { join } from 'node:path';
import type { Plugin } from 'vite';

const production = join(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');

/**
 * Uses the production build of React Router, which no condition of its package.json selects. The default build contains
 * warnings for developers: 0.4 kB Brotli in every page.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-router' ? production : null),
});
