import type { ArchiveFragment } from '#contract/api/archive.ts';
import type { TrackingEvent } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { getJson, post } from './fetcher.ts';

/** Records one click on an archive file. A failure is logged only (spec §8); answers whether the server has it. R-ARC-10. */
export async function recordArchiveClick(filename: string, attempts: number): Promise<boolean> {
  const event: TrackingEvent = { eventType: 'phantom_link_access', data: { filename, attempts } };
  try {
    await post(apiPaths.track, event);
    return true;
  } catch (error) {
    console.error('The file access could not be recorded.', error);
    return false;
  }
}

/** The text of a recovered file; throws ResponseError (403 before the third recorded click, 404 for an unknown file). */
export const fetchFragment = (filename: string): Promise<ArchiveFragment> =>
  getJson(`${apiPaths.archive}/${encodeURIComponent(filename)}`);
