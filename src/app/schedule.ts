import { startTransition } from 'react';

/**
 * Resolves in a task of its own, once the main thread has nothing else to do, or after `latestMs`. What starts after the
 * first page awaits it before each part, so that no part delays what the reader does.
 */
export const whenIdle = (latestMs: number): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve);
  });

/** Lets React hydrate in slices of a few milliseconds, and first what the reader presses. `hydrate` calls `hydrateRoot`. */
export const inSlices = (hydrate: () => void): void => startTransition(hydrate);
