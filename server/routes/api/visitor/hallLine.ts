import { hallLines } from '../../../content/hall/hall.ts';
import type { ActsDone } from '../../../profile/acts.ts';

const fromPhase = 3;

/** The line of Home that answers the newest act with one; undefined below phase 3 and without such an act. B-HOME-10. */
export function hallLineFor(phaseUnlocked: number, done: ActsDone): string | undefined {
  if (phaseUnlocked < fromPhase) return undefined;
  const newest = Object.entries(done).findLast(([act, value]) => `${act}=${value}` in hallLines);
  return newest && hallLines[newest.join('=')];
}
