import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { isAnswered } from './fetcher.ts';
import { forgetReload, mayReload } from './reloadOnce.ts';

/** Callbacks of the parts that wait for the next navigation. */
const waiting: (() => void)[] = [];

/** Retries each part that could not be loaded. Called when a page is entered. Fault 24. */
export function retryParts(): void {
  for (const retry of waiting.splice(0)) retry();
}

const nextPage = () => new Promise<boolean>((resolve) => waiting.push(() => resolve(true)));

/**
 * First and longest wait between two tries, ms. RetryPolicy is not used here: it is larger than all other code of this
 * module, and every page would load it.
 */
const [firstWaitMs, longestWaitMs] = [2000, 120_000];

/** Resolves after a random time between half and all of `ms`, or when the network is back. */
const wait = (ms: number) =>
  new Promise<boolean>((resolve) => {
    const end = () => resolve(false);
    setTimeout(end, ms * (0.5 + Math.random() / 2));
    addEventListener('online', end, { once: true });
  });

/**
 * Replaces the link of a failed stylesheet, because Vite does not request the stylesheet again. Resolves when the
 * stylesheet has loaded, or if `error` names no stylesheet of the page. Rejects with `error` if it fails again.
 */
async function retryStyles(error: unknown): Promise<void> {
  const href = /CSS for (\S+)/.exec(String(error))?.[1];
  const lost = document.querySelector(`link[rel="stylesheet"][href="${href}"]`);
  if (lost === null) return;
  const link = lost.cloneNode() as HTMLLinkElement;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(error));
    lost.replaceWith(link);
  });
}

/**
 * Imports a part that is loaded after its page. Never rejects in the browser; at the build, rejects after a failure.
 * Fault 24. A failed import is retried after 2 s, then at growing intervals, when the network is back, and at the next
 * navigation. A browser may remember a failed module until the document is reloaded. So a navigation reloads the
 * document once, if the server answers.
 */
export async function loadPart<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let lost: unknown;
  for (let hasMoved = false, ms = firstWaitMs; ; ms = Math.min(ms * 2, longestWaitMs)) {
    try {
      if (lost !== undefined) await retryStyles(lost);
      const part = await load();
      forgetReload(name);
      return part;
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      lost = error;
      console.error(`Could not load the part ${name}; trying again.`, error);
      // A reload while the server cannot be reached would lose the page.
      if (hasMoved && (await isAnswered('/healthz')) && mayReload(name)) location.reload();
      hasMoved = await Promise.race([nextPage(), wait(ms)]);
    }
  }
}

/**
 * A component in a separate chunk, loaded by `loadPart`. Until the component is loaded, the Suspense boundary shows its
 * fallback.
 */
export const lazyPart = <Props>(
  name: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadPart(name, load));
