import useSWR from 'swr';
import type { PrivacyFacts } from '#contract/api/privacy.ts';
import { apiPaths } from '#contract/paths.ts';
import { reading } from './fetcher.ts';
import { flag, integer, orNull, record, text } from './shapes.ts';

export const privacyShape = record({
  days: record({ record: integer, delivery: integer, unpaidOrder: integer, cookie: integer, tombstone: integer }),
  asks: flag,
  payments: text,
  analyticsHost: orNull(text),
  contact: orNull(text),
});

/** The server's facts about stored data; undefined before the answer. A failure is only logged. B-PRV-05. */
export const usePrivacyFacts = (): PrivacyFacts | undefined =>
  useSWR<PrivacyFacts, Error>(apiPaths.privacy, reading(privacyShape), {
    onError: (error) => console.error('Could not read the privacy facts of this server.', error),
  }).data;
