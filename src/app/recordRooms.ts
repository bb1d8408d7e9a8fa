import { isRecordKeptAtom } from '../state/consent.ts';
import { isPreviewingAtom, profileAtom } from '../state/profile.ts';
import { roomsAfter, roomsAtom } from '../state/rooms.ts';
import { pathAtom } from '../state/route.ts';
import type { Store } from '../state/Store.ts';
import { routeAt } from './routes.ts';

/**
 * Records on this device each room that the reader enters, with the phase at that time. A record is made when a page is
 * entered, and when phase 1 is reached on the page. B-CASE-01. A page shows a higher phase only when the reader enters
 * the page again (usePhaseOfReading). Records nothing before the first profile, and nothing during a preview
 * (B-DEV-01). Returns a function that stops the recording.
 */
export function recordRooms(store: Store): () => void {
  let entered = { path: '', phase: 0 };
  const record = () => {
    const path = store.get(pathAtom);
    const profile = store.get(profileAtom);
    if (path === null || profile === null || store.get(isPreviewingAtom)) return;
    const isFollowed = entered.phase === 0 || !store.get(isRecordKeptAtom);
    if (entered.path !== path || isFollowed) entered = { path, phase: profile.phaseUnlocked };
    const rooms = store.get(roomsAtom);
    const after = roomsAfter(rooms, routeAt(path).slug, entered.phase);
    if (after !== rooms) store.set(roomsAtom, after);
  };
  const stops = [store.sub(pathAtom, record), store.sub(profileAtom, record), store.sub(isPreviewingAtom, record)];
  record();
  return () => {
    for (const stop of stops) stop();
  };
}
