import useSWR from 'swr';
import type { FragmentTotals } from '#contract/api/fragmentTotals.ts';
import { apiPaths } from '#contract/paths.ts';
import { reading } from './fetcher.ts';
import { integer, record, table } from './shapes.ts';

export const totalsShape = record({ types: table(integer) });

/** The number of existing fragments, by type; undefined before the answer. A failure is only logged. */
export const useFragmentTotals = (): FragmentTotals['types'] | undefined =>
  useSWR<FragmentTotals, Error>(apiPaths.fragmentTotals, reading(totalsShape), {
    onError: (error) => console.error('The number of fragments could not be read.', error),
  }).data?.types;
