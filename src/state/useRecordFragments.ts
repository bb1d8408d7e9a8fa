import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { previewAtom } from './profile.ts';
import { sendToSimulationAtom, simulationStatusAtom } from './simulation.ts';

/**
 * Records the fragments in what the page shows, each once while the page is open. A preview records nothing, and
 * whether this is one is only known once the simulation runs. R-PRO-04.
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
