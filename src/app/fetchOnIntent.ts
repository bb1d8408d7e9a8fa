import { erasedAtom } from '../state/erasure.ts';
import { phaseAtom, previewAtom } from '../state/profile.ts';
import { hasStory } from '../state/rooms.ts';
import type { Store } from './App.tsx';
import { routeAt } from './routes.ts';

/** A pointer that only passes over a link has left it by then. */
const hoverMs = 60;

/** Whether the reader has asked their browser to save data. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** The link of this document's own site that an event came from, if it leads to another page. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link;
}

/** Fetches what the page of a link needs: its chunk and stylesheets, and the beginning of its story. Failures are ignored. */
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
 * Fetches a page before it is opened, when a reader points at a link to it, focuses it or touches it. Respects Save-Data.
 * Returns how to stop. B-NAV-01.
 */
export function fetchOnIntent(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchFrom = (link: HTMLAnchorElement) => {
    // A missing chunk is reported when the page is opened (loadPage.ts).
    if (!savesData() && store.get(erasedAtom) === null) void fetchPage(store, link).catch(() => undefined);
  };
  const onHover = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link !== null) timer = setTimeout(() => fetchFrom(link), hoverMs);
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link !== null) fetchFrom(link);
  };
  document.addEventListener('pointerover', onHover, { passive: true });
  document.addEventListener('touchstart', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', onHover);
    document.removeEventListener('touchstart', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
