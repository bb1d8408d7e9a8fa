import { join } from 'node:path';
import { build } from 'vite';
import type * as sound from './soundEntry.ts';

declare global {
  interface Window {
    /** Where the script of `soundScript` has run. */
    sound: typeof sound;
  }
}

/** The site's own sounds, and the measures of `soundEntry.ts`, as a script that sets `sound`. */
export async function soundScript(): Promise<string> {
  const entry = join(import.meta.dirname, 'soundEntry.ts');
  const lib = { entry, name: 'sound', formats: ['iife' as const] };
  const result = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new Error('Vite has built nothing');
  return first.output[0].code;
}
