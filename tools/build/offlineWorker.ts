import { join } from 'node:path';
import { build, type UserConfig } from 'vite';
import siteConfig from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Bundles the service worker into one classic script, `sw.js` in `folder`. It contains no file name of the build.
 * B-OFF-01.
 */
export async function bundleOfflineWorker(folder: string): Promise<void> {
  const { target } = (siteConfig as UserConfig).build ?? {};
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    // In development Workbox checks the arguments of its callers.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      // Read by tools/build/notices.ts.
      license: { fileName: '.vite/licences-offline.json' },
      ...(target !== undefined && { target }),
      rolldownOptions: {
        input: join(root, 'workers/offline/index.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
