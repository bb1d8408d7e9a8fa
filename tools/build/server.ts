import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { bundleFolder, digestOf, type Sources, sourcesFile } from '../../server/bundle.ts';

/** Packages outside the bundle: they load a compiled addon or other files, or are only loaded on use. */
const external = ['better-sqlite3', 'pg', 'pino', 'stripe'];

const root = join(import.meta.dirname, '../..');
const isOwn = (file: string): boolean => !file.startsWith('\0') && !file.includes('node_modules');

/**
 * Modules find files relative to `import.meta.dirname`, which is the folder of the bundle for all bundled modules. So
 * the path from there to the module's own folder is added.
 */
const ownFolders: Plugin = {
  name: 'd5u-own-folders',
  transform: (code, id) =>
    isOwn(id) && code.includes('import.meta.dirname')
      ? code.replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${relative(join(root, bundleFolder), join(id, '..'))}`)})`,
        )
      : null,
};

/**
 * Bundles the server and its packages into a few files: loading the 1,800 modules that it imports takes half of its
 * start time. The files are not minified, so that a stack trace can be read. B-OPS-01.
 */
export async function bundleServer(): Promise<void> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownFolders],
    ssr: { noExternal: true, external },
    build: {
      ssr: 'server/start.ts',
      outDir: bundleFolder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  })) as Rolldown.RolldownOutput;
  const modules = result.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const files = [...modules.filter(isOwn).map((file) => relative(root, file)), 'package-lock.json'].toSorted();
  const sources: Sources = { files, digest: digestOf(files.map((file) => readFileSync(join(root, file)))) };
  writeFileSync(join(root, sourcesFile), JSON.stringify(sources));
}
