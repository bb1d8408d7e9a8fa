import type { MouseEvent, RefObject } from 'react';
import { bandPath, type Dot, type Field as FieldPlan, plan, planXAt, type Search } from './field.ts';
import style from './style.module.css';

interface Options {
  readonly field: FieldPlan;
  readonly search: Search | null;
  /** Wrong tiers that the reader has pressed. */
  readonly missed: readonly number[];
  readonly isFound: boolean;
  /** Set to the ring round the reader's dot. */
  readonly you: RefObject<SVGCircleElement | null>;
  readonly onTier: (tier: number) => void;
  readonly onHalf: (side: 'left' | 'right') => void;
}

const tiers = [0, 1, 2, 3, 4, 5];

/**
 * The visitors as dots in six tiers around an empty floor. Hidden from screen readers: the texts and buttons beside the
 * drawing have the same content and functions.
 */
export function Field({ field, search, missed, isFound, you, onTier, onHalf }: Options) {
  const left = search === null ? [] : search.among.slice(search.from, search.to);
  const kept = search === null ? null : new Set(left.map(nameOf));
  const split = search === null || isFound ? null : parting(search);
  const press = (event: MouseEvent<SVGSVGElement>) => {
    if (search === null || split === null) return;
    onHalf(planXAt(event.clientX, event.currentTarget.getBoundingClientRect()) < split ? 'left' : 'right');
  };
  return (
    <svg
      className={style.field}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      aria-hidden="true"
      data-searching={search !== null || undefined}
      onClick={press}
    >
      {tiers.map((tier) => (
        <path
          key={tier}
          className={style.band}
          d={bandPath(tier)}
          data-missed={missed.includes(tier) || undefined}
          onClick={search === null ? () => onTier(tier) : undefined}
        />
      ))}
      {field.dots.map((dot) => (
        <circle
          key={nameOf(dot)}
          cx={round(dot.x)}
          cy={round(dot.y)}
          r={round(field.radius * (dot.isPresent ? 1 : 0.5))}
          className={style.dot}
          data-present={dot.isPresent || undefined}
          data-out={(kept !== null && !kept.has(nameOf(dot))) || missed.includes(dot.tier) || undefined}
          data-you={(isFound && kept?.has(nameOf(dot))) || undefined}
        />
      ))}
      {split === null ? null : <path className={style.split} d={`M${round(split)} 0V${plan.height}`} />}
      {isFound ? left.map((dot) => <You key={dot.index} dot={dot} radius={field.radius} ring={you} />) : null}
    </svg>
  );
}

/** Key of a dot: tier and index, which stay the same from one census to the next. */
const nameOf = ({ tier, index }: Dot): string => `${tier}-${index}`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Horizontal position of the line between the two halves. */
function parting({ among, from, to }: Search): number {
  const middle = Math.ceil((from + to) / 2);
  return ((among[middle - 1]?.x ?? 0) + (among[middle]?.x ?? plan.width)) / 2;
}

/** Marks the reader's dot: a ring, and a line down to the floor. */
const You = ({ dot, radius, ring }: { readonly dot: Dot; readonly radius: number; readonly ring: Options['you'] }) => (
  <g className={style.you}>
    <circle ref={ring} cx={round(dot.x)} cy={round(dot.y)} r={radius + 7} />
    <path d={`M${round(dot.x)} ${round(dot.y + radius + 7)}V${plan.height}`} />
  </g>
);
