import { useEffect, useRef } from 'react';
import { depthOf, figures, gradations, net, placeOf, radiusOf, stars, vega } from './sky.ts';
import style from './style.module.css';

/** Where the question sets out, at the foot of the chart. */
const here = { x: -172, y: 290 };
const depths = ['far', 'middle', 'near'] as const;

interface Options {
  /** How far out the question is, 0 to 1 of the way there; null before there is one. */
  readonly out: number | null;
  /** Whether the chart gives way to the reader's movements. */
  readonly isDeep: boolean;
}

/** The sky about Vega as a printed chart: stars by their magnitude, in three depths by their distance. */
export function Chart({ out, isDeep }: Options) {
  const chart = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!isDeep) return;
    let frame = 0;
    const lean = { x: 0, y: 0 };
    const show = () => {
      frame = 0;
      chart.current?.style.setProperty('--x', lean.x.toFixed(3));
      chart.current?.style.setProperty('--y', lean.y.toFixed(3));
    };
    const follow = (x: number, y: number) => {
      Object.assign(lean, { x, y });
      if (frame === 0) frame = requestAnimationFrame(show);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') follow(event.clientX / innerWidth - 0.5, event.clientY / innerHeight - 0.5);
    };
    const onScroll = () => follow(lean.x, scrollY / innerHeight);
    addEventListener('pointermove', onMove, { passive: true });
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', onMove);
      removeEventListener('scroll', onScroll);
    };
  }, [isDeep]);

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
