import type { Browser } from 'playwright-core';

/** CPU time of a browser's renderer and GPU processes during `seconds`, in ms for each second. */
export async function processorMs(browser: Browser, seconds: number): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const read = async (): Promise<number> => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => type === 'renderer' || type === 'GPU')
      .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  const [before, startedAt] = [await read(), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const used = (await read()) - before;
  await cdp.detach();
  return (used * 1000) / (performance.now() - startedAt);
}
