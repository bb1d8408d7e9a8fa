import { looksOf } from '../../state/attention.ts';
import type { SessionTrace } from '../../state/trace.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';
import { wholePercents } from '../../ui/at-work/wholePercents.ts';

/** Number of texts shown. The other texts are one sum. */
export const shownTexts = 7;

/** One text and its share of the time. */
export interface Share {
  readonly text: string;
  readonly path: string;
  /** Share of the time on all texts, 0 to 1. */
  readonly share: number;
  /** The share as a whole percentage. All percentages, including `others.percent`, add up to exactly 100. */
  readonly percent: number;
}

/**
 * Two texts that were looked at one after the other. `from`, `to`: indices in `texts`. `times`: number of such changes
 * between the two texts.
 */
export interface Thread {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

export interface Attention {
  /** In the order in which the texts were first looked at. */
  readonly texts: readonly Share[];
  readonly threads: readonly Thread[];
  /** The texts that are not shown: their number, and the sum of their percentages. */
  readonly others: { readonly count: number; readonly percent: number };
  /** Time on all texts, in whole seconds. */
  readonly seconds: number;
}

/**
 * The shares of the reader's time on texts, for the seven texts with the most time. Null until a text with three
 * consecutive letters was looked at for a measurable time. Pure. B-MIN-02.
 */
export function attentionOf(trace: Pick<SessionTrace, 'hovers' | 'events' | 'newestAt'>): Attention | null {
  const looks = looksOf(trace).filter(({ text, fromMs, toMs }) => /\p{L}{3}/u.test(text) && toMs > fromMs);
  const byText = new Map<string, { path: string; ms: number }>();
  for (const { text, path, fromMs, toMs } of looks) {
    byText.set(text, { path: byText.get(text)?.path ?? path, ms: (byText.get(text)?.ms ?? 0) + toMs - fromMs });
  }
  if (byText.size === 0) return null;
  const all = [...byText];
  const most = new Set(all.toSorted(([, a], [, b]) => b.ms - a.ms).slice(0, shownTexts));
  const shown = all.filter((entry) => most.has(entry));
  const total = [...byText.values()].reduce((sum, { ms }) => sum + ms, 0);
  const rest = total - shown.reduce((sum, [, { ms }]) => sum + ms, 0);
  const percents = wholePercents([...shown.map(([, { ms }]) => ms), rest]);
  const places = new Map(shown.map(([text], index) => [text, index]));
  return {
    texts: shown.map(([text, { path, ms }], index) => ({
      text,
      path,
      share: ms / total,
      percent: percents[index] ?? 0,
    })),
    threads: threadsOf(looks.flatMap(({ text }) => places.get(text) ?? [])),
    others: { count: byText.size - shown.length, percent: percents.at(-1) ?? 0 },
    seconds: Math.round(total / 1000),
  };
}

/** The pairs of consecutive numbers in `walk`, without direction, each once with its count. */
function threadsOf(walk: readonly number[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const [index, place] of walk.entries()) {
    const before = walk[index - 1];
    if (before === undefined || before === place) continue;
    const [from, to] = before < place ? [before, place] : [place, before];
    const key = `${from} ${to}`;
    threads.set(key, { from, to, times: (threads.get(key)?.times ?? 0) + 1 });
  }
  return [...threads.values()];
}

/** The grade of a text by its share. From a fifth of the time on, the text is clean (grade 0). */
export const gradeOfShare = (share: number): Grade => (share >= 0.2 ? 0 : share >= 0.1 ? 10 : share >= 0.05 ? 20 : 35);

/** Height of a row in the units of the drawing of the threads, which is 100 wide. */
export const rowUnits = 10;

/**
 * The SVG path of a thread: a curve from row to row that begins and ends at the right edge. A thread that passes more
 * rows bends further to the left.
 */
export function threadPath({ from, to }: Thread): string {
  const [top, bottom] = [(from + 0.5) * rowUnits, (to + 0.5) * rowUnits];
  const out = 100 - Math.min(96, 22 + 14 * (to - from));
  return `M100 ${top}C${out} ${top} ${out} ${bottom} 100 ${bottom}`;
}
