import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { useRemarks } from '../../api/useRemarks.ts';
import { phaseAtom, previewAtom, suspicionAtom } from '../../state/profile.ts';
import { narrativeOverlayAtom, stabilityAtom } from '../../state/simulation.ts';
import { useMotion } from '../../ui/motion.ts';
import { Note } from './Note.tsx';
import { spokenAtom } from './voice.ts';

/**
 * Now and then, a line in pencil in the margin of the page, by the agent of the phase. When is the simulation's to
 * say, what the server's. With effects off nothing comes up by itself. Each line is told to screen readers once.
 * Spec §1 "Overlays", R-UI-06.
 */
export function Remarks() {
  const overlay = useAtomValue(narrativeOverlayAtom);
  const stability = useAtomValue(stabilityAtom);
  const spoken = useAtomValue(spokenAtom);
  const lines = useRemarks({
    phase: useAtomValue(phaseAtom),
    suspicion: useAtomValue(suspicionAtom),
    preview: useAtomValue(previewAtom),
  });
  const isOff = useMotion() === 'off';
  const line = overlay === null ? undefined : lines[overlay.index];

  return (
    <>
      {/* Stands from the beginning: a live region that arrives together with its text is not read. */}
      <p className="visually-hidden" role="status">
        {isOff ? '' : spoken}
      </p>
      {isOff || overlay === null || line === undefined
        ? null
        : createPortal(
            <Note key={overlay.id} id={overlay.id} line={line} durationMs={overlay.durationMs} stability={stability} />,
            document.body,
          )}
    </>
  );
}
