import { useAtom, useAtomValue } from 'jotai';
import { previewAtom, phaseAtom, suspicionAtom } from '../state/profile.ts';
import { simulationAtom } from '../state/simulation.ts';
import type { Phase } from '#contract/visitor.ts';
import style from './Inspector.module.css';

const inHundredths = (value: number) => value.toFixed(2);

/** The developer's window, first form: sets phase and suspicion for preview and shows the simulation. B-DEV-01. */
export default function Inspector() {
  const [preview, setPreview] = useAtom(previewAtom);
  const phase = useAtomValue(phaseAtom);
  const suspicion = useAtomValue(suspicionAtom);
  const view = useAtomValue(simulationAtom);
  const show = (change: { phase?: Phase; suspicion?: number }) =>
    setPreview({ phase: preview?.phase ?? null, suspicion: preview?.suspicion ?? null, ...change });

  return (
    <aside className={style.window} aria-label="Inspector">
      <label>
        phase {phase}
        <input
          type="range"
          min={0}
          max={5}
          value={phase}
          onChange={(e) => show({ phase: Number(e.target.value) as Phase })}
        />
      </label>
      <label>
        suspicion {suspicion.toFixed(1)}
        <input
          type="range"
          min={0}
          max={5}
          step={0.1}
          value={suspicion}
          onChange={(e) => show({ suspicion: Number(e.target.value) })}
        />
      </label>
      <dl>
        <dt>awareness</dt>
        <dd>{inHundredths(view.awareness)}</dd>
        <dt>stability</dt>
        <dd>{inHundredths(view.stability)}</dd>
        <dt>pattern</dt>
        <dd>{view.emergencePattern}</dd>
        <dt>manner</dt>
        <dd>{view.behaviorPattern}</dd>
        <dt>hour</dt>
        <dd>{view.timeOfDay}</dd>
        <dt>eggs</dt>
        <dd>{view.eggs.length} / 8</dd>
        <dt>ready</dt>
        <dd>{view.preparedBatch === null ? '–' : `${view.preparedBatch.body.length} B`}</dd>
      </dl>
    </aside>
  );
}
