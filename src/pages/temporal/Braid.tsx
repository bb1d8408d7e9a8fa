import { clamp } from '../../ui/clamp.ts';
import { useDrag } from '../../ui/useDrag.ts';
import { crossingSeconds, type Second, strandPath, swayAt } from './minute.ts';
import style from './style.module.css';

const crests = Array.from({ length: 60 / crossingSeconds }, (_, index) => index * crossingSeconds);

interface Options {
  readonly seconds: readonly Second[];
  readonly second: number;
  readonly onSecond: (second: number) => void;
}

/** Two crossing strands, with a tick for each entry. The ruler marks the chosen second; dragging moves it. */
export function Braid({ seconds, second, onSecond }: Options) {
  const { handlers } = useDrag({
    slackPx: 0,
    onMove({ x, event }) {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      onSecond(clamp(Math.floor(((x - left) / width) * 60), 0, 59));
    },
  });
  return (
    // Hidden from screen readers: the slider below chooses the same second.
    <div className={style.braid} {...handlers} aria-hidden="true">
      <svg className="line-art" viewBox="0 0 60 2" preserveAspectRatio="none">
        {crests.map((from, index) => {
          const to = from + crossingSeconds;
          const isCourtOver = index % 2 === 0;
          const [under, over] = isCourtOver ? ([-1, 1] as const) : ([1, -1] as const);
          const hand = (side: 1 | -1) => (side === 1 ? style.court : style.own);
          return (
            <g key={from}>
              <path className={hand(under)} d={strandPath(from, to, under)} />
              <path className={style.gap} d={strandPath(from + 2, to - 2, over)} />
              <path className={hand(over)} d={strandPath(from, to, over)} />
            </g>
          );
        })}
        {seconds.map(({ second: at, court, own }) => {
          const x = at + 0.5;
          const y = 1 + 0.72 * swayAt(x);
          return (
            <g key={at}>
              {court.length === 0 ? null : <path className={style.court} d={`M${x} ${y - 0.11}V${y + 0.11}`} />}
              {own.length === 0 ? null : <path className={style.own} d={`M${x} ${2 - y - 0.11}V${2 - y + 0.11}`} />}
              {court.length === 0 || own.length === 0 ? null : (
                <path className={style.knot} d={`M${x} ${Math.min(y, 2 - y)}V${Math.max(y, 2 - y)}`} />
              )}
            </g>
          );
        })}
        <path className={style.ruler} d={`M${second + 0.5} 0V2`} />
      </svg>
    </div>
  );
}
