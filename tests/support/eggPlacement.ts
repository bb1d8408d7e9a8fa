import { join } from 'node:path';
import { build } from 'vite';
import type * as eggPlacement from './eggPlacementEntry.ts';

declare global {
  interface Window {
    /** Set by the script of `eggPlacementScript`. */
    eggPlacement: typeof eggPlacement;
  }
}

/** A script that sets `eggPlacement` to the site's own code for placing eggs. The built site exports no such name. */
export async function eggPlacementScript(): Promise<string> {
  const entry = join(import.meta.dirname, 'eggPlacementEntry.ts');
  const lib = { entry, name: 'eggPlacement', formats: ['iife' as const] };
  const result = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new Error('Vite has built nothing');
  return first.output[0].code;
}
