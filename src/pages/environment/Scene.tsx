import { type PointerEvent, useId, useRef } from 'react';
import { bandOf, type Readings } from './readings.ts';
import { lampOf, type Opening, patchOf, type Point } from './scene.ts';
import style from './style.module.css';

const points = (corners: readonly Point[]) => corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
/** The rail of the blind may be taken hold of this near to it, in pixels. */
const gripPx = 18;

interface Options {
  readonly page: { readonly width: number; readonly height: number };
  readonly opening: Opening;
  readonly readings: Readings;
  /** The Archivist's, once there is one; it turns to whoever reads in the evening. */
  readonly hasGeranium: boolean;
  readonly onChange: (readings: Partial<Readings>) => void;
}

/** The wall, its window and what the window throws on the floor. Across the window is the hour; its blind is the light. */
export function Scene({ page, opening, readings, hasGeranium, onChange }: Options) {
  const id = useId();
  const held = useRef<'blind' | 'hour' | null>(null);
  const { x, y, width, height, floor } = opening;
  const lamp = lampOf(readings.hour, opening);
  const band = bandOf(readings.hour);
  const rail = y + height * (1 - readings.light);
  const slats = Math.max(0, Math.floor((rail - y) / 9));

  const take = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointerdown' && event.button !== 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    if (event.type === 'pointerdown') {
      const isInside = at.x > x && at.x < x + width && at.y > y - gripPx && at.y < y + height;
      held.current = !isInside ? null : Math.abs(at.y - rail) < gripPx ? 'blind' : 'hour';
      if (held.current !== null) event.currentTarget.setPointerCapture?.(event.pointerId);
    }
    if (held.current === 'hour') {
      const share = Math.min(0.999, Math.max(0, (at.x - x) / width));
      onChange({ hour: Math.floor(share * 96) / 4 });
    }
    if (held.current === 'blind') {
      onChange({ light: Math.min(1, Math.max(0, 1 - Math.round(((at.y - y) / height) * 20) / 20)) });
    }
  };
  const release = () => {
    held.current = null;
  };
  return (
    // Everything that can be taken hold of here has its slider among the readings.
    <svg
      className={style.scene}
      data-band={band}
      viewBox={`0 0 ${page.width} ${page.height}`}
      width={page.width}
      height={page.height}
      aria-hidden="true"
      focusable="false"
      onPointerDown={take}
      onPointerMove={take}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <clipPath id={id}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      <g className={style.patch}>
        {patchOf(readings, opening).map((pane) => (
          <polygon key={points(pane)} points={points(pane)} />
        ))}
      </g>
      <path className={style.skirting} d={`M0 ${floor}H${page.width}`} />
      <g clipPath={`url(#${id})`} className={style.grip}>
        <rect className={style.sky} x={x} y={y} width={width} height={height} />
        <path className={style.ground} d={`M${x} ${y + height * 0.9}H${x + width}`} />
        <circle className={style.lamp} cx={lamp.x} cy={lamp.y} r={Math.min(width, height) * 0.075} />
        <rect className={style.blind} x={x} y={y} width={width} height={Math.max(0, rail - y)} />
        <path
          className={style.slats}
          d={Array.from({ length: slats }, (_, slat) => `M${x} ${y + 9 * (slat + 1)}H${x + width}`).join('')}
        />
      </g>
      <path className={style.rail} d={`M${x} ${rail}H${x + width}M${x + width * 0.86} ${rail}v26`} />
      <path
        className={style.frame}
        d={`M${x} ${y}h${width}v${height}h${-width}ZM${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`}
      />
      <path className={style.frame} d={`M${x - 16} ${y + height + 7}h${width + 32}`} />
      {hasGeranium ? (
        <g
          className={style.geranium}
          transform={`translate(${x + width * 0.2} ${y + height + 6}) scale(${band === 'twilight' ? -1 : 1} 1)`}
        >
          <path d="M-15 -28H15L10 0H-10ZM-17 -33H17V-28H-17Z" />
          <path d="M0 -33C-2 -56 -14 -60 -18 -78M0 -33C4 -54 14 -58 20 -70M-8 -57C-16 -56 -22 -60 -26 -58" />
          <path d="M-29 -88q5 -8 11 -2 7 -7 11 1 6 7 -4 11 -9 6 -15 0 -8 -3 -3 -10ZM14 -74q8 -9 15 0 5 9 -6 12 -12 0 -9 -12ZM-36 -62q4 -7 11 -3 5 7 -3 10 -9 1 -8 -7Z" />
        </g>
      ) : null}
    </svg>
  );
}
