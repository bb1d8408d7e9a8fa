import style from './style.module.css';

/** Number of each item, and its place. */
const numbers = [
  ['1', 160, 172],
  ['3', 360, 172],
  ['4', 595, 172],
  ['5', 845, 172],
  ['6', 1065, 172],
  ['0', 740, 46],
] as const;

/** The public view of the items: numbered places behind a line. */
export function MarkedLine() {
  return (
    <svg className={style.marked} viewBox="0 0 1200 220" aria-hidden="true">
      <path className={style.base} d="M90 150H230M300 150H420M500 150H690M760 150H930M1000 150H1130M620 24H860" />
      <g className={style.numbers}>
        {numbers.map(([number, x, y]) => (
          <text key={number} x={x} y={y}>
            {number}
          </text>
        ))}
      </g>
      <path className={style.line} d="M0 210H1200" />
    </svg>
  );
}
