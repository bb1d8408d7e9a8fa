import type { BehaviorPattern, EggTrigger } from '#contract/egg.ts';
import type { ActivityBeat, RecentActivity } from './state.ts';

/** The period for the behaviour pattern and for awareness, ms. */
const recentWindowMs = 60_000;
/** The period for an egg's trigger, ms: the time between two egg checks. */
const triggerWindowMs = 15_000;
/** Beats within this time are merged into one, ms. A beat: the reader's activity of about one second. */
const beatMs = 1000;

/** Adds the activity of about one second, and drops beats older than a minute. Never throws. */
export function recordActivity(
  recent: RecentActivity,
  beat: ActivityBeat,
  lastPercent: number | null,
  hasDwelt: boolean,
): RecentActivity {
  const { atMs } = beat;
  const { lastAt } = recent;
  const last = {
    dwell: hasDwelt ? atMs : lastAt.dwell,
    scroll: beat.travelPercent > 0 ? atMs : lastAt.scroll,
    hover: beat.hovers > 0 ? atMs : lastAt.hover,
    click: beat.interactions > 0 ? atMs : lastAt.click,
  };
  if (beat.travelPercent + beat.hovers + beat.interactions === 0) return { ...recent, lastPercent, lastAt: last };
  const kept = pruneBeats(recent.beats, atMs);
  const newest = kept.at(-1);
  const isSameBeat = newest !== undefined && atMs - newest.atMs < beatMs;
  const beats = isSameBeat ? [...kept.slice(0, -1), mergeBeats(newest, beat)] : [...kept, beat];
  return { ...recent, beats, lastPercent, lastAt: last };
}

const mergeBeats = (into: ActivityBeat, more: ActivityBeat): ActivityBeat => ({
  atMs: into.atMs,
  travelPercent: into.travelPercent + more.travelPercent,
  hovers: into.hovers + more.hovers,
  interactions: into.interactions + more.interactions,
});

/** The beats of the minute before `nowMs`. Returns the same array when all beats are in that minute. */
export function pruneBeats(beats: readonly ActivityBeat[], nowMs: number): readonly ActivityBeat[] {
  const oldest = beats[0];
  if (oldest === undefined || nowMs - oldest.atMs < recentWindowMs) return beats;
  return beats.filter((beat) => nowMs - beat.atMs < recentWindowMs);
}

/** The sums over the beats. */
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

/** The behaviour pattern of the last minute: the first true condition, else lingering. R-EGG-04. */
export function behaviorPatternOf(beats: readonly ActivityBeat[]): BehaviorPattern {
  const { travelPercent, hovers, interactions } = sumBeats(beats);
  if (interactions >= 6) return 'acting';
  if (travelPercent >= 300) return 'skimming';
  if (hovers >= 10) return 'wandering';
  return 'lingering';
}

/** Whether the reader did the action of `trigger` within 15 s. `time` is always true. R-EGG-04. */
export const isTriggered = (trigger: EggTrigger, recent: RecentActivity, nowMs: number): boolean =>
  trigger === 'time' || nowMs - recent.lastAt[trigger] <= triggerWindowMs;
