import { useId } from 'react';
import style from './Seal.module.css';

/** The uneven edge of the wax. */
const edge =
  'M50 3C60 2 66 7 75 9C84 12 90 18 92 27C95 35 98 41 97 50C98 60 93 66 91 74C88 84 82 89 73 92C65 95 59 98 50 97C40 98 35 93 26 91C17 88 11 83 9 74C6 66 2 60 3 50C2 41 7 35 9 26C12 17 18 11 27 9C35 6 41 2 50 3Z';
const crack = [52, 0, 46, 22, 57, 40, 44, 60, 55, 79, 48, 100];
const points = crack.join(' ');

/** Positions of five seats on an arc, and of a sixth seat at its end, which is drawn as an outline. */
const places = [204, 233, 262, 291, 320].map((degrees) => pointAt(degrees, 24));
const sixth = pointAt(349, 24);

function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(50 + radius * Math.cos(angle)), y: round(58 + radius * Math.sin(angle)) };
}

/**
 * Draws the court's seal, whole or broken in two, in the colour of the text around it and as wide as its parent. Hidden
 * from assistive technology. `isBreaking` animates the breaking if effects are full.
 */
export function Seal({ isBroken, isBreaking = false }: { readonly isBroken: boolean; readonly isBreaking?: boolean }) {
  const id = useId();
  return (
    <svg
      className={style.seal}
      viewBox="-6 -4 112 108"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      data-broken={isBroken ? '' : undefined}
      data-breaking={isBreaking ? '' : undefined}
    >
      {isBroken ? (
        <>
          <clipPath id={`${id}l`}>
            <polygon points={`0 0 ${points} 0 100`} />
          </clipPath>
          <clipPath id={`${id}r`}>
            <polygon points={`100 0 ${points} 100 100`} />
          </clipPath>
          <g className={style.left}>
            <g clipPath={`url(#${id}l)`}>
              <Impression />
            </g>
            <Crack />
          </g>
          <g className={style.right}>
            <g clipPath={`url(#${id}r)`}>
              <Impression />
            </g>
            <Crack />
          </g>
        </>
      ) : (
        <Impression />
      )}
    </svg>
  );
}

function Crack() {
  return <polyline className={style.crack} points={points} pathLength="100" strokeWidth="1" />;
}

function Impression() {
  return (
    <>
      <path d={edge} strokeWidth="1.4" />
      <circle cx="50" cy="50" r="38" strokeWidth="0.8" />
      <circle cx="50" cy="50" r="35" strokeWidth="0.8" strokeDasharray="0.8 2.4" />
      {places.map(({ x, y }) => (
        <path key={x} d={`M${x} ${y}v9`} strokeWidth="3.4" />
      ))}
      <path d={`M${sixth.x - 1.7} ${sixth.y}h3.4v9h-3.4z`} strokeWidth="0.9" />
      <path d="M22 70H78" strokeWidth="1.1" />
    </>
  );
}
