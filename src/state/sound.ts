import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type SoundChoice, soundChoiceSchema } from '#contract/stored.ts';
import { settingKeys } from './deviceStorage.ts';
import { pathAtom } from './route.ts';
import { storedAtom } from './storedAtom.ts';

/** The visitor's sound settings. Sound is off at first. B-SND-02. */
export const soundChoiceAtom = storedAtom<SoundChoice>(settingKeys.sound, soundChoiceSchema, {
  isOn: false,
  volume: 60,
});

interface Details {
  /** Seed of the sound, an unsigned 32-bit integer; by default a different seed for each event. */
  readonly seed?: number;
  /** Time from now to the sound, ms. */
  readonly inMs?: number;
  /** The texts of the event. A sound may follow the figures in them. */
  readonly texts?: readonly { readonly text: string }[];
  /** The figures that the sound counts out, where they are not in a text. */
  readonly figures?: readonly number[];
  /** The words of the page that the reader reads at this moment. */
  readonly words?: string;
}

/** An event with a sound and a caption. `cause`: see src/content/sounds.ts. B-SND-01. */
export interface SoundEvent extends Details {
  readonly cause: string;
  /** The page's path. */
  readonly path: string;
  readonly seed: number;
}

const latestAtom = atom<SoundEvent | null>(null);
/** The latest event. Each is a new object. */
export const soundEventAtom = atom((get) => get(latestAtom));

let announced = 0;

/** Announces an event. Does nothing while sound is off. */
export const soundedAtom = atom(null, (get, set, cause: string, details: Details = {}) => {
  if (!get(soundChoiceAtom).isOn) return;
  announced += 1;
  set(latestAtom, { seed: announced, ...details, cause, path: get(pathAtom) ?? '/' });
});

/** Announces an event: `sounded('bell')`. */
export const useSounded = () => useSetAtom(soundedAtom);

/** A sound that lasts as long as its cause. */
export interface HeldSound {
  readonly cause: string;
  /** Distance from its own pitch, cents. */
  readonly cents: number;
  /** Share of its full level, 0 to 1. */
  readonly level: number;
}

/** The held sound of the current cause; null for none. */
export const heldSoundAtom = atom<HeldSound | null>(null);

/** Plays a held sound while the component is mounted and `cause` is not null. */
export function useHeldSound(cause: string | null, cents = 0, level = 1): void {
  const hold = useSetAtom(heldSoundAtom);
  useEffect(() => {
    hold(cause === null ? null : { cause, cents, level });
  }, [hold, cause, cents, level]);
  useEffect(() => () => hold(null), [hold]);
}
