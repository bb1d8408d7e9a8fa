import style from './style.module.css';

/** The dashboard of the van: a flask, its lid, and the wheel. Nearer objects move further with the lean. */
export function Dashboard() {
  return (
    <svg className={style.dashboard} viewBox="0 0 400 170" aria-hidden="true" focusable="false">
      <path d="M0 156Q200 116 400 156" />
      <g data-depth="far">
        <path d="M258 190a88 66 0 0 1 142-70M274 190a74 54 0 0 1 126-56" />
      </g>
      <g data-depth="near">
        <path d="M118 66V132q17 6 34 0V66q-17-6-34 0ZM125 65V55q10-4 20 0V65M118 78q17 6 34 0M118 120q17 6 34 0" />
      </g>
      <g data-depth="nearest">
        <path d="M186 112l3 21q13 5 26 0l3-21q-16-6-32 0ZM186 112q16 6 32 0" />
        <path d="M195 100q-5-8 0-16t0-16M209 101q-5-8 0-16t0-16" />
      </g>
    </svg>
  );
}
