import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { instrumentsAtom } from '../state/inspection.ts';
import { endedAtom, phaseAtom, type Preview as PreviewedFacts, previewAtom, suspicionAtom } from '../state/profile.ts';
import { simulationAtom } from '../state/simulation.ts';
import type { Phase } from '#contract/visitor.ts';
import { Export } from './Export.tsx';
import { Gallery } from './Gallery.tsx';
import style from './Inspector.module.css';
import { Timings } from './Timings.tsx';

const inHundredths = (value: number) => value.toFixed(2);

/** Whether the browser window is wide enough to show the inspector beside the page. */
const isWide = () => matchMedia('(min-width: 48rem)').matches;

/**
 * The developer's panel: previews phase and suspicion, plays effects, shows the simulation, times worker and overlay,
 * and exports the log. While folded (initially on a narrow screen) it measures nothing. B-DEV-01.
 */
export default function Inspector() {
  const [isOpen, setOpen] = useState(isWide);
  return (
    <aside className={style.window} aria-label="Inspector" data-private>
      <button type="button" className={style.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        inspector <span aria-hidden="true">{isOpen ? '–' : '+'}</span>
      </button>
      {isOpen ? (
        <div className={style.sheet}>
          <Preview />
          <Gallery />
          <Simulation />
          <Timings />
          <Export />
        </div>
      ) : null}
    </aside>
  );
}

function Preview() {
  const [preview, setPreview] = useAtom(previewAtom);
  const phase = useAtomValue(phaseAtom);
  const suspicion = useAtomValue(suspicionAtom);
  const hasEnded = useAtomValue(endedAtom);
  const show = (change: Partial<PreviewedFacts>) => setPreview({ phase: null, suspicion: null, ...preview, ...change });
  return (
    <>
      <label>
        <span>phase</span>
        <span>{` ${phase}`}</span>
        <input
          type="range"
          min={0}
          max={5}
          value={phase}
          onChange={(e) => show({ phase: Number(e.target.value) as Phase, ended: false })}
        />
      </label>
      <label>
        <span>suspicion</span>
        <span>{` ${suspicion.toFixed(1)}`}</span>
        <input
          type="range"
          min={0}
          max={5}
          step={0.1}
          value={suspicion}
          onChange={(e) => show({ suspicion: Number(e.target.value) })}
        />
      </label>
      <label>
        <span>ended</span>
        <input type="checkbox" checked={hasEnded} onChange={(e) => show({ phase: 5, ended: e.target.checked })} />
      </label>
    </>
  );
}

function Simulation() {
  const view = useAtomValue(simulationAtom);
  const instruments = useAtomValue(instrumentsAtom);
  return (
    <dl className={style.simulation}>
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
      <dd>{`${view.eggs.length} / 8`}</dd>
      <dt>seed</dt>
      <dd>{instruments?.seed ?? '–'}</dd>
      <dt>speed</dt>
      <dd>{instruments === null ? '–' : `× ${instruments.speed}`}</dd>
    </dl>
  );
}
