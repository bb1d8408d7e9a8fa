import { useRef } from 'react';
import { useFrames } from '../../ui/useFrames.ts';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { depthOf, figures, gradations, here, net, placeOf, radiusOf, stars, vega } from './sky.ts';
import style from './style.module.css';

const depths = ['far', 'middle', 'near'] as const;

interface Options {
  /** Position of the question's light, 0 (here) to 1 (Vega); null without a question. */
  readonly out: number | null;
  /** Whether the layers shift with the pointer and the scrolling. */
  readonly isDeep: boolean;
}

/** A chart of the sky around Vega: dots sized by magnitude, in three layers by distance. */
export function Chart({ out, isDeep }: Options) {
  const chart = useRef<SVGSVGElement>(null);
  const lean = useRef({ x: 0, y: 0 });
  const ask = useFrames(
    isDeep
      ? () => {
          chart.current?.style.setProperty('--x', lean.current.x.toFixed(3));
          chart.current?.style.setProperty('--y', lean.current.y.toFixed(3));
        }
      : null,
    { startsItself: false },
  );
  const leanTo = (x: number, y: number) => {
    lean.current = { x, y };
    ask();
  };
  useWindowEvents(
    {
      pointermove({ pointerType, clientX, clientY }) {
        if (pointerType === 'mouse') leanTo(clientX / innerWidth - 0.5, clientY / innerHeight - 0.5);
      },
      scroll: () => leanTo(lean.current.x, scrollY / innerHeight),
    },
    isDeep,
  );

  const [from, to] = [here, placeOf(vega)];
  const at = out === null ? null : { x: from.x + (to.x - from.x) * out, y: from.y + (to.y - from.y) * out };
  return (
    <svg
      ref={chart}
      className={style.chart}
      viewBox="-330 -300 600 680"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A chart of the sky about Vega: Lyra, with Hercules to the west and Cygnus to the east"
    >
      <g className={style.net} data-depth="far">
        {net.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className={style.gradations} data-depth="far">
        {gradations.map(({ text, x, y }) => (
          <text key={text} x={x + 4} y={y - 4}>
            {text}
          </text>
        ))}
      </g>
      <g className={style.lines} data-depth="middle">
        {figures.map(([one, other]) => {
          const [a, b] = [placeOf(one), placeOf(other)];
          return <path key={`${one.ra}-${other.ra}-${other.dec}`} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
        })}
      </g>
      {depths.map((depth) => (
        <g key={depth} className={style.stars} data-depth={depth}>
          {stars
            .filter((each) => depthOf(each) === depth)
            .map((each) => {
              const { x, y } = placeOf(each);
              return <circle key={`${each.ra}-${each.dec}`} cx={x} cy={y} r={radiusOf(each.magnitude)} />;
            })}
        </g>
      ))}
      <g className={style.vega} data-depth="near">
        <circle r="13" />
        <path d="M0 -24V-13M0 24V13M-24 0H-13M24 0H13" />
        <text x="30" y="4">
          Vega
        </text>
      </g>
      <g className={style.way} data-asked={at === null ? undefined : ''}>
        <path pathLength={1} d={`M${from.x} ${from.y}L${to.x - 8} ${to.y + 13}`} />
        <path d={`M${from.x - 9} ${from.y}H${from.x + 9}`} />
        {at === null ? null : <circle cx={at.x} cy={at.y} r="3.4" />}
      </g>
    </svg>
  );
}
