import type { ReactNode } from 'react';
import style from './style.module.css';

const finger = (d: string) => <path key={d} d={d} />;
const fingers = [
  'M152 320L124 132',
  'M190 300L184 88',
  'M228 304L246 116',
  'M262 322L304 186',
  'M152 420L92 340L54 268',
];

const contour = (lift: number) =>
  `M52 ${96 + lift}C84 ${82 + lift} 104 ${104 + lift} 132 ${150 + lift}S196 ${236 + lift} 214 ${248 + lift}`;
const answer = (lift: number) => `M254 ${214 + lift}C282 ${206 + lift} 300 ${236 + lift} 352 ${286 + lift}`;

/** A standing figure seen from behind, for the drawing `row`. */
const stander = (x: number, y: number, size: number) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
    <circle r="15" cy="-104" />
    <path d="M-22 0L-25 -58Q-24 -84 0 -85Q24 -84 25 -58L22 0Z" />
  </g>
);

/**
 * Half the width of a standing figure, from the crown of the head down, one number for each horizontal line of the
 * drawing.
 */
const widths = [0, 21, 27, 27, 20, 15, 42, 53, 57, 58, 58, 57, 56, 55, 53, 51, 49, 48, 47, 46, 45, 44, 43, 42, 41];

/** The drawings by plate name, in the style of photograms: the objects are white. Each is 400 by 480 units. */
const drawings: Readonly<Record<string, ReactNode>> = {
  hand: (
    <>
      <g className={style.flesh} strokeWidth="46">
        {fingers.map(finger)}
        <path d="M152 330L262 330L250 470L160 470Z" />
      </g>
      <g className={style.bone} strokeWidth="9" strokeDasharray="52 13">
        {fingers.map(finger)}
      </g>
      <path
        className={style.bone}
        strokeWidth="8"
        d="M158 340L184 428M192 322L198 424M226 326L212 426M256 342L226 432"
      />
      <g className={style.solid}>
        {[184, 200, 216, 232].map((x, index) => (
          <circle key={x} cx={x} cy={444 + (index % 2) * 7} r="7" />
        ))}
      </g>
    </>
  ),
  pouch: (
    <>
      <path className={style.veil} d="M96 50H304Q326 250 284 368Q200 446 116 368Q74 250 96 50Z" />
      <path
        className={style.hair}
        strokeDasharray="7 6"
        d="M110 62H290Q310 250 272 360Q200 426 128 360Q90 250 110 62"
      />
      <g className={style.bone} strokeWidth="9" transform="rotate(-18 160 150)">
        <circle cx="150" cy="112" r="24" />
        <path d="M150 138V232M150 206h22M150 228h16" />
      </g>
      <path className={style.solid} d="M218 190l82 22l-8 30a9 9 0 0 0 -4 16l-6 24l-82 -22l6 -24a9 9 0 0 0 4 -16Z" />
      <path className={style.solid} d="M238 118l30 -6l5 26l-8 8l6 12l-26 5Z" />
      <path className={style.veil} d="M140 286l84 -14l14 74l-84 16Z" />
      <path className={style.hair} d="M154 306l54 -10M157 322l54 -10M161 342l20 -4" />
      <path className={style.hair} d="M246 340c-16 -14 14 -28 18 -10s-26 24 -16 6s30 -4 18 12s-30 2 -14 -10" />
    </>
  ),
  call: (
    <>
      <g className={style.bone}>
        {[0, 62, 118, 168].map((lift, index) => (
          <path key={lift} strokeWidth={[10, 6, 3.5, 1.6][index]} d={contour(lift)} />
        ))}
        {[0, 54, 100].map((lift, index) => (
          <path key={lift} strokeWidth={[7, 4, 1.8][index]} d={answer(lift)} />
        ))}
      </g>
      <path className={style.hair} d="M40 40V440H370M214 434v12M52 434v12M254 434v12M352 434v12" />
      <g className={style.figures}>
        <text x="52" y="464">
          0
        </text>
        <text x="206" y="464">
          1.1 s
        </text>
      </g>
    </>
  ),
  row: (
    <g transform="translate(0 -46)">
      <path className={style.hair} d="M-6 306L406 478" />
      <g className={style.ghost}>
        {stander(40, 328, 1.62)}
        {stander(104, 355, 1.74)}
        {stander(170, 383, 1.86)}
        {stander(312, 442, 2.08)}
        {stander(388, 474, 2.2)}
      </g>
      <path className={style.bone} strokeWidth="6" d="M243 414L238 392M228 262L225 238q-2 -18 -13 -16q-9 2 -8 13" />
      <path className={style.solid} d="M226 258L232 256L246 384L239 396L229 388Z" />
      <path className={style.fold} d="M229 276L240 386M238 300l4 60" />
    </g>
  ),
  still: (
    <path
      className={style.hair}
      d={Array.from({ length: 31 }, (_, index) => {
        const y = 28 + index * 14;
        const width = widths[index - 3] ?? 0;
        return `M22 ${y}H${200 - width}M${200 + width} ${y}H378`;
      }).join('')}
    />
  ),
};

/** The drawing of a plate; empty for an unknown name. */
export function Plate({ name }: { readonly name: string }) {
  return (
    <svg className={style.plate} viewBox="0 0 400 480" aria-hidden="true">
      {drawings[name] ?? null}
    </svg>
  );
}
