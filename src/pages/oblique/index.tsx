import { useMemo, useRef } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Dashboard } from './Dashboard.tsx';
import { furthest, type Leaf, leanInWords, partSides } from './lean.ts';
import style from './style.module.css';
import { useLean } from './useLean.ts';

/**
 * A statement taken in a parked van. What the registry says is read from the front; what was said stands on leaves to
 * either side, each legible to whoever leans over as far as its place. In calm mode a leaf that is not faced is coarse
 * and stands; with effects off they all simply stand.
 */
export default function Oblique() {
  const { page, failure, wait } = useRoom('oblique', '');
  const motion = useMotion();
  const isOff = motion === 'off';
  const room = useRef<HTMLElement>(null);
  const { front, leaves } = useMemo(() => partSides(page?.blocks ?? []), [page]);
  const { facing, faced, leanTo } = useLean(room, leaves, { isOn: !isOff, isGradual: motion === 'full' });
  const read = leaves.filter(({ at }) => isOff || faced.has(at));
  useFinds([...front, ...read.map(({ block }) => block)]);

  if (page === undefined) return wait(style.room);

  const wall = (side: 'left' | 'right', name: string) => (
    <section className={style.wall} data-side={side} aria-label={name}>
      {leaves
        .filter(({ at }) => (side === 'left' ? at < 0 : at > 0))
        .map((leaf) => (
          <Side key={leaf.block.text} leaf={leaf} isFaced={facing === leaf.at} onLean={isOff ? null : leanTo} />
        ))}
    </section>
  );
  return (
    <main ref={room} className={`${style.room} ${voices.voices}`} data-stands={motion === 'full' ? undefined : motion}>
      <div className={style.front}>
        <h1>{page.title}</h1>
        {front.map((block) => (
          <Said key={block.text} block={block} room="oblique" />
        ))}
        {failure}
      </div>
      <Dashboard />
      {wall('left', 'From the passenger’s seat')}
      {wall('right', 'From the driver’s seat')}
      {isOff ? null : (
        <label className={style.lean}>
          <span>lean</span>
          <input
            type="range"
            min={-furthest}
            max={furthest}
            step={2}
            defaultValue={0}
            aria-label="Lean, in degrees to the right"
            onChange={(event) => leanTo(Number(event.target.value))}
          />
        </label>
      )}
    </main>
  );
}

interface SideOptions {
  readonly leaf: Leaf;
  readonly isFaced: boolean;
  /** Null where nobody needs to lean. */
  readonly onLean: ((lean: number) => void) | null;
}

/** One leaf at its hinge, and the place that it is written for. */
function Side({ leaf: { block, at }, isFaced, onLean }: SideOptions) {
  const place = `${Math.abs(at)}°`;
  return (
    <div className={style.side} data-facing={isFaced || undefined}>
      {onLean === null ? (
        <span className={style.place}>{place}</span>
      ) : (
        <button
          type="button"
          className={style.place}
          aria-label={`Lean ${leanInWords(at)}`}
          data-track={`lean:${at}`}
          onClick={() => onLean(at)}
        >
          {place}
        </button>
      )}
      <div className={style.leaf} data-at={at} data-kind={block.kind}>
        <Said block={block} room="oblique" />
      </div>
    </div>
  );
}
