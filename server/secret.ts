import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings, SettingsError } from './settings.ts';
import type { Storage } from './storage/storage.ts';

const keyFile = (dataDir: string): string => join(dataDir, 'visitor.key');
const readKey = (file: string): string => readFileSync(file, 'utf8').trim();

/** Writes the whole file or none: a server killed while writing leaves no partial key. */
function createKey(file: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  renameSync(draft, file);
}

/**
 * The keys that sign cookies, newest first: from VISITOR_SECRET, or one key created once in DATA_DIR, readable by this
 * user only. Throws SettingsError for a key file without a valid key: a new key would make every visitor a new one, so
 * the operator decides.
 */
export function visitorSecrets({ VISITOR_SECRET, DATA_DIR }: Settings): readonly string[] {
  if (VISITOR_SECRET !== '') return VISITOR_SECRET.split(',');
  const file = keyFile(DATA_DIR);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createKey(file);
  const key = readKey(file);
  if (key.length < 32) {
    throw new SettingsError(
      `${file} does not contain a key of 32 or more characters. Restore it from a backup, or delete it: then a new key is created, and every visitor counts as new.`,
    );
  }
  return [key];
}

/** 48 bits of a hash: enough to distinguish two keys, and useless for finding one. */
const fingerprint = (key: string): number => createHash('sha256').update(`d5u key ${key}`).digest().readUIntBE(0, 6);

/**
 * Notes in the store which key signs cookies. Returns a warning for the log when visitors known under another key now
 * count as new; null otherwise. Must be called before `visitorSecrets`. Throws like `visitorSecrets`. B-OPS-04.
 */
export async function keyWarning(settings: Settings, { marks, time }: Storage): Promise<string | null> {
  const file = keyFile(settings.DATA_DIR);
  const hadFile = existsSync(file);
  const secrets = visitorSecrets(settings);
  const prints = secrets.map(fingerprint);
  const last = await marks.read('key');
  if (last !== prints[0]) await marks.write('key', prints[0] ?? 0);
  if (settings.VISITOR_SECRET !== '') {
    if (hadFile && !secrets.includes(readKey(file)))
      return (
        `VISITOR_SECRET does not contain the key in ${file}, so every visitor with a cookie signed by that key counts ` +
        'as new. Add the key to VISITOR_SECRET after a comma, or delete the file.'
      );
    if (last !== null && !prints.includes(last))
      return (
        'VISITOR_SECRET does not contain the key that signed the cookies of this store until now, so every visitor ' +
        'counts as new. Add the old key after a comma.'
      );
    return null;
  }
  // A store of an older version has no mark.
  const isStrange = last === null ? !hadFile && (await time.newest()) !== null : !prints.includes(last);
  return isStrange
    ? `${file} is not the key that signed the cookies of this store until now, so every visitor counts as new. ` +
        'Restore it from a backup, or set VISITOR_SECRET.'
    : null;
}
