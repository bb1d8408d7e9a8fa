import { useStore } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Piece } from '../../content/about.ts';
import type { Issue } from '../../content/issue.ts';
import { sidenoteAtom } from '../../state/sidenote.ts';
import { pointerAtom } from '../../state/trace.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { paragraphs, placesToTry, type Trial, trialSteps, triedStep } from './amendment.ts';
import { keepsItsLines } from './keepsItsLines.ts';

/**
 * `firstMs`: time before the first trial of an issue. `everyMs`: time between two trials. `stepMs`: duration of one
 * step. `restMs`: duration of the step that holds the other wording.
 */
const firstMs = 5000;
const everyMs = 11_000;
const stepMs = 100;
const restMs = 2600;
/** Without a pointer position the reader's gaze is assumed at this share of the window's height. */
const eyeRatio = 0.45;

const hasSelection = (): boolean => getSelection()?.isCollapsed === false;

export interface Trials {
  readonly trial: Trial | null;
  /** The pieces that have been tried in this issue, each once. */
  readonly tried: ReadonlySet<Piece>;
}

/** `unfit`: the pieces whose other wording would change the line breaks. */
interface Course extends Trials {
  readonly unfit: ReadonlySet<Piece>;
}

const none: Course = { trial: null, tried: new Set(), unfit: new Set() };

/**
 * Shows a piece near the reader's gaze in the wording of the next issue for some seconds; during the last issue, in the
 * wording of the first. Each piece is tried once, and only if its other wording does not change other lines. A trial
 * waits while text is selected. With effects off there are no trials. `text`: the element that contains the paragraphs.
 * B-HOME-19.
 */
export function useTrial(text: RefObject<HTMLElement | null>, issue: Issue, mayTry: boolean): Trials {
  const store = useStore();
  const isOff = useMotion() === 'off';
  const [{ of, trials }, setTrials] = useState({ of: issue, trials: none });
  if (of !== issue) setTrials({ of: issue, trials: none });
  const { trial, tried } = trials;

  /** Starts a trial at the nearest piece that is neither tried nor unfit. No frame shows an unfit piece. */
  const begin = () => {
    const other: Issue = issue === 2 ? 0 : ((issue + 1) as Issue);
    const { x, y } = store.get(pointerAtom);
    const eye = x === 0 && y === 0 ? eyeRatio * innerHeight : y;
    const unfit = new Set(trials.unfit);
    const isNew = (piece: Piece) => !tried.has(piece) && !unfit.has(piece);
    for (;;) {
      const piece = placeNear(text.current, eye, (paragraph) => placesToTry(paragraph, issue, other).find(isNew));
      if (piece === undefined || hasSelection()) break;
      const next = { trial: { piece, of: other, step: 0 }, tried: new Set([...tried, piece]), unfit };
      flushSync(() => setTrials({ of: issue, trials: next }));
      const place = text.current?.querySelector('[data-trial]');
      if (place == null || keepsItsLines(place, piece[other])) return;
      unfit.add(piece);
    }
    if (unfit.size > trials.unfit.size) setTrials({ of: issue, trials: { trial: null, tried, unfit } });
  };
  // A change of the text inside a selection would move the ends of the selection.
  const goOn = () => {
    if (hasSelection()) return;
    setTrials((last) => {
      if (last.trials.trial === null) return last;
      const { trial: now } = last.trials;
      const step = now.step + 1;
      return { of: last.of, trials: { ...last.trials, trial: step < trialSteps ? { ...now, step } : null } };
    });
  };
  const waitMs = tried.size === 0 ? firstMs : everyMs;
  useInterval(
    trial === null ? begin : goOn,
    !mayTry ? null : trial === null ? waitMs : trial.step === triedStep ? restMs : stepMs,
  );
  const isTried = trial?.step === triedStep;
  useEffect(() => {
    const place = isTried ? text.current?.querySelector('[data-trial]') : null;
    if (place == null) return;
    const range = document.createRange();
    range.selectNodeContents(place);
    store.set(sidenoteAtom, { kind: 'tried', range });
  }, [isTried, text, store]);
  if (!mayTry) return none;
  return isOff ? { trial: null, tried } : trials;
}

/**
 * The result of `placeIn` for the visible paragraph nearest to the height `eye`, CSS pixels. Paragraphs without a
 * result are skipped.
 */
function placeNear<T>(
  text: HTMLElement | null,
  eye: number,
  placeIn: (paragraph: (typeof paragraphs)[number]) => T | undefined,
): T | undefined {
  const near = [...(text?.querySelectorAll('p') ?? [])].flatMap((element, index) => {
    const { top, bottom } = element.getBoundingClientRect();
    const place = placeIn(paragraphs[index] ?? []);
    const isInView = bottom >= 0 && top <= innerHeight;
    return place === undefined || !isInView ? [] : [{ place, far: Math.max(top - eye, eye - bottom, 0) }];
  });
  return near.toSorted((a, b) => a.far - b.far)[0]?.place;
}
