import useSWR from 'swr';
import { type Remarks, withholdingSuspicion } from '#contract/api/remarks.ts';
import { apiPaths } from '#contract/paths.ts';

interface Facts {
  readonly phase: number;
  readonly suspicion: number;
  /** Whether the story is over for this visitor. */
  readonly ended: boolean;
  /** What the inspector shows instead. The server reads it only where the operator allows the inspector. */
  readonly preview: { readonly phase: number | null; readonly suspicion: number | null } | null;
}

const addressOf = (preview: Facts['preview']): string => {
  const query = new URLSearchParams();
  if (preview?.phase != null) query.set('phase', String(preview.phase));
  if (preview?.suspicion != null) query.set('suspicion', String(preview.suspicion));
  return `${apiPaths.remarks}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

/** The remarks: read from phase 1 on, and again when the phase changes, the agents begin to withhold, or the story ends. */
export function useRemarks({ phase, suspicion, ended, preview }: Facts): readonly string[] {
  const key = phase >= 1 ? [addressOf(preview), phase, suspicion >= withholdingSuspicion, ended] : null;
  const { data } = useSWR<Remarks, Error>(key, {
    // A remark that is shown stays while others are loading.
    keepPreviousData: true,
    onError: (error) => console.error('The remarks could not be read.', error),
  });
  return data?.lines ?? [];
}
