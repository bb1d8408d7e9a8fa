import type { XStatic } from 'typebox/schema';
import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/**
 * The visitor's readings of the front pages.
 * - `homeReadAt`: when Home was read to its end (epoch ms; null before)
 * - `home`, `notice`: the latest read versions of Home's first line and of the Notice (null before the first)
 * - `hall`: the latest read answer to an act on Home
 * - `cameBackAt`, `pickedAt`: when the first line of phase 0 changed in view: after the reader scrolled back up to the
 *   line, and after the reader looked at the line for longer (epoch ms; absent before)
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

/** This visitor's readings of Home and of the Notice. Stored on the device. */
export const readingsAtom = storedAtom<Readings>('d5u-readings', readingsSchema, nothingRead);

/** True once Home was read to its end. From phase 3 on, the front page then counts this reader too. */
export const isPresentAtom = atom((get) => get(readingsAtom).homeReadAt !== null);
