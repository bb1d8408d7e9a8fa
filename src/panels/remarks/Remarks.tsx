import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { useRemarks } from '../../api/useRemarks.ts';
import { quietAtom } from '../../state/disturbance.ts';
import { endedAtom, phaseAtom, previewAtom, suspicionAtom } from '../../state/profile.ts';
import { narrativeOverlayAtom } from '../../state/simulation.ts';
import { besidePage } from '../../ui/besidePage.ts';
import { useMotion } from '../../ui/motion.ts';
import { Remark } from './Remark.tsx';
import { announcementAtom } from './announcement.ts';
import style from './Remarks.module.css';

/**
 * Shows occasional remarks beside the page: one line by the agent of the phase. Spec §1 "Overlays", R-UI-06. The
 * simulation decides the time of a remark; the server sends the lines. With effects off there are no remarks. Screen
 * readers get each line once.
 */
export function Remarks() {
  const overlay = useAtomValue(narrativeOverlayAtom);
  const announcement = useAtomValue(announcementAtom);
  const lines = useRemarks({
    phase: useAtomValue(phaseAtom),
    suspicion: useAtomValue(suspicionAtom),
    ended: useAtomValue(endedAtom),
    preview: useAtomValue(previewAtom),
  });
  const isOff = useMotion() === 'off';
  const isQuiet = useAtomValue(quietAtom);
  const line = overlay === null ? undefined : lines[overlay.index];

  return (
    <>
      {/* This element is always present: a live region that is added together with its text is not read. */}
      <p className="visually-hidden" role="status">
        {isOff ? '' : announcement}
      </p>
      {isOff || overlay === null || line === undefined
        ? null
        : createPortal(
            <div className={style.layer} hidden={isQuiet}>
              <Remark key={overlay.id} id={overlay.id} line={line} durationMs={overlay.durationMs} />
            </div>,
            besidePage(),
          )}
    </>
  );
}
