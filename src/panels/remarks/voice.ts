import { atom } from 'jotai';

interface Voice {
  /** The note that spoke last. */
  readonly id: number;
  readonly heard: readonly string[];
  readonly now: string;
}

const voiceAtom = atom<Voice>({ id: 0, heard: [], now: '' });

/** What assistive technology is told; empty for nothing. */
export const spokenAtom = atom((get) => get(voiceAtom).now);

/** Says a note's line unless it has been said in this visit: seen twice it does no harm, heard twice it is chatter. */
export const sayOnceAtom = atom(null, (get, set, id: number, line: string) => {
  const voice = get(voiceAtom);
  if (voice.id === id) return;
  const isNew = !voice.heard.includes(line);
  set(voiceAtom, { id, heard: isNew ? [...voice.heard, line] : voice.heard, now: isNew ? line : '' });
});
