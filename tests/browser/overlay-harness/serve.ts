import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';

/** Serves the harness from source. The caller closes the server. */
export async function serveHarness(port = 0): Promise<{ readonly url: string; readonly server: ViteDevServer }> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: join(import.meta.dirname, '../../../node_modules/.cache/overlay-harness'),
    plugins: [react()],
    server: { host: '127.0.0.1', port, hmr: false, fs: { allow: [join(import.meta.dirname, '../../..')] } },
    // A dependency that Vite discovers late would reload the page in the middle of a test.
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'jotai', 'jotai/utils', 'pixi.js', 'pixi.js/unsafe-eval', '@pixi/react'],
    },
    logLevel: 'error',
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The harness has no address.');
  return { url, server };
}
