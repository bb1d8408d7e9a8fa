import type { XStatic } from 'typebox/schema';
import { atom } from 'jotai';
import { detoursSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** Detours of a reader, as they are stored on the device: what happened and not its sentence, which may be mended later. */
export type Detours = XStatic<typeof detoursSchema>;

/**
 * Detours of this device's visits, oldest first. It follows other tabs only while it is subscribed to: a tab that does not
 * would store what it knew when it was loaded over what another has added.
 */
export const keptDetoursAtom = storedAtom<Detours>('d5u-detours', detoursSchema, [], { getOnInit: true });

/** From when on detours may be stored, epoch ms: what a reader did before they agreed to a record is not. B-PRV-04. */
export const detoursKeptFromAtom = atom(-Infinity);
