import { useId } from 'react';
import type { Pupil, Sitter } from './eyes.ts';
import style from './style.module.css';

/** The outline of an open eye. An eye that is as tall as it is wide has no corners. */
const opening = (half: number, up: number, down: number) =>
  up >= half
    ? `M${-half} 0A${half} ${up} 0 0 1 ${half} 0A${half} ${down} 0 0 1 ${-half} 0Z`
    : `M${-half} 0Q0 ${-2 * up} ${half} 0Q0 ${2 * down} ${-half} 0Z`;

function Iris({ pupil, iris }: { readonly pupil: Pupil; readonly iris: number }) {
  switch (pupil) {
    case 'flat':
      return <rect x={-iris * 0.72} y={-4} width={iris * 1.44} height={8} rx={3} className={style.pupil} />;
    case 'slit':
      return <ellipse rx={2.6} ry={iris * 0.9} className={style.pupil} />;
    case 'button':
      return <path d="M-6 -6h.1M6 -6h.1M-6 6h.1M6 6h.1" className={style.holes} />;
    case 'pin':
      return <circle r={2.4} className={style.pupil} />;
    case 'wide':
      return <circle r={iris * 0.74} className={style.pupil} />;
    case 'round':
      return <circle r={iris * 0.46} className={style.pupil} />;
    case 'none':
      return null;
  }
}

/** One eye, centred on the origin. `side`: -1 for the left eye, 1 for the right, 0 for a single eye. */
function Eye({ sitter, side }: { readonly sitter: Sitter; readonly side: number }) {
  const clip = useId();
  const { half, up, down, iris, pupil, extra } = sitter;
  if (extra === 'shut') {
    return <path d={`M${-half} 0Q0 ${2 * down} ${half} 0M-14 9l-3 7M0 12v8M14 9l3 7`} />;
  }
  return (
    <>
      <g className={style.lids}>
        <clipPath id={clip}>
          <path d={opening(half, up, down)} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <g
            className={style.iris}
            data-iris=""
            data-reach-x={Math.max(2, half - iris * 0.9)}
            data-reach-y={Math.max(2, Math.min(up, down) * 0.7)}
          >
            <circle r={iris} />
            <Iris pupil={pupil} iris={iris} />
          </g>
        </g>
        <path d={opening(half, up, down)} />
        {extra === 'lashes' ? <path d={`M-16 ${-up * 0.8}l-5 -8M0 ${-up}v-10M16 ${-up * 0.8}l5 -8`} /> : null}
      </g>
      {extra === 'brow' ? (
        <path d={`M${-half - 3} ${-up - 6 + side * 3}Q0 ${-2 * up - 12} ${half + 3} ${-up - 6 - side * 3}`} />
      ) : null}
      {extra === 'bags' ? (
        <path d={`M${-half * 0.7} ${down + 8}Q0 ${down * 2 + 10} ${half * 0.7} ${down + 8}`} />
      ) : null}
      {extra === 'glasses' ? <circle r={half + 7} /> : null}
      {extra === 'thread' && side > 0 ? <path d="M-6 -6L6 6M6 -6L-6 6M6 6l13 21" /> : null}
    </>
  );
}

/** The eyes of one spectator in the dark. */
export function Pair({ sitter }: { readonly sitter: Sitter }) {
  const { apart, half, extra, tilt } = sitter;
  const width = apart + 2 * half + 34;
  const sides = apart === 0 ? [0] : [-1, 1];
  return (
    <svg className={style.pair} viewBox={`${-width / 2} -48 ${width} 96`} aria-hidden="true" data-pair="">
      <g transform={`rotate(${tilt})`}>
        {sides.map((side) => (
          <g key={side} transform={`translate(${(side * apart) / 2} ${extra === 'uneven' ? side * 9 : 0})`}>
            {extra === 'bandage' && side < 0 ? null : <Eye sitter={sitter} side={side} />}
          </g>
        ))}
        {extra === 'glasses' ? (
          <path d={`M${-apart / 2 + half + 7} -3Q0 -14 ${apart / 2 - half - 7} -3M${apart / 2 + half + 7} 3v42`} />
        ) : null}
        {extra === 'bandage' ? (
          <path d="M-86 -15L-12 -22L-4 13L-86 22M-80 -5L-10 -11M-80 6L-8 1M-12 -22L84 -38M-4 13L12 -24" />
        ) : null}
      </g>
    </svg>
  );
}
