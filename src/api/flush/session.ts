const lockOf = (sessionId: string) => `d5u-session-${sessionId}`;

/**
 * Holds this session's lock while the page lives, so that no other tab sends its unfinished batch. It is let go when the
 * page is left, since browsers keep no page that holds one for the way back, and taken again on that way.
 */
export function holdSession(sessionId: string): void {
  if (navigator.locks === undefined) return;
  let letGo = take(sessionId);
  addEventListener('pagehide', () => letGo());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) letGo = take(sessionId);
  });
}

function take(sessionId: string): () => void {
  let letGo = () => {};
  const untilLetGo = new Promise<void>((resolve) => (letGo = resolve));
  navigator.locks.request(lockOf(sessionId), () => untilLetGo).catch(() => undefined);
  return letGo;
}

/** True when nobody holds the session any more. Without Web Locks nobody can tell, and it counts as over. */
export async function isSessionOver(sessionId: string): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  try {
    return await navigator.locks.request(lockOf(sessionId), { ifAvailable: true }, async (lock) => lock !== null);
  } catch {
    return true;
  }
}
