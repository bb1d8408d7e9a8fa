import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { previewAtom } from './profile.ts';
import { sendToSimulationAtom, simulationStatusAtom } from './simulation.ts';

/**
 * Records the fragments in the shown text, each once while the page is open. R-PRO-04. Nothing is recorded in a
 * preview. Whether the page shows a preview is known only when the simulation runs.
 */
export function useRecordFragments(shown: readonly { readonly fragment?: string }[] = []): void {
  const send = useSetAtom(sendToSimulationAtom);
  const isRunning = useAtomValue(simulationStatusAtom) === 'running';
  const isPreview = useAtomValue(previewAtom) !== null;
  const sent = useRef(new Set<string>());
  const list = shown.flatMap(({ fragment }) => fragment ?? []).join(' ');
  useEffect(() => {
    if (!isRunning || isPreview) return;
    for (const fragment of list.split(' ')) {
      if (fragment === '' || sent.current.has(fragment)) continue;
      sent.current.add(fragment);
      send({ kind: 'fragment-found', fragment });
    }
  }, [list, isRunning, isPreview, send]);
}
