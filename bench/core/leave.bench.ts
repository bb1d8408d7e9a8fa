/** How long does a page that the reader leaves take to close half a minute of telemetry, by events in a second? */
import { recordKinds, recordStride, type TelemetryBatch } from '#contract/telemetry.ts';
import { startPosition } from '#contract/telemetryFold.ts';
import { closePending } from '../../src/api/flush/pending.ts';
import { type Case, timed } from '../timed.ts';

const startedAtMs = 1_763_629_200_000;

/** Half a minute of telemetry with `events` records in each second: mostly scrolls, some hovers and clicks. */
function halfMinute(events: number): TelemetryBatch[] {
  return Array.from({ length: 30 }, (_, second) => {
    const records = new Float64Array(events * recordStride);
    const texts: string[] = [];
    for (let index = 0; index < events; index += 1) {
      const kind = [recordKinds.hover, recordKinds.interaction][index % 20] ?? recordKinds.scroll;
      const text = kind === recordKinds.scroll ? -1 : texts.push(`what the pointer rests on ${second}:${index}`) - 1;
      const atMs = startedAtMs + second * 1000 + (index * 1000) / events;
      records.set([kind, atMs, index % 100, text], index * recordStride);
    }
    return { records, texts, through: (second + 1) * events };
  });
}

function leaveCase(events: number): Case {
  const pending = { start: startPosition, batches: halfMinute(events) };
  return {
    name: `${events} events a second`,
    run: () => void closePending(pending, 'bench-0123456789', 1),
  };
}

export const measure = timed({
  budgetMs: 16,
  budgetReason: 'one frame, once, in the task that hides the page',
  cases: [1, 20, 60, 500].map(leaveCase),
});
