import { randomAt } from '../../ui/random.ts';

/** Pause between two glitches of the sheet, ms. R-LAND-10. */
export const pauseMs = { least: 6000, most: 14_000 } as const;

/** Duration of a glitch, ms. R-LAND-10. */
export const glitchMs = { least: 140, most: 240 } as const;

/**
 * The four glitches of a piece of text: it is shifted, two of its letters change places, its upper half slips against
 * the lower one, or letters are coarser.
 */
export type SheetGlitchKind = 'shift' | 'exchange' | 'slip' | 'coarser';

/** One glitch. `pick` chooses the text in view and `word` the word in it, each from 0 up to 1. */
export interface SheetGlitchPlan {
  readonly waitMs: number;
  readonly durationMs: number;
  readonly kind: SheetGlitchKind;
  /** Whether the whole line of the word is disturbed, or only the word. */
  readonly isLine: boolean;
  readonly pick: number;
  readonly word: number;
  /** Seed for the appearance of the glitch. */
  readonly seed: number;
}

const between = ({ least, most }: { readonly least: number; readonly most: number }, share: number): number =>
  Math.round(least + (most - least) * share);

/** The glitch number `beat`, from 0, for a seed. With calm effects only grades change. R-LAND-10. */
export function planOf(seed: number, beat: number, isCalm: boolean): SheetGlitchPlan {
  const at = (what: number) => randomAt(seed, beat, what);
  const moving = (['shift', 'exchange', 'slip'] as const)[Math.floor(at(0) * 3)] ?? 'shift';
  const kind = isCalm ? 'coarser' : moving;
  return {
    waitMs: between(pauseMs, at(1)),
    durationMs: between(glitchMs, at(2)),
    kind,
    isLine: kind !== 'exchange' && at(3) < 0.45,
    pick: at(4),
    word: at(5),
    seed: Math.floor(at(6) * 0x1_0000_0000),
  };
}
