import { spines } from './shelf.ts';
import style from './style.module.css';

const reach = 900;
const tall = 400;

/** The shelf in hairlines, and the slip of paper in the one gap. The picture is cut around the gap, however wide it is. */
export function Shelf({ place, path }: { readonly place: number; readonly path: string }) {
  const gap = spines[place] ?? { x: -60, width: 30 };
  const middle = gap.x + gap.width / 2;
  return (
    <svg
      className={style.shelf}
      viewBox={`${middle - reach} ${-tall} ${reach * 2} ${tall}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {spines.map(({ x, width, height, bands }, index) =>
        index === place ? null : (
          <path
            key={x}
            d={`M${x + 0.5} 0V${-height + 0.5}h${width}V0${bands ? `M${x + 0.5} ${-height + 18.5}h${width}` : ''}`}
            fill="none"
            stroke="currentColor"
          />
        ),
      )}
      <path d={`M${middle - 4000} -0.5h8000`} stroke="currentColor" />
      <rect className={style.slip} x={gap.x + 4} y="-372" width={gap.width - 7} height="372" />
      <text className={style.mark} transform={`translate(${middle + 0.5} -358) rotate(90)`} dominantBaseline="central">
        {path}
      </text>
    </svg>
  );
}
