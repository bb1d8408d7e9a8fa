import { type CSSProperties, type ReactNode, useId } from 'react';
import style from './style.module.css';

/** A path with `pathLength` 1, so that one CSS rule animates all paths. */
const stroke = (d: string) => <path key={d} d={d} pathLength={1} />;

const toaster = 'M36 96q0-36 36-36h60q36 0 36 36v62H36Z';

const chair = (
  <>
    {stroke('M62 24V182M132 34V182M62 30Q97 20 132 40')}
    {stroke('M62 54Q97 44 132 62M62 78Q97 68 132 84')}
    {stroke('M62 112L132 118L164 106L96 100Z')}
    {stroke('M164 106V170M96 118V176M62 150L96 154M132 152L164 144')}
    <g className={style.over}>{stroke('M74 26L120 33V96q-12 8-23-1t-23 1Z')}</g>
    {stroke('M80 84h34M79 90h36')}
  </>
);

/** Outlines of the objects, by name. The ceiling is only a frame. */
const drawings: Readonly<Record<string, ReactNode>> = {
  mug: (
    <>
      {stroke('M70 44H146V150Q146 176 118 176H80Q52 176 52 150V44H56L63 54Z')}
      {stroke('M146 64h18q24 0 24 30t-24 30h-18')}
      <g className={style.measure}>
        <path d="M52 187v8M146 187v8M52 191H86M112 191H146" />
        <text x="99" y="195">
          81
        </text>
      </g>
    </>
  ),
  drawer: (
    <>
      {stroke('M28 34H152V178H28Z')}
      {stroke('M37 43H143V82H37ZM84 62h12')}
      {stroke('M37 94H143L168 118V172H52V118Z')}
      {stroke('M52 118H168M37 94L52 118M104 145h14')}
      {stroke('M80 118c-12-22 16-28 14-10s-22 8-10-8 30-6 24 10')}
      {stroke('M134 118v-16m0-6a5 5 0 1 0 .1 0M134 110h6')}
    </>
  ),
  window: (
    <>
      {stroke('M36 20H164V166H36Z')}
      {stroke('M45 29H155V157H45ZM100 29V157M45 93H155')}
      {stroke('M24 166H176V176H24Z')}
      {stroke('M45 60q28 12 55 4M100 64q28 0 55-9')}
      {stroke('M45 132H100M58 132v25M74 132v25M88 132v25')}
      {stroke('M100 130q7-5 14 0t14 0 14 0 13-1')}
    </>
  ),
  radiator: (
    <>
      {[32, 51, 70, 89, 108, 127].map((x) => stroke(`M${x} 70q0-8 7-8t7 8V154q0 8-7 8t-7-8Z`))}
      {stroke('M46 78h5M65 78h5M84 78h5M103 78h5M122 78h5M46 148h5M65 148h5M84 148h5M103 148h5M122 148h5')}
      {stroke('M141 148h14v-10h10v10h-5v34M36 162v16M130 162v16')}
      <g className={style.over}>{stroke('M64 54H84V92l17 9q9 6 5 15t-17 5L70 111q-6-4-6-13Z')}</g>
      {stroke('M64 61H84')}
    </>
  ),
  toaster: (
    <>
      {stroke(toaster)}
      {stroke('M64 69H136M70 76H130')}
      {stroke('M168 104h11M179 98v12M46 158v8M158 158v8M36 146H168')}
      <g transform="translate(72 88) scale(0.3)" strokeWidth="4">
        {stroke(toaster)}
        {stroke('M64 69H136M168 104h11')}
      </g>
    </>
  ),
  ceiling: stroke('M42 26H158V166H42Z'),
  chair,
  votes: (
    <>
      {stroke('M38 62L104 50L112 96L46 108Z')}
      {stroke('M80 100L150 92L155 140L85 148Z')}
      {stroke('M50 132L112 148L102 192L40 176Z')}
      {stroke('M50 74L92 66M52 86L98 78M94 112L138 107M96 124L142 119M60 148L98 158M57 160L92 169')}
    </>
  ),
  recordings: (
    <>
      {stroke('M66 100m-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M66 100m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0')}
      {stroke('M148 100m-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M148 100m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0')}
      {stroke('M40 122Q107 190 174 122')}
      {stroke('M66 91V76M58 105L45 112M74 105L87 112M148 91V76M140 105L127 112M156 105L169 112')}
    </>
  ),
  queue: (
    <>
      {[34, 62, 90, 118, 146].map((x) => stroke(`M${x} 78q0-10 9-10t9 10l-3 14h-12ZM${x + 9} 92v18`))}
      {stroke('M28 110H186M34 110V176M180 110V176')}
      {stroke('M92 150h30M92 128v46M122 128v46M92 136h30')}
    </>
  ),
  // The same chair with its seat pressed down.
  seat: (
    <>
      {chair}
      {stroke('M80 108q34 13 66 1')}
    </>
  ),
};

/**
 * Additional outlines of an object, one for each statement about the object. `number`: number of the outlines. `apart`:
 * their distance from the final outline in units of the drawing. The numbers follow the captions: one statement differs
 * about the window, and none mentions the chair.
 */
const statements: Readonly<Record<string, readonly [number: number, apart: number]>> = {
  mug: [4, 3],
  drawer: [4, 11],
  window: [1, 15],
  radiator: [2, 8],
  toaster: [2, 6],
};

/** Directions in which the additional outlines are offset. */
const ways = [
  [-1, 0.5],
  [0.8, -0.9],
  [0.6, 1],
  [-0.7, -0.8],
] as const;

/**
 * The outline of an object, without a frame. With full effects, the additional outlines are drawn at an offset and move
 * to the final outline.
 */
export function Outline({ object }: { readonly object: string }) {
  const id = useId();
  const [number, apart] = statements[object] ?? [0, 0];
  return (
    <>
      {ways.slice(0, number).map(([x, y]) => (
        <use
          key={x}
          href={`#${id}`}
          className={style.statement}
          style={{ '--x': x * apart, '--y': y * apart } as CSSProperties}
        />
      ))}
      <g id={id} className={object === 'chair' ? `${style.outline} ${style.slow}` : style.outline}>
        {drawings[object]}
      </g>
    </>
  );
}

/** The drawing of an object; nothing for an object without a drawing. */
export function Drawing({ object }: { readonly object: string }) {
  if (drawings[object] === undefined) return null;
  return (
    <svg className={style.drawing} viewBox="24 16 170 184" aria-hidden="true">
      <Outline object={object} />
    </svg>
  );
}
