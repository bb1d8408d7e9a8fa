import type { PlanPart } from '../../content/home.ts';
import style from './plan.module.css';

/** Six chairs on an arc of 150°, centre (160, 152), radius 104. */
const chairs = Array.from({ length: 6 }, (_, index) => {
  const angle = ((195 + index * 30) * Math.PI) / 180;
  return {
    x: Math.round(160 + 104 * Math.cos(angle)),
    y: Math.round(152 + 104 * Math.sin(angle)),
    turn: index * 30 - 75,
  };
});

/** The mark of a person on a chair. */
const sitter = <circle r="2.2" fill="currentColor" stroke="none" />;

interface Options {
  readonly lit: PlanPart | null;
  readonly hasEnded: boolean;
}

/**
 * Plan of the building in thin lines; one part is brighter while its entry is open. Five chairs are taken, and the
 * sixth is drawn with dashes. After the end only the sixth is taken.
 */
export function CourtPlan({ lit, hasEnded }: Options) {
  const isLit = (part: PlanPart) => (lit === part ? '' : undefined);
  return (
    <svg className={style.plan} viewBox="0 0 340 260" data-lit={lit ?? undefined} aria-hidden="true" focusable="false">
      <path className={style.wall} d="M320 154V8H8v244h312v-42" />
      <g data-lit={isLit('intake')}>
        <path d="M320 154v56" strokeDasharray="2 3" />
        <path d="M336 182h-28m6-5-6 5 6 5" />
        <path d="M272 169h24v26h-24zM280 169v26M288 169v26M272 177.7h24M272 186.4h24" />
      </g>
      <g data-lit={isLit('lpu')}>
        <path d="M24 196h20v40H24zM50 196h20v40H50zM76 196h20v40H76zM24 206h20M50 206h20M76 206h20" />
        <path d="M96 228h20v12h26v-12h26v12h26v-12h26v12h26v-12h26" />
      </g>
      <g data-lit={isLit('bench')}>
        <path d="M74 129A89 89 0 0 1 221 87" />
        {chairs.slice(0, 5).map(({ x, y, turn }) => (
          <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path d="M-9-9h18V9H-9z" />
            {hasEnded ? null : sitter}
          </g>
        ))}
      </g>
      <g data-lit={isLit('seat')} transform={`translate(${chairs[5]?.x} ${chairs[5]?.y}) rotate(${chairs[5]?.turn})`}>
        <path d="M-9-9h18V9H-9z" strokeDasharray={hasEnded ? undefined : '3 3'} />
        {hasEnded ? sitter : null}
      </g>
    </svg>
  );
}
