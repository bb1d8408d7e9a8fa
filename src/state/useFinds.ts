import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { emptyNarrative } from '#contract/narrative.ts';
import { narrativeAtom } from './narrative.ts';
import { previewAtom } from './profile.ts';
import { commandAtom } from './simulation.ts';

/**
 * Tells the simulation of the fragments in what the reader has come upon, each once while the page is open. It waits
 * until the simulation has spoken, for a command that nobody hears is lost; a preview finds nothing. R-PRO-04.
 */
export function useFinds(shown: readonly { readonly fragment?: string }[] = []): void {
  const tell = useSetAtom(commandAtom);
  const isHeard = useAtomValue(narrativeAtom) !== emptyNarrative;
  const isPreview = useAtomValue(previewAtom) !== null;
  const told = useRef(new Set<string>());
  const list = shown.flatMap(({ fragment }) => fragment ?? []).join(' ');
  useEffect(() => {
    if (!isHeard || isPreview) return;
    for (const fragment of list.split(' ')) {
      if (fragment === '' || told.current.has(fragment)) continue;
      told.current.add(fragment);
      tell({ kind: 'fragment-found', fragment });
    }
  }, [list, isHeard, isPreview, tell]);
}
