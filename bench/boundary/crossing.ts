import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { recordStride, type TelemetryBatch } from '#contract/telemetry.ts';
import type { Case } from '../Question.ts';

/** One batch over a real message channel, posted and taken out at the other end. A transferred buffer goes on to the next call. */
export function crossingCase(events: number, isTransferred: boolean): Case {
  const { port1, port2 } = new MessageChannel();
  const texts = Array.from({ length: Math.ceil(events / 10) }, (_, index) => `click:${index}`);
  const records = new Float64Array(events * recordStride).fill(1_763_629_200_000);
  let batch: TelemetryBatch = { records, texts, through: events };
  return {
    name: `${events} events`,
    units: events,
    run: () => {
      port1.postMessage(batch, isTransferred ? [batch.records.buffer as ArrayBuffer] : []);
      batch = receiveMessageOnPort(port2)?.message as TelemetryBatch;
    },
    finish: () => port1.close(),
  };
}
