import { depth, lengthOf, type Permission, type Wall, walls, wallAbout, width } from './plan.ts';
import style from './style.module.css';

/** `origin`: position of the first room in the drawing. `apart`: distance from the first room to the second. */
const origin = { x: 70, y: 52 };
const apart = width + 150;
const thick = 11;

const isUpright = ({ from, to }: Wall) => from[0] === to[0];
/** A wall as a rectangle that can be hatched. The line of the wall is its centre line. */
function stripOf(wall: Wall) {
  const [x, y] = [Math.min(wall.from[0], wall.to[0]), Math.min(wall.from[1], wall.to[1])];
  const along = lengthOf(wall) - 3;
  return isUpright(wall)
    ? { x: x - thick / 2, y: y + 1.5, width: thick, height: along }
    : { x: x + 1.5, y: y - thick / 2, width: along, height: thick };
}
/** Position of the number of a wall: outside the outline of the room that the wall was drawn for. */
const markOf = ({ from, to }: Wall) => ({
  x: (from[0] + to[0]) / 2 + (from[0] === to[0] ? (from[0] === 0 ? -24 : 24) : 0),
  y: (from[1] + to[1]) / 2 + (from[1] === to[1] ? (from[1] === 0 ? -22 : 24) : 0),
});

interface Options {
  readonly permissions: readonly Permission[];
  readonly onThrow: (permission: Permission) => void;
}

/**
 * Two rooms with the same outline, which share 15 m of wall. A wall that is removed from the cell is put up in the
 * other room.
 */
export function Plan({ permissions, onThrow }: Options) {
  const granted = new Set(permissions.flatMap(({ choice, isGranted }) => (isGranted ? (choice.object ?? []) : [])));
  const about = wallAbout(granted);
  return (
    <figure className={style.plan} aria-label="Plan">
      <svg viewBox="0 0 1110 470" aria-hidden="true" focusable="false">
        <defs>
          <pattern id="poche" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V5" className={style.hatching} />
          </pattern>
        </defs>
        <g transform={`translate(${origin.x} ${origin.y})`}>
          {[0, apart].map((x) => (
            <rect key={x} className={style.footprint} x={x} width={width} height={depth} />
          ))}
          <Furniture />
          <Dimensions />
          {['it', 'you'].map((occupant, index) => (
            <text key={occupant} className={style.label} x={index * apart + 18} y={depth - 18}>
              {occupant}
            </text>
          ))}
          {walls.map((wall) => {
            const permission = permissions.find(({ choice }) => choice.object === wall.permission);
            if (permission === undefined) return null;
            const mark = markOf(wall);
            return (
              <g
                key={wall.permission}
                className={style.wall}
                data-moved={permission.isGranted || undefined}
                transform={permission.isGranted ? `translate(${apart} 0)` : undefined}
                onClick={() => onThrow(permission)}
              >
                <rect {...stripOf(wall)} />
                <circle className={style.mark} cx={mark.x} cy={mark.y} r="13" />
                <text x={mark.x} y={mark.y + 4.5}>
                  {permission.number}
                </text>
              </g>
            );
          })}
          {granted.has('door') ? (
            <path className={style.swing} d={`M${width} ${depth}v-140A140 140 0 0 0 270 ${depth}`} />
          ) : null}
        </g>
      </svg>
      <figcaption>
        <div role="status">
          <span>{`wall about it, ${about.it.toFixed(2)} m`}</span>
          <span>{`wall about you, ${about.you.toFixed(2)} m`}</span>
        </div>
      </figcaption>
    </figure>
  );
}

/** The contents of the two rooms: a cabinet with its lamp, and a chair. */
const Furniture = () => (
  <g className={style.furniture}>
    <path d="M172 138H238V202H172ZM172 138L238 202M238 138L172 202" />
    <circle cx="205" cy="170" r="6" />
    <g transform={`translate(${apart} 0)`}>
      <path d="M184 152H226V194H184ZM184 152q21 -12 42 0" />
    </g>
  </g>
);

/** The dimension lines: 410 by 340. */
const Dimensions = () => (
  <g className={style.dimensions}>
    <path
      d={`M0 ${depth + 52}H${width}M0 ${depth + 46}v12M${width} ${depth + 46}v12M-48 0V${depth}M-54 0h12M-54 ${depth}h12`}
    />
    <text x={width / 2} y={depth + 46}>
      {width}
    </text>
    <text transform={`translate(-54 ${depth / 2}) rotate(-90)`}>{depth}</text>
  </g>
);
