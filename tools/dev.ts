import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer, type Plugin } from 'vite';
import { buildApp } from '../server/app.ts';
import { readSettings } from '../server/settings.ts';
import { openSqliteStorage } from '../server/storage/sqlite.ts';
import { StoryFault } from '../server/story/compile.ts';
import { openLibrary, storiesFolder } from '../server/story/library.ts';
import { nextSave, storiesPlugin } from './dev/stories.ts';

/**
 * Development: pages with hot replacement and the real API, on one port. Node restarts this process when a module that it
 * has imported changes (`--watch` in package.json), stories are read again as they are saved, and Vite sees to the rest.
 * The inspector is open. `--stories <folder>` reads other stories than the site's.
 */
const { values } = parseArgs({ options: { stories: { type: 'string', default: storiesFolder } } });
const storiesDir = realpathSync(values.stories);
const settings = readSettings({ INSPECTOR: '1', ...process.env });
const storage = await openSqliteStorage({ dataDir: settings.DATA_DIR, clock: Date.now });
const stories = await openStories();
const app = await buildApp({ settings, storage, clock: Date.now, siteDir: null, stories });

/** A story that is broken at the start holds everything up until one is saved. */
async function openStories() {
  for (;;) {
    try {
      return openLibrary(storiesDir, true);
    } catch (error) {
      if (!(error instanceof StoryFault)) throw error;
      process.stderr.write(`${error.message}\nWaiting for it to be mended.\n`);
      await nextSave(storiesDir);
    }
  }
}

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
  // Any other loader writes the configuration to a file of its own and imports that, which would be a change to watch.
  configLoader: 'native',
  plugins: [api, storiesPlugin(storiesDir)],
  server: { port: settings.PORT, host: settings.HOST, strictPort: true },
});
await vite.listen();
process.stdout.write(`D5U is being written at http://${settings.HOST}:${settings.PORT}\n`);

const stop = () => void Promise.all([vite.close(), app.close()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
