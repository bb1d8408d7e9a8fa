import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer, type Plugin } from 'vite';
import { buildApp } from '../../server/app.ts';
import { readSettings } from '../../server/settings.ts';
import { openSqliteStorage } from '../../server/storage/sqlite.ts';
import { StoryCompileError } from '../../server/story/compile.ts';
import { openLibrary, storiesFolder } from '../../server/story/library.ts';
import { nextSave, storiesPlugin } from './stories.ts';

/** The development server; see tools/dev.ts. */
const modulesMs = performance.now();
const { values } = parseArgs({ options: { stories: { type: 'string', default: storiesFolder } } });
const storiesDir = realpathSync(values.stories);
const settings = readSettings({ INSPECTOR: '1', ...process.env });
const storage = await openSqliteStorage({ dataDir: settings.DATA_DIR, clock: Date.now });
const stories = await openStories();
const app = await buildApp({ settings, storage, clock: Date.now, siteDir: null, stories });

/** When a story does not compile at the start, waits until a file of the folder is saved and tries again. */
async function openStories() {
  for (;;) {
    try {
      return openLibrary(storiesDir, true);
    } catch (error) {
      if (!(error instanceof StoryCompileError)) throw error;
      process.stderr.write(`${error.message}\nWaiting until the story is corrected and saved.\n`);
      await nextSave(storiesDir);
    }
  }
}

await app.ready();
const serverMs = performance.now();

/** True for calls of the API. Vite serves the modules of src/api/ under the same prefix; their addresses end in .ts. */
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
  // The other loaders write the configuration to a new file and import this file, which would restart this process.
  configLoader: 'native',
  plugins: [api, storiesPlugin(storiesDir)],
  server: { port: settings.PORT, host: settings.HOST, strictPort: true },
});
await vite.listen();
const readyMs = performance.now();

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const parts = [
  `modules ${seconds(modulesMs)}`,
  `store, stories and API ${seconds(serverMs - modulesMs)}`,
  `Vite ${seconds(readyMs - serverMs)}`,
];
process.stdout.write(
  `D5U development server at http://${settings.HOST}:${settings.PORT}, ` +
    `ready after ${seconds(readyMs)} s (${parts.join(', ')})\n`,
);

const stop = () => void Promise.all([vite.close(), app.close()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
