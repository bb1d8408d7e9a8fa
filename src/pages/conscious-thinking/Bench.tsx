import { useAtomValue } from 'jotai';
import { architectureCards, emptySeat, question, seatSinceTheEnd } from '../../content/architectureCards.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { ExpandableCard } from '../../ui/expandable-card/ExpandableCard.tsx';
import { useSingleOpen } from '../../ui/useSingleOpen.ts';
import style from './style.module.css';

/** Five cards side by side, one open at a time, and an empty place for a sixth card. R-CT-04, R-CT-07. */
export function Bench() {
  const [open, toggle] = useSingleOpen();
  const phase = useAtomValue(phaseAtom);
  const hasEnded = useAtomValue(endedAtom);
  return (
    <section className={style.architecture} aria-labelledby="architecture">
      <h2 id="architecture">Cognitive architecture</h2>
      <div className={style.bench}>
        {architectureCards.map((card, index) => (
          <ExpandableCard
            key={card.id}
            id={card.id}
            className={style.seat}
            colour={card.colour}
            title={card.title}
            isOpen={open === card.id}
            onToggle={toggle}
            summary={
              <>
                <span className={style.place} aria-hidden="true">
                  {index + 1}
                </span>
                <p className={style.subtitle}>{card.subtitle}</p>
                <p className={style.description}>{card.description}</p>
              </>
            }
          >
            <p>{card.details}</p>
            <p className={style.answer}>
              <em>{question}</em>
              <span>{` ${card.answer}`}</span>
            </p>
          </ExpandableCard>
        ))}
        <p className={style.vacant}>
          <span className={style.place}>6</span>
          <span>{hasEnded ? seatSinceTheEnd : emptySeat.findLast(({ fromPhase }) => fromPhase <= phase)?.line}</span>
        </p>
      </div>
    </section>
  );
}
