import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { recordStride, type TelemetryBatch } from '#contract/telemetry.ts';
import type { Case } from '../timed.ts';

/**
 * Sends one batch through a real message channel. The sender keeps its batch in both cases: either the batch is cloned,
 * or a copy of it is transferred.
 */
export function crossingCase(events: number, isTransferred: boolean): Case {
  const { port1, port2 } = new MessageChannel();
  const texts = Array.from({ length: Math.ceil(events / 10) }, (_, index) => `click:${index}`);
  const records = new Float64Array(events * recordStride).fill(1_763_629_200_000);
  const batch: TelemetryBatch = { records, texts, through: events };
  return {
    name: `${events} events`,
    run: () => {
      if (isTransferred) {
        const copy = { ...batch, records: batch.records.slice() };
        port1.postMessage(copy, [copy.records.buffer]);
      } else port1.postMessage(batch);
      receiveMessageOnPort(port2);
    },
    finish: () => port1.close(),
  };
}
