import useSWR from 'swr';
import { type Remarks, withholdingSuspicion } from '#contract/api/remarks.ts';
import { apiPaths } from '#contract/paths.ts';

interface Facts {
  readonly phase: number;
  readonly suspicion: number;
  /** What the inspector shows instead; the server looks at it only where the operator has opened the inspector. */
  readonly preview: { readonly phase: number | null; readonly suspicion: number | null } | null;
}

const addressOf = (preview: Facts['preview']): string => {
  const query = new URLSearchParams();
  if (preview?.phase != null) query.set('phase', String(preview.phase));
  if (preview?.suspicion != null) query.set('suspicion', String(preview.suspicion));
  return `${apiPaths.remarks}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

/** The margin's lines for the phase reached: asked from phase 1 on, and anew when the agents change or begin to withhold. */
export function useRemarks({ phase, suspicion, preview }: Facts): readonly string[] {
  const key = phase >= 1 ? [addressOf(preview), phase, suspicion >= withholdingSuspicion] : null;
  const { data } = useSWR<Remarks, Error>(key, {
    // A note that stands is not wiped out because another line is on its way.
    keepPreviousData: true,
    onError: (error) => console.error('The remarks could not be read.', error),
  });
  return data?.lines ?? [];
}
