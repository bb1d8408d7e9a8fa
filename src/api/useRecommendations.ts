import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { apiPaths } from '#contract/paths.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import { analysisPhase } from '#contract/opening.ts';
import { reading } from './fetcher.ts';
import { list, number, record, text } from './shapes.ts';

export const recommendationsShape = list(
  record({ type: text, title: text, description: text, url: text, priority: number }),
);

/**
 * The server's recommendations; undefined before its answer, and below phase 2, where they are not requested. They
 * depend on the pages read, so they are requested again when `path`, the shown page, changes. R-REC-01, B-REC-01.
 */
export function useRecommendations(phase: number, path: string | null): readonly Recommendation[] | undefined {
  const key = phase >= analysisPhase ? [apiPaths.recommendations, phase] : null;
  const { data, mutate } = useSWR<readonly Recommendation[], Error>(key, reading(recommendationsShape), {
    onError: (error) => console.error('The recommendations could not be read.', error),
  });
  const readOn = useRef(path);
  useEffect(() => {
    if (readOn.current === path) return;
    readOn.current = path;
    void mutate();
  }, [path, mutate]);
  return data;
}
