import type { Browser } from 'playwright-core';

/** A page in its own window, which the browser hides and shows as for a reader. */
export interface OwnWindow {
  /** The value of an expression in the page; a promise is awaited. */
  evaluate<Value>(expression: string): Promise<Value>;
  minimise(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: {
    readonly result: { readonly value: unknown };
    readonly exceptionDetails?: { readonly text: string };
  };
}

/**
 * Opens `url` outside Playwright, which reports every page of its own as visible and focused. A minimised window is
 * hidden for the browser too: it runs no frames and slows timers down.
 */
export async function openOwnWindow(browser: Browser, url: string): Promise<OwnWindow> {
  const session = await browser.newBrowserCDPSession();
  const { targetId } = await session.send('Target.createTarget', { url, newWindow: true });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const { windowId } = await session.send('Browser.getWindowForTarget', { targetId });
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let lastId = 0;
  const setState = async (windowState: 'minimized' | 'normal') => {
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
  };
  return {
    async evaluate<Value>(expression: string) {
      const id = (lastId += 1);
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      const params = { expression, awaitPromise: true, returnByValue: true };
      const message = JSON.stringify({ id, method: 'Runtime.evaluate', params });
      await session.send('Target.sendMessageToTarget', { sessionId, message });
      const { result } = await answered;
      waiting.delete(id);
      if (result === undefined || result.exceptionDetails !== undefined)
        throw new Error(`${expression}: ${result?.exceptionDetails?.text ?? 'no answer'}`);
      return result.result.value as Value;
    },
    minimise: () => setState('minimized'),
    restore: () => setState('normal'),
    async close() {
      await session.send('Target.closeTarget', { targetId });
      await session.detach();
    },
  };
}
