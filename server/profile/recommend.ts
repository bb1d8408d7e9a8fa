import type { Recommendation } from '#contract/recommendation.ts';
import type { Assessment } from './assess.ts';
import { suggestions } from './suggestions.ts';

/** Fewer than this phase, and nothing is recommended. Spec §4 "Panels". */
const firstPhase = 2;
/** The panel shows three; the rest gives the worker something to rank. */
const most = 8;

/** Where this visitor might go next, best first, at most 8; none below phase 2. Pure. R-REC-01. */
export function recommend({ phaseUnlocked, suspicionLevel }: Assessment): Recommendation[] {
  if (phaseUnlocked < firstPhase) return [];
  return suggestions
    .filter(({ from, to, suspicion }) => phaseUnlocked >= from && phaseUnlocked <= to && suspicionLevel >= suspicion)
    .sort((a, b) => b.priority - a.priority)
    .slice(0, most)
    .map(({ type, title, description, url, priority }) => ({ type, title, description, url, priority }));
}
