import type { TrackReply } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { postJson } from './fetcher.ts';
import { flag, record } from './shapes.ts';

export const trackShape = record({ counted: flag });

/** Posts a batch of behaviour, or one click on an archive file. Throws ResponseError. */
export const postTrack = (body: unknown, init: RequestInit): Promise<TrackReply> =>
  postJson(apiPaths.track, body, trackShape, init);
