import useSWR from 'swr';
import type { EarnedThoughts } from '#contract/api/thoughts.ts';
import { apiPaths } from '#contract/paths.ts';
import { openCasePhase } from '#contract/opening.ts';
import { reading } from './fetcher.ts';
import { type PreviewedFacts, previewedAddress } from './previewedAddress.ts';
import { table, texts } from './shapes.ts';

const none: EarnedThoughts = {};
export const thoughtsShape = table(texts);

interface Facts {
  readonly phase: number;
  /** Whether the story has ended for this visitor. */
  readonly ended: boolean;
  readonly preview: PreviewedFacts | null;
}

/**
 * The thoughts that this visitor has earned, by category: none before phase 3, and different thoughts after the end.
 */
export function useEarnedThoughts({ phase, ended, preview }: Facts): EarnedThoughts {
  const key = phase >= openCasePhase ? [previewedAddress(apiPaths.thoughts, {}, preview), ended] : null;
  const { data } = useSWR<EarnedThoughts, Error>(key, reading(thoughtsShape), {
    onError: (error) => console.error('The earned thoughts could not be read.', error),
  });
  return data ?? none;
}
