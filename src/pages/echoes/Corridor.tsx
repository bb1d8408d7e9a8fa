import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { cutOff, type Echo, gradeAt, vanishingDepth } from './queue.ts';
import style from './style.module.css';

interface Options {
  /** Nearest first. */
  readonly echoes: readonly Echo[];
  /** How long the nearest has been waiting. */
  readonly beats: number;
}

/** The texts in perspective: each further one is smaller and coarser, and the last ones are lines. */
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
            // Empty: hovering what comes back here is not recorded again.
            data-hover=""
          >
            <span className={depth < vanishingDepth ? style.word : style.far}>{cutOff(text)}</span>
            {depth === 0 ? <span className={style.from}> from {path}</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The corridor itself: lines to one point. */
export function Perspective() {
  return (
    <svg className={style.perspective} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 100L80 31M0 62L80 31M0 8L80 31M44 100L80 31M90 100L80 31M100 68L80 31M100 16L80 31" />
    </svg>
  );
}
