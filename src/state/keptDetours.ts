import type { XStatic } from 'typebox/schema';
import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/**
 * What the casebook tells of this device's visits, oldest first: ways back up a page (`from` and `to` in percent, `phase` as it
 * was), and absences. Times are epoch ms.
 */
export const detoursSchema = {
  type: 'array',
  items: {
    anyOf: [
      {
        type: 'object',
        required: ['kind', 'at', 'path', 'from', 'to', 'phase'],
        properties: {
          kind: { enum: ['back'] },
          at: { type: 'number' },
          path: { type: 'string' },
          from: { type: 'number' },
          to: { type: 'number' },
          phase: { type: 'number' },
        },
      },
      {
        type: 'object',
        required: ['kind', 'at', 'seconds'],
        properties: { kind: { enum: ['away'] }, at: { type: 'number' }, seconds: { type: 'number' } },
      },
    ],
  },
} as const satisfies StoredSchema;

/** Detours of a reader, as they are stored on the device: what happened and not its sentence, which may be mended later. */
export type Detours = XStatic<typeof detoursSchema>;

/**
 * Detours of this device's visits, oldest first. It follows other tabs only while it is subscribed to: a tab that does not
 * would store what it knew when it was loaded over what another has added.
 */
export const keptDetoursAtom = storedAtom<Detours>('d5u-detours', detoursSchema, [], { getOnInit: true });

/** From when on detours may be stored, epoch ms: what a reader did before they agreed to a record is not. B-PRV-04. */
export const detoursKeptFromAtom = atom(-Infinity);
