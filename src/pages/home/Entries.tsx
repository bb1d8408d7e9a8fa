import type { HomeEntry } from '../../content/home.ts';
import { ExpandableCard } from '../../ui/expandable-card/ExpandableCard.tsx';
import style from './entries.module.css';

interface Props {
  readonly entries: readonly HomeEntry[];
  readonly open: string | null;
  readonly toggle: (id: string) => void;
}

/** Cards that expand, one at a time. Each tab is further to the right. R-LAND-06, R-LAND-09. */
export function Entries({ entries, open, toggle }: Props) {
  return (
    <div className={style.entries}>
      {entries.map(({ id, title, subtitle, details, colour }, index) => (
        <ExpandableCard
          key={id}
          id={id}
          title={title}
          isOpen={open === id}
          onToggle={toggle}
          className={style.entry}
          colour={colour}
          tabAt={index}
          tab={subtitle}
        >
          <p>{details}</p>
        </ExpandableCard>
      ))}
    </div>
  );
}
