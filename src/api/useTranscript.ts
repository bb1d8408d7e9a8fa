import useSWR from 'swr';
import type { Transcript } from '#contract/api/transcript.ts';
import { offsetAt } from '#contract/calendar.ts';
import { apiPaths, offsetHeader } from '#contract/paths.ts';
import { getJson } from './fetcher.ts';
import { type PreviewedFacts, previewedAddress } from './previewedAddress.ts';
import { integer, list, record, text, texts } from './shapes.ts';

export const transcriptShape = record({
  phase: integer,
  pages: list(record({ slug: text, title: text, lines: list(record({ kind: text, text })) })),
  letters: list(record({ phase: integer, from: text, text })),
  files: list(record({ filename: text, fragment: text })),
  protocols: list(record({ word: text, title: text, text })),
  exhibits: texts,
});

/** The transcript, and the state of its request. */
export interface TranscriptReading {
  readonly transcript: Transcript | undefined;
  readonly hasFailed: boolean;
  readonly isAsking: boolean;
  readonly retry: () => void;
}

/** Every text that this visitor has earned. Requested each time the page is opened. B-PLAIN-01. */
export function useTranscript(phase: number, preview: PreviewedFacts | null): TranscriptReading {
  const key = [previewedAddress(apiPaths.transcript, {}, preview), phase] as const;
  const read = ([address]: typeof key) =>
    getJson<Transcript>(address, transcriptShape, { headers: { [offsetHeader]: String(offsetAt(Date.now())) } });
  const { data, error, isValidating, mutate } = useSWR<Transcript, Error>(key, read, {
    keepPreviousData: true,
    revalidateOnMount: true,
  });
  return {
    transcript: data,
    hasFailed: error !== undefined,
    isAsking: isValidating,
    retry: () => void mutate(),
  };
}
