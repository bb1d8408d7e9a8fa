import { createServer, type Plugin } from 'vite';
import { buildApp } from '../server/app.ts';
import { readSettings } from '../server/settings.ts';
import { openSqliteStorage } from '../server/storage/sqlite.ts';

/**
 * Development: pages with hot replacement and the real API, on one port. Node restarts this process when a file of the
 * server or the contract changes (`--watch-path` in package.json); Vite sees to the rest. The inspector is open.
 */
const settings = readSettings({ INSPECTOR: '1', ...process.env });
const storage = await openSqliteStorage({ dataDir: settings.DATA_DIR, clock: Date.now });
const app = await buildApp({ settings, storage, clock: Date.now, siteDir: null });
await app.ready();

/** src/api/ is served by Vite under the same first word: its modules end in .ts, and no call does. */
const isForServer = (url: string) =>
  /^\/(api|payments|healthz|readyz)(\/|\?|$)/.test(url) && !/^[^?]*\.ts(\?|$)/.test(url);

const api: Plugin = {
  name: 'd5u-api',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (isForServer(request.url ?? '')) app.routing(request, response);
      else next();
    });
  },
};

const vite = await createServer({
  plugins: [api],
  server: { port: settings.PORT, host: settings.HOST, strictPort: true },
});
await vite.listen();
process.stdout.write(`D5U is being written at http://${settings.HOST}:${settings.PORT}\n`);

const stop = () => void Promise.all([vite.close(), app.close()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
