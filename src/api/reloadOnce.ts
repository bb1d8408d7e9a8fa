const keyOf = (slug: string) => `d5u-reloaded-for-${slug}`;

/** Session storage, or null where the browser denies it. */
function tabMemory(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Records that this tab reloads for a page or part. Returns false if the tab has already reloaded for that page or
 * part, or if session storage cannot record the reload. Fault 24.
 */
export function mayReload(slug: string): boolean {
  try {
    const memory = tabMemory();
    if (memory === null || memory.getItem(keyOf(slug)) !== null) return false;
    memory.setItem(keyOf(slug), '');
    return true;
  } catch {
    return false;
  }
}

/** Call it when the page or part has loaded, so that the next deploy may cause a reload too. */
export const forgetReload = (slug: string): void => tabMemory()?.removeItem(keyOf(slug));
