import type { CDPSession } from 'playwright-core';

/** CPU time of a browser's processes since they started, in milliseconds. */
export interface ProcessTimes {
  /** Of all renderers together: the page, its worker, and those that the browser keeps in reserve, which do nothing. */
  readonly rendererMs: number;
  readonly gpuMs: number;
}

/** Asks a session with the browser itself (`newBrowserCDPSession`), since a page knows only its own thread. */
export async function readProcesses(session: CDPSession): Promise<ProcessTimes> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sumOf = (type: string) =>
    processInfo.filter((one) => one.type === type).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  return { rendererMs: sumOf('renderer'), gpuMs: sumOf('GPU') };
}
