import type { CDPSession } from 'playwright-core';

export interface Heap {
  readonly megabytes: number;
  /** DOM nodes in memory, in the document or not. */
  readonly nodes: number;
}

/** A page's heap and nodes after garbage collection. */
export async function readHeap(cdp: CDPSession): Promise<Heap> {
  // DOM nodes are freed in a later collection than the scripts that refer to them.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1e6, nodes };
}
