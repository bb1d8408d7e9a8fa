import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { disturbanceAtom, hasMomentAtom, type Point } from '../../state/disturbance.ts';
import { researchSheetAtom } from '../../state/researchSheet.ts';
import { clamp } from '../../ui/clamp.ts';
import type { Letters } from '../../ui/grade/corruptedName.ts';
import { coarser, exchanged, exchangedAt } from '../../ui/grade/disturbedLetters.ts';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import { useMotion } from '../../ui/motion.ts';
import { hashText } from '../../ui/random.ts';
import { watchReader } from '../../ui/readerPause.ts';
import { watchSight } from '../../ui/watchSight.ts';
import { planOf, type SheetGlitchPlan } from './choose.ts';
import { pieceAt, textsOf } from './place.ts';
import style from './sheetGlitches.module.css';

/** Time for which the proof-mark of exchanged letters stays, ms. */
const markMs = 900;
/** If the reader is busy, or no text is in view, the glitch is tried again after this time, ms. */
const againMs = 1500;

interface Shown {
  /** Middle of the disturbed text in the browser window, CSS pixels. */
  readonly at: Point;
  readonly plan: SheetGlitchPlan;
  readonly text: string;
  /** Whether only the proof-mark of the exchanged letters is left. */
  readonly isCorrected: boolean;
  /** Place on the sheet, CSS pixels. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly font: Readonly<Record<'fontFamily' | 'fontSize' | 'letterSpacing', string>>;
}

const isSelecting = (): boolean => document.getSelection()?.isCollapsed === false;

/** A copy of the text with its letters exchanged, and the mark with which a proof-reader has them change back. */
function Exchanged({ text, seed }: { readonly text: string; readonly seed: number }) {
  const letters = Array.from(exchanged({ text, grades: [] }, seed).text);
  const at = exchangedAt(text, seed);
  return (
    <>
      <span>{letters.slice(0, at)}</span>
      <span className={style.pair}>{letters.slice(at, at + 2)}</span>
      <span>{letters.slice(at + 2)}</span>
    </>
  );
}

const lettersOf = ({ kind, seed }: SheetGlitchPlan, text: string): Letters => {
  const clean: Letters = { text, grades: Array.from(text, () => 0 as const) };
  return kind === 'coarser' ? coarser(clean, seed) : clean;
};

/**
 * The glitches of the research sheet. At random times, while the sheet is in view, one word, line or figure of the
 * sheet is disturbed for at most 240 ms. A copy is drawn over the text; the text itself stays unchanged for selection,
 * search and screen readers. A proof-mark stays at exchanged letters for a moment. Then a word of the text settles
 * (B-OVL-06). Nothing happens while the reader types, scrolls fast or has selected something, during a moment, nor with
 * effects off. R-LAND-10, B-OVL-04.
 */
export function SheetGlitches() {
  const sheet = useAtomValue(researchSheetAtom);
  const motion = useMotion();
  const request = useSetAtom(disturbanceAtom);
  const store = useStore();
  const [shown, setShown] = useState<Shown | null>(null);

  /** Requests the settling effect at the disturbed text, so that one of its words settles. */
  const settle = useEffectEvent(() => {
    if (shown === null) return;
    request({ kind: 'reading', reading: 'settling', reach: 0, seed: shown.plan.seed, at: shown.at });
  });

  const disturb = useEffectEvent((plan: SheetGlitchPlan): boolean => {
    if (sheet === null || isSelecting() || store.get(hasMomentAtom)) return false;
    const piece = pieceAt(textsOf(sheet), plan.pick, plan.word, plan.isLine);
    if (piece === null) return false;
    const { left, top } = sheet.getBoundingClientRect();
    const { rect } = piece;
    const { fontFamily, fontSize, letterSpacing } = getComputedStyle(piece.parent);
    setShown({
      at: { x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 },
      plan,
      text: piece.text,
      isCorrected: false,
      box: { left: rect.left - left, top: rect.top - top, width: rect.width, height: rect.height },
      font: { fontFamily, fontSize, letterSpacing },
    });
    return true;
  });

  useEffect(() => {
    if (sheet === null || motion === 'off') return;
    const reader = watchReader(() => undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let beat = 0;
    const wait = () => {
      const plan = planOf(hashText('research sheet'), beat, motion === 'calm');
      beat += 1;
      const come = () => {
        const hasCome = !reader.isPaused() && disturb(plan);
        const next = plan.kind === 'exchange' ? correct : end;
        timer = setTimeout(hasCome ? next : come, hasCome ? plan.durationMs : againMs);
      };
      timer = setTimeout(come, plan.waitMs);
    };
    const correct = () => {
      setShown((last) => last && { ...last, isCorrected: true });
      timer = setTimeout(end, markMs);
    };
    const end = () => {
      settle();
      setShown(null);
      wait();
    };
    const stop = watchSight(sheet, (isSeen) => {
      clearTimeout(timer);
      if (isSeen) wait();
      else setShown(null);
    });
    return () => {
      stop();
      reader.stop();
      clearTimeout(timer);
      setShown(null);
    };
  }, [motion, sheet]);

  if (sheet === null || shown === null) return null;
  const { plan, text, isCorrected, box, font } = shown;
  const byPx = clamp(box.height * 0.32, 6, 26) * (plan.seed % 2 === 0 ? 1 : -1);
  const properties = { ...box, ...font, lineHeight: `${box.height}px`, '--by': `${byPx}px` };
  return createPortal(
    <span
      className={style.glitch}
      style={properties}
      data-glitch={isCorrected ? 'corrected' : plan.kind}
      data-text={text}
      aria-hidden="true"
    >
      <span className={style.copy}>
        {plan.kind === 'exchange' ? (
          <Exchanged text={text} seed={plan.seed} />
        ) : (
          <GradedText {...lettersOf(plan, text)} />
        )}
      </span>
    </span>,
    sheet,
  );
}
