const lockName = (sessionId: string) => `d5u-session-${sessionId}`;

/**
 * Takes this session's Web Lock while the page lives, so that no other tab sends the pending records of this session.
 * The lock is released when the page is left, because browsers put no page with a lock into the back-forward cache. It
 * is requested again when the page is restored from this cache.
 */
export function lockSession(sessionId: string): void {
  if (navigator.locks === undefined) return;
  let release = acquire(sessionId);
  addEventListener('pagehide', () => release());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) release = acquire(sessionId);
  });
}

/** Requests the lock and returns the function that releases it. */
function acquire(sessionId: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  navigator.locks.request(lockName(sessionId), () => released).catch(() => undefined);
  return release;
}

/** True when no tab has the session's lock any more. Without Web Locks the session counts as finished. */
export async function isSessionOver(sessionId: string): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  try {
    return await navigator.locks.request(lockName(sessionId), { ifAvailable: true }, async (lock) => lock !== null);
  } catch {
    return true;
  }
}
