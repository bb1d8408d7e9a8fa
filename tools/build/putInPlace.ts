import { copyFileSync, existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All files below a folder, as paths relative to it; empty if the folder does not exist. */
export const filesIn = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());

const isAsset = (file: string): boolean => file.startsWith('assets/');

/**
 * Moves a finished build to `site` while a server may serve it. Removes `made`. B-BLD-02. At every moment each page is
 * complete, and its files can be read:
 * 1. New assets are added. Their names contain a hash of their content.
 * 2. Pages and all other files are replaced, each in one step.
 * 3. Files of the previous build are removed. Its assets stay in `previous/assets` for open tabs, until a build with
 * other assets.
 */
export function putInPlace(made: string, site: string, previous: string): void {
  const files = filesIn(made);
  const old = filesIn(site);
  const isNew = new Set(files);
  const replaced = old.filter((file) => isAsset(file) && !isNew.has(file));
  if (replaced.length > 0) {
    const kept = `${previous}-next`;
    rmSync(kept, { recursive: true, force: true });
    for (const file of old.filter(isAsset)) copy(join(site, file), join(kept, file));
    rmSync(previous, { recursive: true, force: true });
    renameSync(kept, previous);
  }
  for (const file of files.filter(isAsset)) if (!existsSync(join(site, file))) move(made, site, file);
  for (const file of files.filter((one) => !isAsset(one))) move(made, site, file);
  for (const file of old) if (!isNew.has(file)) rmSync(join(site, file));
  rmSync(made, { recursive: true });
  // The server serves this folder as a second folder of assets. The folder must exist when the server starts.
  mkdirSync(join(previous, 'assets'), { recursive: true });
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function move(from: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  renameSync(join(from, file), join(to, file));
}
