import { forgetReload, mayReload } from '../api/reloadOnce.ts';

/** A page's chunk could not be loaded, either after one reload or while offline. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** Never settles: the document is about to reload, or keeps its prerendered text. */
const never = () => new Promise<never>(() => undefined);

/**
 * Imports a page's chunk. Fault 24. A missing chunk usually belongs to an older build, so the tab reloads once. After
 * that reload, or while offline, throws PageLoadError. A prerendered page without its chunk keeps its text and is not
 * hydrated.
 */
export async function loadPage<Module>(slug: string, load: () => Promise<Module>): Promise<Module> {
  try {
    const page = await load();
    if (import.meta.env.SSR) return page;
    forgetReload(slug);
    return page;
  } catch (error) {
    console.error(`The page ${slug} could not be loaded.`, error);
    if (navigator.onLine !== false && mayReload(slug)) {
      location.reload();
      return never();
    }
    if (document.querySelector('#root[data-hydrate]') !== null) return never();
    throw new PageLoadError(`The page ${slug} could not be loaded.`, { cause: error });
  }
}
