import type { XStatic } from 'typebox/schema';
import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/**
 * The detours of this device's visits for the casebook, oldest first: ways back up a page (`from` and `to` in percent,
 * `phase` at that time), and absences. Times are epoch ms.
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

/** A reader's detours, as stored on the device: the events and not their sentences, which may change later. */
export type Detours = XStatic<typeof detoursSchema>;

/**
 * Detours of this device's visits, oldest first. The atom follows other tabs only while it has a subscriber. Without a
 * subscriber, a tab would overwrite another tab's additions with its own old value.
 */
export const keptDetoursAtom = storedAtom<Detours>('d5u-detours', detoursSchema, [], { getOnInit: true });

/** Time from which on detours may be stored, epoch ms: acts before the consent to a record are not stored. B-PRV-04. */
export const detoursKeptFromAtom = atom(-Infinity);
