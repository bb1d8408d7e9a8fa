import { useStore } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import type { Piece } from '../../content/about.ts';
import type { Issue } from '../../content/issue.ts';
import { sidenoteAtom } from '../../state/sidenote.ts';
import { pointerAtom } from '../../state/trace.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { paragraphs, placesToTry, type Trial, trialSteps, triedStep } from './amendment.ts';

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

const none: Trials = { trial: null, tried: new Set() };

/**
 * Tries a place of the notice near the reader's eye in the wording of the next issue, or in the last issue in that of
 * the first, for some seconds; each place once. It waits while a text is selected, and ends with effects off. `text`:
 * the element of the paragraphs. B-HOME-19.
 */
export function useTrial(text: RefObject<HTMLElement | null>, issue: Issue, mayTry: boolean): Trials {
  const store = useStore();
  const isOff = useMotion() === 'off';
  const [{ of, trials }, setTrials] = useState({ of: issue, trials: none });
  if (of !== issue) setTrials({ of: issue, trials: none });
  const { trial, tried } = trials;

  const begin = () => {
    const other: Issue = issue === 2 ? 0 : ((issue + 1) as Issue);
    const { x, y } = store.get(pointerAtom);
    const eye = x === 0 && y === 0 ? eyeRatio * innerHeight : y;
    const piece = placeNear(text.current, eye, (paragraph) =>
      placesToTry(paragraph, issue, other).find((each) => !tried.has(each)),
    );
    if (piece !== undefined && !hasSelection())
      setTrials({ of: issue, trials: { trial: { piece, of: other, step: 0 }, tried: new Set([...tried, piece]) } });
  };
  // A change under a selection would move its ends.
  const goOn = () => {
    if (hasSelection()) return;
    setTrials((last) => {
      if (last.trials.trial === null) return last;
      const { trial: now, tried: places } = last.trials;
      const step = now.step + 1;
      return { of: last.of, trials: { tried: places, trial: step < trialSteps ? { ...now, step } : null } };
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
