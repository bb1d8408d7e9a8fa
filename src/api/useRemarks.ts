import useSWR from 'swr';
import type { Remarks } from '#contract/api/remarks.ts';
import { apiPaths } from '#contract/paths.ts';
import { firstVoicePhase, withholdingSuspicion } from '#contract/opening.ts';
import { reading } from './fetcher.ts';
import { type PreviewedFacts, previewedAddress } from './previewedAddress.ts';
import { record, texts } from './shapes.ts';

export const remarksShape = record({ lines: texts });

interface Facts {
  readonly phase: number;
  readonly suspicion: number;
  /** Whether the story has ended for this visitor. */
  readonly ended: boolean;
  readonly preview: PreviewedFacts | null;
}

/**
 * The remarks: read from phase 1 on, and again when the phase changes, the agents begin to withhold, or the story ends.
 */
export function useRemarks({ phase, suspicion, ended, preview }: Facts): readonly string[] {
  const key =
    phase >= firstVoicePhase
      ? [previewedAddress(apiPaths.remarks, {}, preview), phase, suspicion >= withholdingSuspicion, ended]
      : null;
  const { data } = useSWR<Remarks, Error>(key, reading(remarksShape), {
    // A shown remark stays while new remarks are loading.
    keepPreviousData: true,
    onError: (error) => console.error('The remarks could not be read.', error),
  });
  return data?.lines ?? [];
}
