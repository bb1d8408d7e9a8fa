import { rim, strand } from './seal.ts';
import style from './seal.module.css';

/** Number of strands in the rosette: three for each of the five agents and for the sixth seat. */
const strands = 18;

/**
 * The seal of one order. Its rim shows the bits of the order's number, so that each seal is different. In the middle is
 * an occupied chair. `words` is the text around it.
 */
export function Seal({ order, words }: { readonly order: string; readonly words: string }) {
  return (
    <svg className={style.seal} viewBox="-200 -200 400 400" role="img" aria-label="Seal of the court on this order">
      <defs>
        <path id="seal-words" d="M0 -150A150 150 0 1 1 -0.01 -150" />
      </defs>
      <g className={style.lines}>
        <path pathLength="1" d={rim(order)} />
        <circle pathLength="1" r="170" transform="rotate(-90)" />
        <circle pathLength="1" r="140" transform="rotate(-90)" />
        {Array.from({ length: strands }, (_, index) => (
          <path key={index} pathLength="1" d={strand(order, index / strands)} />
        ))}
      </g>
      <text className={style.words}>
        <textPath href="#seal-words" textLength="930">
          {words}
        </textPath>
      </text>
      <g className={style.chair}>
        <path d="M-13-13h26V13h-26z" />
        <circle r="3.4" />
      </g>
    </svg>
  );
}

/** Shown in place of a seal: a rim without a number, and an empty chair. */
export function NoSeal() {
  return (
    <svg className={style.none} viewBox="-200 -200 400 400" aria-hidden="true">
      <circle r="196" />
      <path d="M-13-13h26V13h-26z" />
    </svg>
  );
}
