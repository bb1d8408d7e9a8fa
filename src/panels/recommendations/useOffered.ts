import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { emptyNarrative } from '#contract/narrative.ts';
import { useRecommendations } from '../../api/useRecommendations.ts';
import { narrativeAtom } from '../../state/narrative.ts';
import { phaseAtom } from '../../state/profile.ts';
import { commandAtom } from '../../state/simulation.ts';

/**
 * Hands what the server offers to the simulation, which ranks it. It waits until the simulation has spoken, for a
 * command that nobody hears is lost. R-REC-01, 02.
 */
export function useOffered(): void {
  const offered = useRecommendations(useAtomValue(phaseAtom));
  const isHeard = useAtomValue(narrativeAtom) !== emptyNarrative;
  const tell = useSetAtom(commandAtom);
  useEffect(() => {
    if (offered !== undefined && isHeard) tell({ kind: 'recommendations', recommendations: offered });
  }, [offered, isHeard, tell]);
}
