import { atom } from 'jotai';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { soundedAtom } from '../../state/sound.ts';

interface Announcements {
  /** Id of the latest announced remark; 0 before the first. */
  readonly id: number;
  /** Every announced line of this visit, oldest first. */
  readonly announced: readonly string[];
  readonly current: string;
}

const announcementsAtom = atom<Announcements>({ id: 0, announced: [], current: '' });

/** The latest remark that was shown to its end. Switching the effects off and on does not show it again. */
export const finishedRemarkAtom = atom(0);

/** The text for assistive technology; empty for none. */
export const announcementAtom = atom((get) => get(announcementsAtom).current);

/** Number of remarks kept for the casebook. */
const keptRemarks = 8;

/** The latest lines of this visit, newest first, each once. */
export const keptRemarksAtom = atom((get) => get(announcementsAtom).announced.slice(-keptRemarks).toReversed());

/** Announces a remark's line, unless the same line was announced before in this visit. Keeps the line. */
export const announceOnceAtom = atom(null, (get, set, id: number, line: string) => {
  const last = get(announcementsAtom);
  if (last.id === id) return;
  set(soundedAtom, get(endedAtom) ? 'voice:all' : `voice:${get(phaseAtom)}`);
  const isNew = !last.announced.includes(line);
  set(announcementsAtom, {
    id,
    announced: [...last.announced.filter((other) => other !== line), line],
    current: isNew ? line : '',
  });
});
