import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { architectureCards, emptySeat, question, seatSinceTheEnd } from '../../content/architectureCards.ts';
import { disturbanceAtom, momentMs } from '../../state/disturbance.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { ExpandableCard } from '../../ui/expandable-card/ExpandableCard.tsx';
import { useSingleOpen } from '../../ui/useSingleOpen.ts';
import style from './style.module.css';

/** Time until an opened card has its height, ms: the word of the moment then finds its place beside the cards. */
const unfoldsMs = 700;

/**
 * Five cards side by side, one open at a time, and an empty place for a sixth card. When the fifth card is opened, the
 * question of the page is answered by a moment in five columns, once for each opening of
 * the page. R-CT-04, R-CT-07, R-CT-08, B-OVL-16.
 */
export function Bench() {
  const [open, toggle] = useSingleOpen();
  const phase = useAtomValue(phaseAtom);
  const hasEnded = useAtomValue(endedAtom);
  const disturb = useSetAtom(disturbanceAtom);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const press = (id: string) => {
    toggle(id);
    setOpened((before) => new Set([...before, id]));
  };
  const areAllOpened = opened.size === architectureCards.length;
  useEffect(() => {
    if (!areAllOpened) return;
    const timer = setTimeout(
      () => disturb({ kind: 'phase', front: 'columns', cause: question, durationMs: momentMs, seed: 5 }),
      unfoldsMs,
    );
    return () => clearTimeout(timer);
  }, [areAllOpened, disturb]);
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
            onToggle={press}
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
