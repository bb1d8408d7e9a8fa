import type { CDPSession } from 'playwright-core';

/** CPU time of a browser's processes since they started, in milliseconds. */
export interface ProcessTimes {
  /** Sum over all renderer processes: the page with its worker, and the browser's spare renderer. */
  readonly rendererMs: number;
  readonly gpuMs: number;
}

/** Needs a CDP session of the browser (`newBrowserCDPSession`): a page's session reports only its own thread. */
export async function readProcesses(session: CDPSession): Promise<ProcessTimes> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sumOf = (type: string) =>
    processInfo.filter((one) => one.type === type).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  return { rendererMs: sumOf('renderer'), gpuMs: sumOf('GPU') };
}
