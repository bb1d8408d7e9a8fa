import { useAtomValue } from 'jotai';
import type { NarrativeState } from '#contract/narrative.ts';
import { narrativeAtom } from '../../state/narrative.ts';
import style from './Letters.module.css';

/** The letters on file, newest first, each on its own sheet. R-PRO-02. */
export function LettersPanel() {
  const narrative = useAtomValue(narrativeAtom);
  return (
    <ol className={style.letters}>
      {narrative.personalizedNotes.toReversed().map(({ phase, from, text }) => (
        <li key={phase} className={style.letter}>
          <h2 className={style.head}>
            <span>{from}</span> <time>{dateOf(narrative, phase)}</time>
          </h2>
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The day on which the phase was reached, as the court writes it; empty where no transition says. */
function dateOf({ phaseTransitions }: NarrativeState, phase: number): string {
  const reached = phaseTransitions.find((transition) => transition.phase >= phase);
  if (reached === undefined) return '';
  const at = new Date(reached.timestamp);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('.');
}
