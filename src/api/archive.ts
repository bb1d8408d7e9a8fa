import type { ArchiveFragment } from '#contract/api/archive.ts';
import type { TrackingEvent } from '#contract/api/visitor.ts';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import { isRecordKept } from '../device/consent.ts';
import { getJson } from './fetcher.ts';
import { isFinal } from './retryPolicy.ts';
import { integer, record, text, texts } from './shapes.ts';
import { postTrack } from './track.ts';

export const fragmentShape = record({
  fragment: text,
  piece: record({ place: integer, shows: text, rows: texts }),
});

/** One click on an archive file. The server counts a click once by its id, even if the click is sent several times. */
export interface ArchiveClick {
  readonly id: string;
  readonly filename: string;
  /** Clicks on this file since the page load, including this click; 1 or more. */
  readonly attempts: number;
}

/**
 * Records one click on an archive file. Never throws; a failure is only logged (spec §8). R-ARC-10. Resolves to true
 * when there is nothing left to send: the server has the click, or has rejected it finally.
 */
export async function recordArchiveClick({ id, filename, attempts }: ArchiveClick): Promise<boolean> {
  // Without a record only the page counts the clicks. B-PRV-04.
  if (!isRecordKept()) return true;
  const event: TrackingEvent = { eventType: 'phantom_link_access', data: { filename, attempts } };
  try {
    await postTrack(event, { headers: { [batchIdHeader]: id } });
    return true;
  } catch (error) {
    console.error('The file access could not be recorded.', error);
    return isFinal(error);
  }
}

/**
 * The text of a recovered file, and its piece of the picture. Throws ResponseError (403 before the third recorded
 * click, 404 for an unknown file).
 */
export const fetchFragment = (filename: string): Promise<ArchiveFragment> =>
  getJson(`${apiPaths.archive}/${encodeURIComponent(filename)}`, fragmentShape);
