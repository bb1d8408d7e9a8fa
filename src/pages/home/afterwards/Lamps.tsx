import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { apiPaths } from '#contract/paths.ts';
import { fetchFragment } from '../../../api/archiveText.ts';
import { stayedOn, wiring } from '../../../content/homeLater.ts';
import { fragmentsAtom } from '../../../state/narrative.ts';
import { archiveFragment } from '../../../state/recoveredFiles.ts';
import { longestRests } from '../../../state/restedWords.ts';
import { isTelling } from '../../../state/tellingWords.ts';
import { restedWordsAtom } from '../../../state/trace.ts';
import { endedAtom } from '../../../state/profile.ts';
import { useQuiet } from '../../../state/useQuiet.ts';
import { useMotion } from '../../../ui/motion.ts';
import { pictureSize, PlacedPieces } from '../../../ui/picture/Pieces.tsx';
import { watchSight } from '../../../ui/watchSight.ts';
import style from './lamps.module.css';

/** Position of each lamp in the order in which they go out, from 0. The fifth lamp goes out last. */
const places = [1, 3, 0, 2, 4] as const;

/** `afterMs`: time since the previous step. `out`: number of lamps that are out. */
interface Step {
  readonly afterMs: number;
  readonly out: number;
}

/**
 * The last verdict of the day: the lamps go out one after another. Then all go out once more, at the same time.
 * `times`: number of times that all lamps have been out that day.
 */
export const lampSteps: readonly (Step & { readonly times: string })[] = [
  { afterMs: 250, out: 0, times: '46,999' },
  { afterMs: 2400, out: 1, times: '46,999' },
  { afterMs: 520, out: 2, times: '46,999' },
  { afterMs: 380, out: 3, times: '46,999' },
  { afterMs: 300, out: 4, times: '46,999' },
  { afterMs: 1100, out: 5, times: '47,000' },
  { afterMs: 1500, out: 0, times: '47,000' },
  { afterMs: 2600, out: 5, times: '47,001' },
];

/** The verdict of today: the lamps go out one after another, the fifth late. At the last step the sixth light burns. */
export const todaysSteps: readonly Step[] = [
  { afterMs: 250, out: 0 },
  { afterMs: 4200, out: 1 },
  { afterMs: 1900, out: 2 },
  { afterMs: 1600, out: 3 },
  { afterMs: 1400, out: 4 },
  { afterMs: 3400, out: 5 },
  { afterMs: 1400, out: 5 },
];

/** Share of the drawing that must be in view before the lamps are lit. */
const inSight = 0.75;

/**
 * The five lamps of the heading. They are out until they are in view. Then, once each time that Home is opened, they
 * are lit and go out twice, as at the end of that day. After the end, and with effects off, they stay out. B-HOME-16.
 */
export function Lamps() {
  const lamps = useRef<HTMLDivElement>(null);
  const { out, times } = lampSteps[useStep(lamps, lampSteps)]!;
  return (
    <div className={style.lamps} ref={lamps} aria-hidden="true" data-part="lamps" data-drawing="">
      <Five out={out} />
      <p className={style.times}>
        out <span>{times}</span> times
      </p>
    </div>
  );
}

/**
 * The lamps above the last line. They are lit when they come into view, and go out one after the other. A sixth cord
 * has no lamp, as the wiring is for five; a point of light comes at its end once the reader has read the page to its
 * end, and stays. Below the lamps stand the words on which the pointer rested longest in this tab. After the end, and
 * with effects off, only the point is lit, and there are no words. While the lamps go out the page is quiet. Under the
 * sixth light stands the picture of the archive, with the pieces of the recovered files. The lamp above a word burns
 * while the pointer rests on the word. B-HOME-22.
 */
export function LastLamps({ isPresent }: { readonly isPresent: boolean }) {
  const lamps = useRef<HTMLDivElement>(null);
  const step = useStep(lamps, todaysSteps);
  const [wasPresent] = useState(isPresent);
  const recovered = useRecovered();
  const rested = useAtomValue(restedWordsAtom);
  const [words, setWords] = useState<readonly string[] | null>(null);
  // The words of the time at which the lamps are lit: the map changes in place.
  if (words === null && step === 0) {
    const telling = longestRests(rested).filter(([word]) => isTelling(word));
    setWords(telling.map(([word]) => word));
  }
  useQuiet(step < todaysSteps.length - 1);
  const isSixthLit = wasPresent || (isPresent && step === todaysSteps.length - 1);
  return (
    <div className={style.hall} ref={lamps} aria-hidden="true" data-part="last-lamps" data-drawing="">
      <Five out={todaysSteps[step]!.out} words={words ?? []} />
      <span className={style.sixth} data-lit={isSixthLit || undefined} />
      <p className={style.wiring}>{wiring}</p>
      {isSixthLit && recovered.length > 0 ? (
        <svg className={style.picture} {...pictureSize}>
          {recovered.map((filename) => (
            <RecoveredPiece key={filename} filename={filename} />
          ))}
        </svg>
      ) : null}
      {words === null || words.length === 0 ? null : <p className={style.stayed}>{stayedOn}</p>}
    </div>
  );
}

/** The names of the archive files that were recovered, oldest first. */
const useRecovered = (): readonly string[] =>
  useAtomValue(fragmentsAtom)
    .filter((fragment) => fragment.startsWith(archiveFragment('')))
    .map((fragment) => fragment.slice(archiveFragment('').length));

/** The piece of the archive's picture that comes with the text of a recovered file, once it is here. */
function RecoveredPiece({ filename }: { readonly filename: string }) {
  const { data } = useSWR(`${apiPaths.archive}/${filename}`, () => fetchFragment(filename));
  return data === undefined ? null : <PlacedPieces pieces={[data.piece]} />;
}

interface FiveProps {
  readonly out: number;
  /** Words below the lamps, the first below the lamp that goes out last. */
  readonly words?: readonly string[];
}

const Five = ({ out, words = [] }: FiveProps) =>
  places.map((place) => <Lamp key={place} isLit={place >= out} word={words[places.length - 1 - place]} />);

interface LampProps {
  readonly isLit: boolean;
  readonly word: string | undefined;
}

/** A lamp, and the word below it. With a word, it also burns while the pointer is on it. */
function Lamp({ isLit, word }: LampProps) {
  const [isHeld, setHeld] = useState(false);
  return (
    <span
      className={style.lamp}
      data-lit={isLit || isHeld || undefined}
      onPointerEnter={() => setHeld(word !== undefined)}
      onPointerLeave={() => setHeld(false)}
    >
      <span className={style.word}>{word}</span>
    </span>
  );
}

/** The present step of the lamps; the last step until the lamps are in view for the first time. */
function useStep(lamps: { readonly current: HTMLElement | null }, steps: readonly Step[]): number {
  const hasEnded = useAtomValue(endedAtom);
  const isStill = useMotion() === 'off' || hasEnded;
  const last = steps.length - 1;
  const [step, setStep] = useState(last);
  useEffect(() => {
    if (isStill) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (next: number) => {
      if (next > last) return;
      timer = setTimeout(() => {
        setStep(next);
        goOn(next + 1);
      }, steps[next]!.afterMs);
    };
    const stop = watchSight(
      lamps.current,
      (isSeen) => {
        if (isSeen && timer === undefined) goOn(0);
      },
      inSight,
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isStill, lamps, last, steps]);
  return isStill ? last : step;
}
