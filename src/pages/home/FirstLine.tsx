import { useAtom, useAtomValue } from 'jotai';
import { useRef } from 'react';
import { firstLines, firstSheet, lineOnReturn, otherEndings, withheldLine } from '../../content/home.ts';
import { endedAtom, keptWordAtom, phaseAtom } from '../../state/profile.ts';
import { readingsAtom } from '../../state/readings.ts';
import { useQuiet } from '../../state/useQuiet.ts';
import { useReading } from '../../state/useReading.ts';
import { type AmendedWord, useAmendment } from '../../ui/useAmendment.ts';
import { Answer } from './Answer.tsx';
import { Entered } from './Entered.tsx';
import style from './first.module.css';
import { Later } from './Later.tsx';
import { useChangesInView } from './useChangesInView.ts';

/** From this phase until the end or until the word is kept, the page shows the second question. */
const asksFrom = 2;

/**
 * The first line of the story. There is one line for each phase, and one for the time after the end. The page always
 * begins with the line of phase 0 and amends it in view, word by word, unless the new line was read before. The
 * replaced line is shown below, so that the words of phase 0 can be read at every phase. At phase 0 the line changes
 * twice for a reader who stays or comes back. B-HOME-01, 02, 12, 13.
 */
export function FirstLine() {
  const phase = useAtomValue(phaseAtom);
  const hasEnded = useAtomValue(endedAtom);
  const keepsWord = useAtomValue(keptWordAtom);
  const version = hasEnded ? firstLines.length - 1 : phase;
  const earlier = useReading('home', version);
  const line = useRef<HTMLParagraphElement>(null);
  const [readings, setReadings] = useAtom(readingsAtom);
  const { ending, isPicked, hasComeBack } = useChangesInView(line, {
    isFirst: version === 0,
    wasPicked: readings.pickedAt !== undefined,
    hadComeBack: readings.cameBackAt !== undefined,
    note: (change) => setReadings((last) => ({ ...last, [change]: Date.now() })),
  });
  const [first] = firstLines;
  const atFirst = hasComeBack ? lineOnReturn : (otherEndings[ending] ?? first);
  const later = keepsWord ? withheldLine : (firstLines[version] ?? first);
  const text = version === 0 ? atFirst : later;
  // A line that was read before is not amended again.
  const isRead = version > 0 && readings.home === version && !keepsWord;
  const amended = useAmendment(text, { first, isRead, element: line });
  // An amendment that waits for the line to come into view is no scene yet. B-HOME-21.
  useQuiet(amended !== null && version > 0, amended?.hasBegun === true ? null : line);
  return (
    <div className={style.opening}>
      <p className={style.line} data-part="first-line" data-amended={amended === null ? undefined : version} ref={line}>
        {amended === null ? text : amended.words.map((word, index) => <Word key={index} {...word} />)}
      </p>
      {phase >= asksFrom && !hasEnded && !keepsWord ? <Later of="question" /> : null}
      <Entered />
      <p className={style.note} role="status">
        {version === 0
          ? hasComeBack
            ? firstSheet.amended
            : isPicked
              ? firstSheet.picked
              : ''
          : amended !== null
            ? ''
            : earlier === null
              ? firstSheet.amended
              : firstSheet.amendedSince}
      </p>
      <Answer />
    </div>
  );
}

function Word({ text, state }: AmendedWord) {
  return (
    <span>
      <span data-word={state}>{text}</span>{' '}
    </span>
  );
}
