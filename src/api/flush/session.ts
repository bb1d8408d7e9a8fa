const lockOf = (sessionId: string) => `d5u-session-${sessionId}`;

/** Holds this session's lock for as long as the page lives, so that no other tab sends its unfinished batch. */
export function holdSession(sessionId: string): void {
  // Never resolves: the browser lets go when the page does.
  void navigator.locks?.request(lockOf(sessionId), () => new Promise<never>(() => undefined));
}

/** True when nobody holds the session any more. Without Web Locks nobody can tell, and it counts as over. */
export async function isSessionOver(sessionId: string): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  return navigator.locks.request(lockOf(sessionId), { ifAvailable: true }, async (lock) => lock !== null);
}
