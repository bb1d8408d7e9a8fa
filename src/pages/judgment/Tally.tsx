import style from './style.module.css';

interface Options {
  readonly votes: number;
  /** Number of votes per stroke. */
  readonly each: number;
  /** True if the last stroke is the reader's vote. */
  readonly isMine: boolean;
}

const strokeGap = 7;
const gateWidth = 4 * strokeGap + 12;
const gatesARow = 4;
const rowHeight = 30;

/**
 * The SVG path of one stroke. In each group of five, four strokes are upright and the fifth crosses the other four. All
 * strokes are slightly irregular.
 */
function strokeAt(index: number): string {
  const gate = Math.floor(index / 5);
  const [x, y] = [(gate % gatesARow) * gateWidth, Math.floor(gate / gatesARow) * rowHeight];
  const lean = ((index * 7) % 5) * 0.5 - 1;
  const place = index % 5;
  if (place === 4) return `M${x - 3} ${y + 19 + lean}L${x + 3 * strokeGap + 5} ${y + 6 - lean}`;
  return `M${x + place * strokeGap + lean} ${y + 1 + Math.abs(lean)}L${x + place * strokeGap - lean * 0.6} ${y + 23 - lean}`;
}

/** Votes as tally marks in groups of five, with their number beside them. */
export function Tally({ votes, each, isMine }: Options) {
  const strokes = Math.ceil(votes / each);
  const rows = Math.max(1, Math.ceil(strokes / (5 * gatesARow)));
  const at = Array.from({ length: strokes }, (_, index) => strokeAt(index));
  const columns = Math.min(gatesARow, Math.max(1, Math.ceil(strokes / 5)));
  const width = columns * gateWidth - 4;
  return (
    <span className={style.tally}>
      <svg
        viewBox={`-4 -1 ${width} ${rows * rowHeight - 3}`}
        width={width}
        height={rows * rowHeight - 3}
        aria-hidden="true"
      >
        {at.map((d, index) => (
          <path key={d} d={d} data-mine={(isMine && index === strokes - 1) || undefined} />
        ))}
      </svg>
      <span className={style.figure}>
        {`${votes.toLocaleString('en-GB')}${isMine ? (votes === 1 ? ', yours' : ', one yours') : ''}`}
      </span>
    </span>
  );
}
