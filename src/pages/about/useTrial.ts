import { useStore } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Piece } from '../../content/about.ts';
import type { Issue } from '../../content/issue.ts';
import { sidenoteAtom } from '../../state/sidenote.ts';
import { pointerAtom } from '../../state/trace.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { paragraphs, placesToTry, type Trial, trialSteps, triedStep } from './amendment.ts';
import { keepsItsLines } from './keepsItsLines.ts';

/** Time before the first trial of an issue, between two trials, of one step, and with the other wording at rest, ms. */
const firstMs = 5000;
const everyMs = 11_000;
const stepMs = 100;
const restMs = 2600;
/** Without a pointer the eye is at this share of the window's height. */
const eyeRatio = 0.45;

const hasSelection = (): boolean => getSelection()?.isCollapsed === false;

export interface Trials {
  readonly trial: Trial | null;
  /** The places that have been tried in this issue, each once. */
  readonly tried: ReadonlySet<Piece>;
}

/** `unfit`: the places whose other wording would break the lines anew. */
interface Course extends Trials {
  readonly unfit: ReadonlySet<Piece>;
}

const none: Course = { trial: null, tried: new Set(), unfit: new Set() };

/**
 * Tries a place of the notice near the reader's eye in the wording of the next issue, or in the last issue in that of
 * the first, for some seconds; each place once, and none whose other wording would move other lines. It waits while a
 * text is selected, and ends with effects off. `text`: the element of the paragraphs. B-HOME-19.
 */
export function useTrial(text: RefObject<HTMLElement | null>, issue: Issue, mayTry: boolean): Trials {
  const store = useStore();
  const isOff = useMotion() === 'off';
  const [{ of, trials }, setTrials] = useState({ of: issue, trials: none });
  if (of !== issue) setTrials({ of: issue, trials: none });
  const { trial, tried } = trials;

  /** Begins at the nearest place that is neither tried nor unfit. */
  const beginAfter = ({ tried: before, unfit }: Course) => {
    const other: Issue = issue === 2 ? 0 : ((issue + 1) as Issue);
    const { x, y } = store.get(pointerAtom);
    const eye = x === 0 && y === 0 ? eyeRatio * innerHeight : y;
    const piece = placeNear(text.current, eye, (paragraph) =>
      placesToTry(paragraph, issue, other).find((each) => !before.has(each) && !unfit.has(each)),
    );
    const next: Course =
      piece === undefined || hasSelection()
        ? { trial: null, tried: before, unfit }
        : { trial: { piece, of: other, step: 0 }, tried: new Set([...before, piece]), unfit };
    setTrials({ of: issue, trials: next });
  };
  const begin = () => beginAfter(trials);
  // Before the frame is painted: an unfit place is never seen to be one.
  useLayoutEffect(() => {
    const place = trial?.step === 0 ? text.current?.querySelector('[data-trial]') : null;
    if (trial === null || place == null || keepsItsLines(place, trial.piece[trial.of])) return;
    const before = new Set([...tried].filter((each) => each !== trial.piece));
    beginAfter({ trial: null, tried: before, unfit: new Set([...trials.unfit, trial.piece]) });
  });
  // A change under a selection would move its ends.
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

/** A place in the paragraph in the window that is nearest to the height `eye`, CSS pixels. */
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
