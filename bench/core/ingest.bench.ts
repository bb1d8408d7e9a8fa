import { emptyNarrative } from '#contract/narrative.ts';
import { recordKinds, recordStride } from '#contract/telemetry.ts';
import type { Case, Question } from '../Question.ts';
import { SimulationService } from '../../workers/simulation/service.ts';

/** The service as it stands in the worker, body of the next flush, log and change included; a flush every thirty batches. */
function ingestCase(events: number): Case {
  const service = new SimulationService();
  const protocolDigests = { salt: '', digests: [] };
  const options = {
    seed: 1,
    sessionId: 'bench-0123456789',
    hour: 12,
    speed: 1,
    narrative: emptyNarrative,
    protocolDigests,
  };
  service.start(options, () => {});
  const kinds = [recordKinds.scroll, recordKinds.scroll, recordKinds.hover, recordKinds.interaction];
  const records = new Float64Array(events * recordStride);
  for (let index = 0; index < events; index += 1) {
    const kind = kinds[index % kinds.length] ?? recordKinds.pulse;
    records.set(
      [kind, 1_763_629_200_000 + index, index % 100, kind === recordKinds.scroll ? -1 : 0],
      index * recordStride,
    );
  }
  const texts = ['docket 31,207'];
  let through = 0;
  let sequence = 1;
  let batches = 0;
  return {
    name: `${events} events a batch`,
    units: events,
    run: () => {
      through += events;
      service.send([{ kind: 'telemetry', batch: { records, texts, through } }]);
    },
    prepare: () => {
      batches += 1;
      if (batches % 30 !== 0) return;
      service.send([{ kind: 'batch-sent', sequence, through }]);
      sequence += 1;
    },
    finish: () => service.stop(),
  };
}

export const question: Question = {
  title: 'what does a batch of telemetry cost the worker',
  varies: 'events in a batch',
  unit: 'events',
  budgetMs: 10,
  budgetReason: 'a storm of 2,000 events a second leaves 99 % of the worker free',
  cases: [1, 10, 100, 2000].map(ingestCase),
};
