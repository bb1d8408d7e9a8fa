import { interactionTextLimit, recordKinds } from '#contract/telemetry.ts';
import { observeHands } from './hands.ts';
import { observeHover } from './hover.ts';
import { observeInteraction } from './interaction.ts';
import { observeKeys } from './keys.ts';
import { Recorder } from './recorder.ts';
import { observeScroll } from './scroll.ts';
import type { TelemetrySink } from './sink.ts';
import { observeVisibility } from './visibility.ts';

export type { Absence, TelemetrySink } from './sink.ts';

/** The only heartbeat of the application: it also advances the simulation's time, and detects a hanging worker. */
const heartbeatEveryMs = 1000;

export interface Telemetry {
  /** Adds an entry to the interaction sequence for something other than a click, such as an entered page. */
  recordInteraction(entry: string): void;
  /** Passes the records so far to the sink. */
  drain(): void;
  stop(): void;
}

/**
 * Starts every observer. A hidden page has no heartbeat. `wordChecks`: the checks of the secret words
 * (contract/secretWords.ts). R-BEH-01.
 */
export function startTelemetry(sink: TelemetrySink, wordChecks: readonly number[]): Telemetry {
  const drain = () => {
    const batch = recorder.take();
    if (batch !== null) sink.batch(batch);
  };
  const recorder = new Recorder(drain);
  const { record } = recorder;

  let timer: ReturnType<typeof setInterval> | undefined;
  const beat = () => {
    record(recordKinds.pulse, 0);
    drain();
  };
  const run = () => {
    timer ??= setInterval(beat, heartbeatEveryMs);
  };
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };

  const stops = [
    observeScroll(record, () => sink.isBetweenPages()),
    observeHover((target, pointer) => {
      recorder.recordHover(target);
      sink.entered(target, pointer);
    }),
    observeInteraction(record),
    observeHands((areKeys) => sink.hands(areKeys)),
    observeKeys(wordChecks, (word) => sink.candidate(word)),
    observeVisibility(
      record,
      () => {
        rest();
        drain();
        sink.hidden();
      },
      (absence) => {
        run();
        sink.visible(absence);
      },
    ),
  ];
  if (document.visibilityState === 'visible') run();

  return {
    recordInteraction: (entry) => record(recordKinds.interaction, 0, entry.slice(0, interactionTextLimit)),
    drain,
    stop() {
      rest();
      for (const stop of stops) stop();
    },
  };
}
