import type { CDPSession } from 'playwright-core';

export interface Heap {
  readonly megabytes: number;
  /** DOM nodes that are alive, in the document or not. */
  readonly nodes: number;
}

/** What is left of a page's heap and nodes after its garbage was collected. */
export async function readHeap(cdp: CDPSession): Promise<Heap> {
  // Nodes are freed by the browser's own collector, which the first collection lets go of them.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1e6, nodes };
}
