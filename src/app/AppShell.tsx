import { useAtomValue, useStore } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../api/loadPart.ts';
import { useProfile } from '../api/profile.ts';
import { useKeptDetours } from '../panels/casebook/useKeptDetours.ts';
import { Consent } from '../panels/consent/Consent.tsx';
import { EggButtons } from '../panels/eggs/EggButtons.tsx';
import { Drawer } from '../panels/drawer/Drawer.tsx';
import { Collation } from '../panels/protocols/Collation.tsx';
import { OfflineLine } from '../panels/offline/OfflineLine.tsx';
import { ProtocolConfirmation } from '../panels/protocols/ProtocolConfirmation.tsx';
import { Remarks } from '../panels/remarks/Remarks.tsx';
import { SheetGlitches } from '../panels/sheet-glitches/SheetGlitches.tsx';
import { Toasts } from '../panels/toasts/Toasts.tsx';
import { effectsModeAtom } from '../state/effects.ts';
import { previewAtom, useShareProfile } from '../state/profile.ts';
import { answerRests } from './answerRests.ts';
import { SilentErrorBoundary } from './SilentErrorBoundary.tsx';
import { markRests } from './markRests.ts';
import { rulesAt } from './pageRules.ts';
import { showSayings } from './sayingUnderPage.ts';
import { showSidenotes } from './sidenotes.ts';
import { showWater } from './waterStain.ts';
import { watchLargeText } from './largeText.ts';
import { useMisregistration } from './useMisregistration.ts';
import { useOverlayNeed } from './useOverlayNeed.ts';

/** Pixi and the shaders, in a separate chunk. */
const Overlay = lazyPart('Overlay', () => import('../overlay/Overlay.tsx'));
const Inspector = lazyPart('Inspector', () => import('../inspector/Inspector.tsx'));

/** Reads the profile. A separate component, so that a new profile renders no other component again. */
function ProfileReader() {
  useShareProfile(useProfile());
  return null;
}

/**
 * User interface outside the page, loaded after the first page has hydrated: consent, eggs, drawer, toasts, remarks,
 * overlay, inspector. It also reads the profile, stores detours, answers sayings and the pointer with effects and
 * marks, and shows the water in the margin. Each part has its own error boundary.
 */
export default function AppShell() {
  useMisregistration();
  useKeptDetours();
  useEffect(watchLargeText, []);
  const store = useStore();
  useEffect(() => showSayings(store), [store]);
  useEffect(() => answerRests(store), [store]);
  useEffect(() => showSidenotes(store), [store]);
  useEffect(() => markRests(store), [store]);
  useEffect(() => showWater(store), [store]);
  const { profilePanels, rules, areNoticesHeld } = rulesAt(useLocation().pathname);
  // On a page without eggs the arrangement makes no difference. Only /collaborate gets another canvas.
  const isEmergent = rules.eggs === 'emergent';
  const isInspected = useAtomValue(previewAtom) !== null;
  const isOverlayNeeded = useOverlayNeed();
  const isOff = useAtomValue(effectsModeAtom) === 'off';
  return (
    <>
      <ProfileReader />
      <SilentErrorBoundary>
        <OfflineLine />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Consent />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <EggButtons isEmergent={isEmergent} />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Drawer profilePanels={profilePanels} />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Toasts areHeld={areNoticesHeld} />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Remarks />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <ProtocolConfirmation />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <SheetGlitches />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Collation />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Suspense fallback={null}>
          {isOff || !isOverlayNeeded ? null : <Overlay eggs={isEmergent ? 'emergent' : 'drift'} />}
        </Suspense>
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <Suspense fallback={null}>{isInspected ? <Inspector /> : null}</Suspense>
      </SilentErrorBoundary>
    </>
  );
}
