import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useRecommendations } from '../../api/useRecommendations.ts';
import { phaseAtom } from '../../state/profile.ts';
import { pathAtom } from '../../state/route.ts';
import { sendToSimulationAtom } from '../../state/simulation.ts';
import { answeredUrlsAtom } from './answers.ts';

/**
 * Sends the server's recommendations to the simulation for ranking, except answered ones and the shown page. R-REC-01,
 * 02, 07.
 */
export function useSendRecommendations(): void {
  const path = useAtomValue(pathAtom);
  const offered = useRecommendations(useAtomValue(phaseAtom), path);
  const answered = useAtomValue(answeredUrlsAtom);
  const send = useSetAtom(sendToSimulationAtom);
  useEffect(() => {
    if (offered === undefined) return;
    send({ kind: 'recommendations', recommendations: offered.filter(({ url }) => !answered.has(url) && url !== path) });
  }, [offered, answered, path, send]);
}
