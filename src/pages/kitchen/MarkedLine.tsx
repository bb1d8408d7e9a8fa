import style from './style.module.css';

/** The items as the public may view them: numbered places on the other side of a line. */
export function MarkedLine() {
  return (
    <svg className={style.marked} viewBox="0 0 1200 220" aria-hidden="true">
      <path className={style.base} d="M90 150H230M300 150H420M500 150H690M760 150H930M1000 150H1130" />
      <path className={style.base} d="M620 24H860" />
      <g className={style.numbers}>
        <text x="160" y="172">
          1
        </text>
        <text x="360" y="172">
          3
        </text>
        <text x="595" y="172">
          4
        </text>
        <text x="845" y="172">
          5
        </text>
        <text x="1065" y="172">
          6
        </text>
        <text x="740" y="46">
          0
        </text>
      </g>
      <path className={style.line} d="M0 210H1200" />
    </svg>
  );
}
