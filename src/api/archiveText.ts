import type { ArchiveFragment } from '#contract/api/archive.ts';
import { apiPaths } from '#contract/paths.ts';
import { getJson } from './fetcher.ts';
import { integer, record, text, texts } from './shapes.ts';

export const fragmentShape = record({
  fragment: text,
  piece: record({ place: integer, shows: text, rows: texts }),
});

/**
 * The text of a recovered file, and its piece of the picture. Throws ResponseError (403 before the third recorded
 * click, 404 for an unknown file).
 */
export const fetchFragment = (filename: string): Promise<ArchiveFragment> =>
  getJson(`${apiPaths.archive}/${encodeURIComponent(filename)}`, fragmentShape);
