import type { BehaviorPattern, EggTrigger } from '#contract/egg.ts';
import type { ActivityBeat, RecentActivity } from './state.ts';

/** How far back "recent" reaches for the reader's manner and for awareness. */
const recentWindowMs = 60_000;
/** How far back an egg's trigger looks: one beat of the egg check. */
const triggerWindowMs = 15_000;
/** Beats closer together than this are one. */
const beatMs = 1000;

/** Adds a beat, and drops what has left the last minute. Never throws. */
export function noteActivity(
  recent: RecentActivity,
  beat: ActivityBeat,
  lastPercent: number | null,
  hasDwelt: boolean,
): RecentActivity {
  const { atMs } = beat;
  const { lastAt } = recent;
  const noted = {
    dwell: hasDwelt ? atMs : lastAt.dwell,
    scroll: beat.travelPercent > 0 ? atMs : lastAt.scroll,
    hover: beat.hovers > 0 ? atMs : lastAt.hover,
    click: beat.interactions > 0 ? atMs : lastAt.click,
  };
  if (beat.travelPercent + beat.hovers + beat.interactions === 0) return { ...recent, lastPercent, lastAt: noted };
  const kept = pruneBeats(recent.beats, atMs);
  const last = kept.at(-1);
  const isSameBeat = last !== undefined && atMs - last.atMs < beatMs;
  const beats = isSameBeat ? [...kept.slice(0, -1), mergeBeats(last, beat)] : [...kept, beat];
  return { beats, lastPercent, lastAt: noted };
}

const mergeBeats = (into: ActivityBeat, more: ActivityBeat): ActivityBeat => ({
  atMs: into.atMs,
  travelPercent: into.travelPercent + more.travelPercent,
  hovers: into.hovers + more.hovers,
  interactions: into.interactions + more.interactions,
});

/** The beats of the last minute before `nowMs`; the same array when none has left it. */
export function pruneBeats(beats: readonly ActivityBeat[], nowMs: number): readonly ActivityBeat[] {
  const oldest = beats[0];
  if (oldest === undefined || nowMs - oldest.atMs < recentWindowMs) return beats;
  return beats.filter((beat) => nowMs - beat.atMs < recentWindowMs);
}

/** The beats added up. */
export function sumBeats(beats: readonly ActivityBeat[]): Omit<ActivityBeat, 'atMs'> {
  let travelPercent = 0;
  let hovers = 0;
  let interactions = 0;
  for (const beat of beats) {
    travelPercent += beat.travelPercent;
    hovers += beat.hovers;
    interactions += beat.interactions;
  }
  return { travelPercent, hovers, interactions };
}

/** The reader's manner of the last minute. The first line that holds wins; a reader who does little lingers. R-EGG-04. */
export function behaviorPatternOf(beats: readonly ActivityBeat[]): BehaviorPattern {
  const { travelPercent, hovers, interactions } = sumBeats(beats);
  if (interactions >= 6) return 'acting';
  if (travelPercent >= 300) return 'skimming';
  if (hovers >= 10) return 'wandering';
  return 'lingering';
}

/** Whether the reader has just done what `trigger` waits for; time always passes. R-EGG-04. */
export const isTriggered = (trigger: EggTrigger, recent: RecentActivity, nowMs: number): boolean =>
  trigger === 'time' || nowMs - recent.lastAt[trigger] <= triggerWindowMs;
