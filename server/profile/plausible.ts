import type { BehaviorData } from '#contract/api/visitor.ts';
import { measureBatch } from './batchMetrics.ts';
import { newRecord } from './record.ts';
import { looksLikeMachine } from './suspicion.ts';

/** Whether a visitor's first batch can come from a person: it has events, and no sign of a script. Pure. */
export function isPlausibleStart(batch: BehaviorData): boolean {
  const metrics = measureBatch(batch, 0);
  return metrics.events > 0 && !looksLikeMachine(newRecord(0), metrics, batch.dwellTime);
}
