import { enableCompileCache } from 'node:module';

/**
 * The development server: pages with hot module replacement and the real API, on one port. Node restarts this process
 * when a module that it imports changes (`--watch` in package.json), a saved story is compiled again, and Vite handles
 * the rest. The inspector is enabled. `--stories <folder>` reads the stories of another folder.
 *
 * Four fifths of a start are the loading of modules. The cache keeps them compiled from one start to the next.
 */
enableCompileCache();
await import('./dev/serve.ts');
