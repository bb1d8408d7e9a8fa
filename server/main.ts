import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { bundleFolder, isBundled } from './bundle.ts';

/*
 * Runs the server's bundle, or the sources when they have changed since the build. Node caches the compiled code,
 * TypeScript included, for the next start. The cache is keyed by content; a read-only folder only disables it.
 */
const root = join(import.meta.dirname, '..');
enableCompileCache(join(root, 'dist/compiled'));
await import(isBundled(root) ? join(root, bundleFolder, 'start.js') : './start.ts');
// Saved at once, because a killed process cannot save it at its end.
flushCompileCache();
