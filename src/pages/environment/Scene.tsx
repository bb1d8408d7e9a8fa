import { type PointerEvent, useId, useRef } from 'react';
import { clamp } from '../../ui/clamp.ts';
import { useDrag } from '../../ui/useDrag.ts';
import { bandOf, type Surroundings } from './surroundings.ts';
import { lampOf, type Opening, patchOf, type Point, type Size } from './scene.ts';
import style from './style.module.css';

const points = (corners: readonly Point[]) => corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
/** A press within this distance of the rail moves the blind, px. */
const gripPx = 18;

interface Options {
  /** Size of the drawing and of the browser's window, CSS px. */
  readonly size: Size;
  readonly opening: Opening;
  readonly surroundings: Surroundings;
  /** Whether the Archivist's geranium is shown on the sill; it is mirrored at twilight. */
  readonly hasGeranium: boolean;
  readonly onChange: (surroundings: Partial<Surroundings>) => void;
}

/**
 * The wall, the drawn window in it, and the light on the floor. Dragging across the drawn window sets the hour;
 * dragging the blind sets the light.
 */
export function Scene({ size, opening, surroundings, hasGeranium, onChange }: Options) {
  const id = useId();
  const held = useRef<'blind' | 'hour'>('hour');
  const { x, y, width, height, floor } = opening;
  const lamp = lampOf(surroundings.hour, opening);
  const band = bandOf(surroundings.hour);
  const rail = y + height * (1 - surroundings.light);
  const slats = Math.max(0, Math.floor((rail - y) / 9));

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const { handlers } = useDrag({
    slackPx: 0,
    canStart: (event) => {
      const at = pointOf(event);
      held.current = Math.abs(at.y - rail) < gripPx ? 'blind' : 'hour';
      return at.x > x && at.x < x + width && at.y > y - gripPx && at.y < y + height;
    },
    onMove: ({ event }) => {
      const at = pointOf(event);
      if (held.current === 'blind') onChange({ light: clamp(1 - Math.round(((at.y - y) / height) * 20) / 20, 0, 1) });
      else onChange({ hour: Math.floor(clamp((at.x - x) / width, 0, 0.999) * 96) / 4 });
    },
  });
  return (
    // Hidden from assistive technology: everything that can be dragged here has its slider.
    <svg
      className={style.scene}
      data-band={band}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      aria-hidden="true"
      focusable="false"
      {...handlers}
    >
      <clipPath id={id}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      <g className={style.patch}>
        {patchOf(surroundings, opening).map((pane) => (
          <polygon key={points(pane)} points={points(pane)} />
        ))}
      </g>
      <path className={style.skirting} d={`M0 ${floor}H${size.width}`} />
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
