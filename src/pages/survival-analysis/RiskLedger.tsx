import { type RiskLevel, riskCards } from '../../content/riskCards.ts';
import { ExpandableCard } from '../../ui/expandable-card/ExpandableCard.tsx';
import { useSingleOpen } from '../../ui/useSingleOpen.ts';
import style from './style.module.css';

const levels: readonly RiskLevel[] = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL'];

/** Four strokes. The number of long strokes is the risk level, 1 to 4. */
function Strokes({ level }: { readonly level: RiskLevel }) {
  const count = levels.indexOf(level) + 1;
  return (
    <svg className={style.strokes} viewBox="0 0 22 12" aria-hidden="true">
      {levels.map((name, index) => (
        <line key={name} x1={index * 6 + 1} x2={index * 6 + 1} y1={index < count ? 0 : 10} y2={12} />
      ))}
    </svg>
  );
}

/**
 * The eight sections of the analysis as index cards, one open at a time. The tab of a card is on the first to fourth
 * quarter of its upper edge, by risk level. The edge is thick up to the tab. R-SA-04, R-SA-05, R-SA-07.
 */
export function RiskLedger() {
  const [open, toggle] = useSingleOpen();
  return (
    <div className={style.ledger}>
      {riskCards.map((card, index) => (
        <ExpandableCard
          key={card.id}
          id={card.id}
          className={style.entry}
          colour={card.colour}
          title={card.title}
          isOpen={open === card.id}
          onToggle={toggle}
          tabAt={levels.indexOf(card.riskLevel)}
          tab={
            <>
              <Strokes level={card.riskLevel} />
              <span className="visually-hidden">risk </span>
              <span>{card.riskLevel}</span>
            </>
          }
          summary={
            <>
              <span className={style.ordinal}>{`2.${index + 1}`}</span>
              <p className={style.subtitle}>{card.subtitle}</p>
              <p className={style.description}>{card.description}</p>
            </>
          }
        >
          <p>{card.details}</p>
        </ExpandableCard>
      ))}
    </div>
  );
}
