import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import type { Tallies } from '#contract/api/judgment.ts';
import { traceAtom } from '../../state/trace.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { AtWork } from '../../ui/at-work/AtWork.tsx';
import { Measures } from '../../ui/at-work/Measures.tsx';
import { wholePercents } from '../../ui/at-work/wholePercents.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { useMotion } from '../../ui/motion.ts';
import {
  candidatesAfter,
  countsOf,
  isOver,
  leastPieces,
  mostPieces,
  sentenceOf,
  type Step,
  stop,
  type Temperature,
  temperatures,
  withChosen,
  withDrawn,
} from './decoder.ts';
import style from './style.module.css';

interface Options {
  /** All texts that the page has shown so far. */
  readonly texts: readonly string[];
  readonly tallies: Tallies | null;
}

const offered = 5;
/** Time between two pieces while the rest of the finding is drawn, ms. */
const drawEveryMs = 450;
const nothing: readonly Step[] = [];
const shownAs = (piece: string) => (piece === stop ? 'full stop' : piece);

/**
 * The finding, written one piece (a word or a full stop) at a time by a bigram model. The model counts which word
 * follows which in the texts of this page and in the votes. The reader picks each piece or lets the model draw it.
 * B-MIN-05.
 */
export function Finding({ texts, tallies }: Options) {
  const store = useStore();
  // Seed of the random draws: from the start of the visit, plus 1 each time that the reader begins again.
  const [seed, setSeed] = useState(() => (store.get(traceAtom).startedAt ?? 0) % 0x7fffffff);
  const [temperature, setTemperature] = useState<Temperature>(0.5);
  const [steps, setSteps] = useState(nothing);
  const [isDrawing, setDrawing] = useState(false);
  const isStill = useMotion() === 'off';
  const line = useRef<HTMLParagraphElement>(null);

  const counts = countsOf(texts, tallies);
  const pieces = steps.map(({ piece }) => piece);
  const candidates = candidatesAfter(counts, pieces, temperature);
  const hasEnd = isOver(pieces);
  // Rounded by largest remainder over all candidates. Only the first five are shown.
  const percents = wholePercents(candidates.map(({ share }) => share));
  const draw = () => {
    const next = withDrawn(counts, steps, temperature, seed);
    setSteps(next);
    if (isOver(next.map(({ piece }) => piece)) || next === steps) setDrawing(false);
  };
  useInterval(draw, isDrawing && !hasEnd ? drawEveryMs : null);
  const drawRest = () => {
    if (!isStill) return setDrawing(true);
    let next: readonly Step[] = steps;
    for (let piece = next.length; piece < mostPieces; piece += 1) next = withDrawn(counts, next, temperature, seed);
    setSteps(next);
  };
  const choose = (piece: string) => {
    setDrawing(false);
    setSteps(withChosen(counts, steps, temperature, piece));
    // The next candidates may not include the pressed button, so the line takes the focus.
    line.current?.focus({ preventScroll: true });
  };
  const others = candidates.length - offered;
  return (
    <AtWork
      title="The finding, one piece at a time"
      label="The finding"
      className={style.finding}
      about={`A small model has counted which word follows which in the lines above and in all votes. It knows nothing else. It picks ${leastPieces} to ${mostPieces} pieces, each by the share that it had after the one before. Press one to pick it yourself.`}
    >
      <p className={style.written} tabIndex={-1} ref={line}>
        <span className={style.found}>Found: </span>
        <span>{`${steps.length === 0 ? '…' : sentenceOf(pieces)}${hasEnd || steps.length === 0 ? '' : ' …'}`}</span>
      </p>
      {hasEnd ? (
        <p className={style.count}>{endOf(steps)}</p>
      ) : (
        <>
          <p className={style.count} id="next-piece">
            {`piece ${steps.length + 1}${others > 0 ? `, the first ${offered} of ${candidates.length} that may come` : ''}`}
          </p>
          <Measures
            label={`What may come as piece ${steps.length + 1}`}
            track="choose:piece"
            onPress={({ key }) => choose(key)}
            rows={candidates.slice(0, offered).map(({ piece, share }, index) => ({
              key: piece,
              name: shownAs(piece),
              share,
              figure: `${percents[index] ?? 0} %`,
            }))}
          />
        </>
      )}
      <div className={style.hand}>
        <ActionButton data-track="choose:draw" isDisabled={hasEnd || isDrawing} onClick={draw}>
          Draw one piece
        </ActionButton>
        <ActionButton data-track="choose:draw-rest" isDisabled={hasEnd || isDrawing} onClick={drawRest}>
          Draw the rest
        </ActionButton>
        <ActionButton
          data-track="choose:begin-again"
          isDisabled={steps.length === 0}
          onClick={() => {
            setDrawing(false);
            setSteps(nothing);
            setSeed(seed + 1);
          }}
        >
          Begin again
        </ActionButton>
        <span role="group" aria-label="Temperature" className={style.heat}>
          <span>temperature</span>
          {temperatures.map((degree) => (
            <button
              key={degree}
              type="button"
              aria-pressed={degree === temperature}
              data-track={`choose:temperature-${degree}`}
              onClick={() => setTemperature(degree)}
            >
              {degree}
            </button>
          ))}
        </span>
      </div>
      {steps.length === 0 ? null : (
        <ol className={style.steps} aria-label="How each piece was picked">
          {steps.map(({ piece, share, by, from }, index) => (
            <li key={index}>
              {`${shownAs(piece)}, ${by === 'reader' ? 'picked by you' : 'drawn'} at ${Math.round(100 * share)} %, ${
                from.length < 2
                  ? 'the only one'
                  : `before ${from
                      .filter((other) => other.piece !== piece)
                      .slice(0, 3)
                      .map((other) => shownAs(other.piece))
                      .join(', ')}`
              }`}
            </li>
          ))}
        </ol>
      )}
    </AtWork>
  );
}

/**
 * Summary of a complete finding: number of pieces, number of pieces picked by the reader, and the reason for the end.
 */
export function endOf(steps: readonly Step[]): string {
  const chosen = steps.filter(({ by }) => by === 'reader').length;
  const whose = chosen === 0 ? 'none of them picked by you' : `${chosen} of them picked by you`;
  const end = steps.at(-1)?.piece === stop ? 'at a full stop' : 'because no more are allowed';
  return `${steps.length} pieces, ${whose}. It ended ${end}.`;
}
