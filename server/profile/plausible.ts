import type { BehaviorData } from '#contract/api/visitor.ts';
import { measureBatch } from './batchMetrics.ts';
import { newRecord } from './record.ts';
import { looksLikeMachine } from './suspicion.ts';

/** Whether the first batch of a visitor can come from a person: something happened in it, and no sign of a script. Pure. */
export function isPlausibleStart(batch: BehaviorData): boolean {
  const metrics = measureBatch(batch, 0);
  return metrics.events > 0 && !looksLikeMachine(newRecord(0), metrics, batch.dwellTime);
}
