import style from './style.module.css';

const across = 20;

/** A stroke for each docket since the page was opened; the first is hers. */
export function Tally({ others }: { readonly others: number }) {
  const rows = Math.max(1, Math.ceil((others + 1) / across));
  const stroke = (index: number) => `M${(index % across) * 12 + 4} ${Math.floor(index / across) * 30 + 3}v22`;
  return (
    <svg className={style.tally} viewBox={`0 0 ${across * 12} ${Math.max(8, rows) * 30}`} aria-hidden="true">
      <path className={style.hers} d={stroke(0)} />
      <path d={Array.from({ length: others }, (_, index) => stroke(index + 1)).join('')} />
    </svg>
  );
}
