import type { Verdict } from '#contract/verdicts.ts';
import { openCasePhase } from '#contract/opening.ts';
import { hallLines, voteLines } from '../../../content/hall/hall.ts';
import type { ActsDone } from '../../../profile/acts.ts';

/**
 * The line on Home for the newest act that has a line, otherwise for the vote on the hedge. B-HOME-10. Undefined below
 * `openCasePhase`, and for a reader without such an act and without a vote.
 */
export function hallLineFor(phaseUnlocked: number, done: ActsDone, vote: Verdict | null): string | undefined {
  if (phaseUnlocked < openCasePhase) return undefined;
  const newest = Object.entries(done).findLast(([act, value]) => `${act}=${value}` in hallLines);
  if (newest !== undefined) return hallLines[newest.join('=')];
  return vote === null ? undefined : voteLines[vote];
}
