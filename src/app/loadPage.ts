/** A page's file could not be had, and a reload has not mended it. */
export class MissingSheet extends Error {
  override readonly name = 'MissingSheet';
}

const keyOf = (slug: string) => `d5u-reloaded-for-${slug}`;

/** Session storage, or null where the browser denies it. */
function tabMemory(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Notes that this tab reloads for `slug`; false when it has done so before, and where nobody could remember it. */
function mayReload(slug: string): boolean {
  try {
    const memory = tabMemory();
    if (memory === null || memory.getItem(keyOf(slug)) !== null) return false;
    memory.setItem(keyOf(slug), '');
    return true;
  } catch {
    return false;
  }
}

/** Nothing more happens: the document is about to go, or is best left as it is. */
const never = () => new Promise<never>(() => undefined);

/**
 * Imports a page's chunk. One that is gone is that of an older build: the tab reloads, once, and after that, or where
 * there is no line to reload by, a MissingSheet is thrown. A prerendered page whose chunk is gone keeps its text instead
 * and stays without life. Fault 24.
 */
export async function loadPage<Module>(slug: string, load: () => Promise<Module>): Promise<Module> {
  try {
    const page = await load();
    if (import.meta.env.SSR) return page;
    tabMemory()?.removeItem(keyOf(slug));
    return page;
  } catch (error) {
    console.error(`The sheet ${slug} could not be fetched.`, error);
    if (navigator.onLine !== false && mayReload(slug)) {
      location.reload();
      return never();
    }
    if (document.querySelector('#root[data-hydrate]') !== null) return never();
    throw new MissingSheet(`The sheet ${slug} could not be fetched.`, { cause: error });
  }
}
