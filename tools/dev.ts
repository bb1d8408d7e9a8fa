import { enableCompileCache } from 'node:module';

/**
 * The development server: pages with hot module replacement and the real API, on one port. Node restarts this process
 * when a module that it imports changes (`--watch` in package.json), a saved story is compiled again, and Vite handles
 * the rest. The inspector is enabled. `--stories <folder>` reads the stories of another folder.
 *
 * Loading modules takes four fifths of the start time. The cache keeps the compiled modules for the next start.
 */
enableCompileCache();
await import('./dev/serve.ts');
