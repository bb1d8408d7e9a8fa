/** What does a batch of telemetry cost the worker, by number of events? */
import { emptyNarrative } from '#contract/narrative.ts';
import type { SimulationInput } from '#contract/simulation.ts';
import { recordKinds, recordStride } from '#contract/telemetry.ts';
import type { BehaviorBatch } from '#contract/telemetryFold.ts';
import { type Case, timed } from '../timed.ts';
import { SimulationService } from '../../workers/simulation/service.ts';

/** The service as in the worker. Like a page, the case closes every due batch, full batches too. */
function ingestCase(events: number): Case {
  const service = new SimulationService();
  const startedAtMs = 1_763_629_200_000;
  const options = {
    seed: 1,
    sessionId: 'bench-0123456789',
    hour: 12,
    speed: 1,
    startedAtMs,
    narrative: emptyNarrative,
    protocolDigests: { salt: '', digests: [] },
  };
  service.start(options);
  /** Returns the batches that are due at `atMs`. */
  const send = (input: SimulationInput, atMs: number): BehaviorBatch[] =>
    service.send([input], atMs).flatMap(({ flush }) => flush ?? []);
  const kinds = [recordKinds.scroll, recordKinds.scroll, recordKinds.hover, recordKinds.interaction];
  const records = new Float64Array(events * recordStride);
  for (let index = 0; index < events; index += 1) {
    const kind = kinds[index % kinds.length] ?? recordKinds.pulse;
    records.set([kind, startedAtMs + index, index % 100, kind === recordKinds.scroll ? -1 : 0], index * recordStride);
  }
  const texts = ['docket 31,207'];
  let through = 0;
  let seconds = 0;
  return {
    name: `${events} events a batch`,
    run: () => {
      seconds += 1;
      through += events;
      const atMs = startedAtMs + seconds * 1000;
      const due = send({ kind: 'telemetry', batch: { records, texts, through } }, atMs);
      for (let batch = due.shift(); batch !== undefined; batch = due.shift()) {
        const { sequence, end } = batch;
        due.push(...send({ kind: 'batch-closed', sequence, through: end.through }, atMs));
      }
    },
    finish: () => service.stop(),
  };
}

export const measure = timed({
  budgetMs: 10,
  budgetReason: 'a storm of 2,000 events a second leaves 99 % of the worker free',
  cases: [1, 10, 100, 2000].map(ingestCase),
});
