import { join } from 'node:path';
import { build } from 'vite';
import type * as sound from './soundEntry.ts';

declare global {
  interface Window {
    /** Set by the script of `soundScript`. */
    sound: typeof sound;
  }
}

/** A script that sets `sound` to the site's own sounds and the measurements of `soundEntry.ts`. */
export async function soundScript(): Promise<string> {
  const entry = join(import.meta.dirname, 'soundEntry.ts');
  const lib = { entry, name: 'sound', formats: ['iife' as const] };
  const result = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new Error('Vite has built nothing');
  return first.output[0].code;
}
