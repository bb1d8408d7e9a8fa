import style from './style.module.css';

/**
 * `across`: strokes in a row. `least`: minimum number of rows. The first shape is beside the text; the second shape is
 * above the text in a narrow window.
 */
const shapes = [
  { across: 20, least: 8, className: style.tally },
  { across: 60, least: 1, className: `${style.tally} ${style.strip}` },
];

/** A stroke for each case since the page was opened; the first is for the person who is heard. */
export function Tally({ others }: { readonly others: number }) {
  return shapes.map(({ across, least, className }) => {
    const rows = Math.max(least, Math.ceil((others + 1) / across));
    const stroke = (index: number) => `M${(index % across) * 12 + 4} ${Math.floor(index / across) * 30 + 3}v22`;
    return (
      <svg key={across} className={className} viewBox={`0 0 ${across * 12} ${rows * 30}`} aria-hidden="true">
        <path className={style.hers} d={stroke(0)} />
        <path d={Array.from({ length: others }, (_, index) => stroke(index + 1)).join('')} />
      </svg>
    );
  });
}
