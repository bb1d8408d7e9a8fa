import { atom } from 'jotai';
import type { XStatic } from 'typebox/schema';
import { hiddenRoutes } from '#contract/routes.ts';
import type { StoredSchema } from '#contract/stored.ts';
import { phaseAtom } from './profile.ts';
import { storedAtom } from './storedAtom.ts';

/** The entered rooms, with the highest phase at which each was seen; the latest room is last. */
export const roomsSchema = {
  type: 'object',
  additionalProperties: { type: 'integer' },
} as const satisfies StoredSchema;

/** The highest phase at which each room was seen, by slug; the latest room is last. A room is a hidden page. */
export type Rooms = XStatic<typeof roomsSchema>;

/** Stored only on this device. */
export const roomsAtom = storedAtom<Rooms>('d5u-rooms', roomsSchema, {}, { getOnInit: true });

const isRoom = (slug: string): boolean => (hiddenRoutes as readonly string[]).includes(slug);

/** The rooms after the page `slug` was seen at `phase`; the same object when nothing has changed. Pure. */
export function roomsAfter(rooms: Rooms, slug: string, phase: number): Rooms {
  if (!isRoom(slug)) return rooms;
  const seen = Math.max(rooms[slug] ?? 0, phase);
  if (rooms[slug] === seen && Object.keys(rooms).at(-1) === slug) return rooms;
  const { [slug]: _, ...others } = rooms;
  return { ...others, [slug]: seen };
}

/** A room that the reader has entered. */
export interface Room {
  readonly slug: string;
  /**
   * True if the reader has reached a new phase since the last visit. Every story has a layer for every phase, so the
   * room has new text.
   */
  readonly hasChanged: boolean;
}

/** Hidden pages without a story. They are the same at every phase. */
const unlayered: readonly string[] = ['checkout', 'payment-success'] satisfies (typeof hiddenRoutes)[number][];

/** Whether the page of `slug` has a story. */
export const hasStory = (slug: string): boolean =>
  (hiddenRoutes as readonly string[]).includes(slug) && !unlayered.includes(slug);

/** Entered rooms: first the changed rooms, then the other rooms; in each group the latest first. */
export const enteredRoomsAtom = atom((get): readonly Room[] => {
  const phase = get(phaseAtom);
  return Object.entries(get(roomsAtom))
    .filter(([slug]) => isRoom(slug))
    .map(([slug, seen]) => ({ slug, hasChanged: seen < phase && !unlayered.includes(slug) }))
    .toReversed()
    .toSorted((a, b) => Number(b.hasChanged) - Number(a.hasChanged));
});

/** Number of rooms. */
export const roomCount = hiddenRoutes.length;
