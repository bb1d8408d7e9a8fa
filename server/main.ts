import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { bundleFolder, isBundled } from './bundle.ts';

/*
 * Runs the bundle that the build has made of the server, or the sources where they have changed since. Node keeps what it has
 * compiled, TypeScript included, so that the next start need not compile it again. It keeps the cache by content, and works
 * without one where it cannot write.
 */
const root = join(import.meta.dirname, '..');
enableCompileCache(join(root, 'dist/compiled'));
await import(isBundled(root) ? join(root, bundleFolder, 'start.js') : './start.ts');
// Now, because a process that is killed writes nothing at its end.
flushCompileCache();
