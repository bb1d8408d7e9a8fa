import type { XStatic } from 'typebox/schema';
import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/**
 * What the visitor has read of the front pages: when Home was read to its end (epoch ms; null before), and the versions
 * of Home's first line and of the Notice that were read last (null before the first). `hall`: the answer to an act that was
 * read last on Home. `cameBackAt` and `pickedAt`: when the first line of phase 0 changed before the reader, for coming back up
 * to it and for going on looking at it (epoch ms; absent before).
 */
export const readingsSchema = {
  type: 'object',
  required: ['homeReadAt', 'home', 'notice'],
  properties: {
    homeReadAt: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    home: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    notice: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    hall: { type: 'string' },
    cameBackAt: { type: 'number' },
    pickedAt: { type: 'number' },
  },
} as const satisfies StoredSchema;
export type Readings = XStatic<typeof readingsSchema>;

const nothingRead: Readings = { homeReadAt: null, home: null, notice: null };

/** What this visitor has read of Home and of the Notice. Kept on the device. */
export const readingsAtom = storedAtom<Readings>('d5u-readings', readingsSchema, nothingRead);

/** True once Home was read to its end: from phase 3 on the front page then counts one more. */
export const isPresentAtom = atom((get) => get(readingsAtom).homeReadAt !== null);
