import style from './style.module.css';

interface ChairProps {
  readonly isFilled: boolean;
  /** True if no money moves; the tag states this under the price. */
  readonly isDemonstration: boolean;
}

/** The sixth chair with its price on a string. Its lines are dashed until `isFilled`. */
export function Chair({ isFilled, isDemonstration }: ChairProps) {
  return (
    <svg className={style.chair} viewBox="0 0 200 330" data-filled={isFilled || undefined} aria-hidden="true">
      <g className={style.wood}>
        <path d="M52 186V14M148 186V14M60 186V22M140 186V22" />
        <path d="M52 14q48-14 96 0M60 22q40-11 80 0M60 44q40-9 80 0" />
        <path d="M80 40v98M100 38v100M120 40v98M60 138h80M60 150h80" />
        <path d="M52 112l-22 8v8l22-6M148 112l22 8v8l-22-6M34 128v60M42 125v61M166 128v60M158 125v61" />
        <path d="M22 186h156l6 14H16zM16 200v8h168v-8" />
        <path d="M24 208l-4 121h9l5-121M176 208l4 121h-9l-5-121M60 208v84h6v-84M140 208v84h-6v-84" />
        <path d="M31 262h138M31 268h138" />
      </g>
      <path className={style.string} d="M166 128c6 20 4 30 1 42" />
      <g className={style.tag} transform="rotate(5 167 170)">
        <path d={isDemonstration ? 'M167 166l22 13v50h-44v-50z' : 'M167 166l14 13v43h-28v-43z'} />
        <circle cx="167" cy="175" r="2" />
        <text x="167" y={isDemonstration ? 201 : 206} textAnchor="middle">
          $13
        </text>
        {isDemonstration && (
          <text className={style.small} textAnchor="middle">
            <tspan x="167" y="212">
              no money
            </tspan>
            <tspan x="167" y="221">
              moves
            </tspan>
          </text>
        )}
      </g>
    </svg>
  );
}
