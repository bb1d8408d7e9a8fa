import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useProfile } from '../api/useProfile.ts';
import { EggButtons } from '../panels/eggs/EggButtons.tsx';
import { Margin } from '../panels/margin/Margin.tsx';
import { Breaking } from '../panels/protocols/Breaking.tsx';
import { Remarks } from '../panels/remarks/Remarks.tsx';
import { Toasts } from '../panels/toasts/Toasts.tsx';
import { effectsModeAtom } from '../state/effects.ts';
import { previewAtom, profileAtom } from '../state/profile.ts';
import { Quietly } from './Quietly.tsx';
import { routeAt } from './routes.ts';

/** Pixi and the shaders: a chunk of their own, and nobody who turned effects off ever fetches it. */
const Overlay = lazy(() => import('../overlay/Overlay.tsx'));
const Inspector = lazy(() => import('../inspector/Inspector.tsx'));

/**
 * What attends to the reader once the page stands: the profile, the address, the eggs, the margin, the layer above. Each
 * fails by itself.
 */
export default function Attendants() {
  useProfileInStore();
  const { panels, rules } = routeAt(useLocation().pathname);
  // Where there are none, there is nothing to draw in either manner; only /collaborate is worth another canvas.
  const isEmergent = rules.eggs === 'emergent';
  const isOff = useAtomValue(effectsModeAtom) === 'off';
  const isInspected = useAtomValue(previewAtom) !== null;
  return (
    <>
      <Quietly>
        <EggButtons isEmergent={isEmergent} />
      </Quietly>
      <Quietly>
        <Margin allowsReadings={panels} />
      </Quietly>
      <Quietly>
        <Toasts />
      </Quietly>
      <Quietly>
        <Remarks />
      </Quietly>
      <Quietly>
        <Breaking />
      </Quietly>
      <Quietly>
        <Suspense fallback={null}>{isOff ? null : <Overlay eggs={isEmergent ? 'emergent' : 'drift'} />}</Suspense>
      </Quietly>
      <Quietly>
        <Suspense fallback={null}>{isInspected ? <Inspector /> : null}</Suspense>
      </Quietly>
    </>
  );
}

function useProfileInStore(): void {
  const { data } = useProfile();
  const setProfile = useSetAtom(profileAtom);
  useEffect(() => {
    if (data !== undefined) setProfile(data);
  }, [data, setProfile]);
}
