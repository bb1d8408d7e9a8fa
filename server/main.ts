import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/*
 * Node keeps what it has compiled of the server's modules and packages, TypeScript included, so that the next start takes
 * half a second less. It keeps the cache by content, and works without one where it cannot write.
 */
enableCompileCache(join(import.meta.dirname, '../dist/compiled'));
await import('./start.ts');
// Now, because a process that is killed writes nothing at its end.
flushCompileCache();
