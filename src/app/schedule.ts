import { startTransition } from 'react';

/**
 * Resolves in a separate task, when the main thread is idle, or after `latestMs`. Every part that starts after the
 * first page waits for this promise, so that no part delays the reader.
 */
export const whenIdle = (latestMs: number): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve);
  });

/** Lets React hydrate in slices of a few milliseconds, the pressed element first. `hydrate` calls `hydrateRoot`. */
export const inSlices = (hydrate: () => void): void => startTransition(hydrate);
