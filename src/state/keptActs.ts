import type { XStatic } from 'typebox/schema';
import { atom } from 'jotai';
import { actsSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** Acts of a reader, as they are stored on the device: what happened and not its sentence, which may be mended later. */
export type Acts = XStatic<typeof actsSchema>;

/**
 * Acts of this device's visits, oldest first. It follows other tabs only while it is subscribed to: a tab that does not
 * would store what it knew when it was loaded over what another has added.
 */
export const keptActsAtom = storedAtom<Acts>('d5u-acts', actsSchema, [], { getOnInit: true });

/** From when on acts may be stored, epoch ms: what a reader did before they agreed to a record is not. B-PRV-04. */
export const actsKeptFromAtom = atom(-Infinity);
