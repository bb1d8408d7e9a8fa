import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { cutOff, type Echo, gradeAt, vanishingDepth } from './queue.ts';
import style from './style.module.css';

interface Options {
  /** Nearest first. */
  readonly echoes: readonly Echo[];
  /** Number of beats for which the nearest text has been waiting. */
  readonly beats: number;
}

/** The texts in perspective: each further text is smaller and coarser, and the last texts are lines. */
export function Corridor({ echoes, beats }: Options) {
  const keys = uniqueKeys(echoes.map(({ text }) => text));
  return (
    <div className={style.corridor}>
      <ol className={style.echoes} aria-label="What you rested on, the latest first">
        {echoes.map(({ text, path }, depth) => (
          <li
            key={keys[depth]}
            data-depth={Math.min(depth, vanishingDepth + 3)}
            data-grade={gradeAt(depth, beats)}
            // Empty, so that a text that is shown here is not recorded again when it is hovered.
            data-hover=""
          >
            <span className={depth < vanishingDepth ? style.word : style.far}>{cutOff(text)}</span>
            {depth === 0 ? (
              <span className={style.from}>
                {' from '}
                <span translate="no">{path}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * `end`: the vanishing point of the corridor, in percent of the drawing. `doorways`: the sizes of its doorways, nearest
 * first; 1 is the size of the drawing.
 */
const end = { x: 80, y: 31 } as const;
const doorways = [0.74, 0.52, 0.36, 0.24, 0.155] as const;
const lastDoor = 0.085;

/** A doorway in the corridor, as a path. */
const doorway = (size: number): string => {
  const [left, top, side] = [end.x * (1 - size), end.y * (1 - size), 100 * size];
  return `M${left} ${top}h${side}v${side}h${-side}Z`;
};

/** The corridor itself: its edges, its doorways, and a lit doorway at its end. */
export function Perspective() {
  const edges = ['M0 0', 'M100 0', 'M0 100', 'M100 100'].map((corner) => `${corner}L${end.x} ${end.y}`);
  return (
    <svg className={style.perspective} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={edges.join('') + doorways.map(doorway).join('')} />
      <path className={style.lit} d={doorway(lastDoor)} />
    </svg>
  );
}
