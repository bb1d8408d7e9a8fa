const lockName = (sessionId: string) => `d5u-session-${sessionId}`;

/**
 * Holds this session's Web Lock while the page lives, so that no other tab sends its pending records. It is released when
 * the page is left, because browsers put no page that holds a lock into the back-forward cache, and requested again when
 * the page comes back from there.
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

/** True when no tab holds the session's lock any more. Without Web Locks nobody can tell, and it counts as over. */
export async function isSessionOver(sessionId: string): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  try {
    return await navigator.locks.request(lockName(sessionId), { ifAvailable: true }, async (lock) => lock !== null);
  } catch {
    return true;
  }
}
