import type { HomeEntry } from '../../content/home.ts';
import { ExpandableCard } from '../../ui/expandable-card/ExpandableCard.tsx';
import style from './entries.module.css';

interface Props {
  readonly entries: readonly HomeEntry[];
  readonly open: string | null;
  readonly toggle: (id: string) => void;
}

/** A list of entries that open, one at a time. R-LAND-06. */
export function Entries({ entries, open, toggle }: Props) {
  return (
    <div className={style.entries}>
      {entries.map(({ id, title, subtitle, details }, index) => (
        <ExpandableCard
          key={id}
          id={id}
          title={title}
          isOpen={open === id}
          onToggle={toggle}
          className={style.entry}
          summary={
            <>
              <span className={style.number}>{`${index + 1}`.padStart(2, '0')}</span>
              <span className={style.subtitle}>{subtitle}</span>
              <span className={style.sign} aria-hidden="true">
                {open === id ? '−' : '+'}
              </span>
            </>
          }
        >
          <p>{details}</p>
        </ExpandableCard>
      ))}
    </div>
  );
}
