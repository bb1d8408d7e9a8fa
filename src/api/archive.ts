import type { TrackingEvent } from '#contract/api/visitor.ts';
import { batchIdHeader } from '#contract/paths.ts';
import { isRecordKept } from '../device/consent.ts';
import { isFinal } from './retryPolicy.ts';
import { postTrack } from './track.ts';

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
