import { erasedAtom } from '../state/erasure.ts';
import { phaseAtom, previewAtom } from '../state/profile.ts';
import { hasStory } from '../state/rooms.ts';
import type { Store } from '../state/Store.ts';
import { routeAt } from './routes.ts';

/** Delay before fetching, ms: a pointer that only passes over a link has left it by then. */
const hoverMs = 60;

/** Whether the browser is set to save data. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** The link around an element, if it leads to another page of this site. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link;
}

/** Fetches the parts of a link's page: chunk, stylesheets, and the beginning of its story. Failures are ignored. */
async function fetchPage(store: Store, { pathname, search }: HTMLAnchorElement): Promise<void> {
  const { slug, fetchAhead } = routeAt(pathname);
  const chunk = fetchAhead();
  if (search === '' && hasStory(slug)) {
    const { fetchStoryAhead } = await import('../api/useStory.ts');
    await fetchStoryAhead(slug, store.get(phaseAtom), store.get(previewAtom));
  }
  await chunk;
}

/**
 * Fetches a page before the reader opens it, when the reader points at, focuses or touches a link to the page. Respects
 * Save-Data. Returns a function to call with each element that the pointer or the focus has entered. B-NAV-01.
 */
export function fetchOnIntent(store: Store): (target: Element, isFocused: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchFrom = (link: HTMLAnchorElement) => {
    // A missing chunk is reported when the page is opened (loadPage.ts).
    if (!savesData() && store.get(erasedAtom) === null) void fetchPage(store, link).catch(() => undefined);
  };
  const onTouch = ({ target }: Event) => {
    const link = linkOf(target);
    if (link !== null) fetchFrom(link);
  };
  document.addEventListener('touchstart', onTouch, { passive: true });
  return (target, isFocused) => {
    const link = linkOf(target);
    if (!isFocused && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
    }
    if (link === null) return;
    if (isFocused) fetchFrom(link);
    else timer = setTimeout(() => fetchFrom(link), hoverMs);
  };
}
