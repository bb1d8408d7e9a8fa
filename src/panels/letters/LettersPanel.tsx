import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { NarrativeState } from '#contract/narrative.ts';
import { judgesLetter } from '#contract/objection.ts';
import { coveredWord } from '../../content/coveredWord.ts';
import { countLetters, openedLettersAtom, openLettersAtom } from '../../state/lettersOpened.ts';
import { narrativeAtom } from '../../state/narrative.ts';
import { localDate } from '../../ui/localTime.ts';
import { LetterLines, LetterReplies } from './LetterReplies.tsx';
import style from './Letters.module.css';
import { WrittenText } from '../../ui/WrittenText.tsx';

/** The reader's letters, newest first, and their replies. R-PRO-02, B-LET-01. */
export function LettersPanel({ onLeave }: { readonly onLeave: () => void }) {
  const narrative = useAtomValue(narrativeAtom);
  const open = useSetAtom(openLettersAtom);
  const { personalizedNotes: letters } = narrative;
  const count = countLetters(letters);
  /** Number of letters opened before this panel. Each later letter is shown with its animation. B-LET-04. */
  const [known] = useState(useAtomValue(openedLettersAtom));
  useEffect(() => open(), [open, count]);
  return (
    <ol className={style.letters}>
      {letters.toReversed().map(({ phase, from, text }, index) => (
        <li
          key={phase}
          className={style.letter}
          data-letter={phase}
          data-fresh={countLetters(letters.slice(0, letters.length - index)) > known ? '' : undefined}
        >
          <h2 className={style.head}>
            <span>{from}</span> <time>{dateOf(narrative, phase)}</time>
          </h2>
          {phase === judgesLetter ? (
            <LetterLines letter={phase} text={text} onLeave={onLeave} />
          ) : (
            <div className={style.sheets}>
              <div>
                {text.split('\n\n').map((paragraph, index) => (
                  <p key={index}>
                    <WrittenText covered={coveredWord} text={paragraph} onLeave={onLeave} />
                  </p>
                ))}
              </div>
              <LetterReplies letter={phase} onLeave={onLeave} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The local date on which the letter's phase was reached; empty without such a phase transition. */
function dateOf({ phaseTransitions }: NarrativeState, phase: number): string {
  const reached = phaseTransitions.find((transition) => transition.phase >= phase);
  return reached === undefined ? '' : localDate(reached.timestamp);
}
