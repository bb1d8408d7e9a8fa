import { useAtom, useAtomValue } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Egg } from '#contract/egg.ts';
import { eggPlacesAtom, freeSpaceAtom } from '../../state/eggPlaces.ts';
import { pathAtom } from '../../state/route.ts';
import { narrativeOverlayAtom } from '../../state/simulation.ts';
import { type EggPlace, FreeSpace } from '../../ui/egg-drawing/FreeSpace.ts';
import { restingPosition } from '../../ui/egg-drawing/position.ts';
import { obstaclesOnPage } from './obstacles.ts';
import { type PageWatch, watchPage } from './watchPage.ts';

type Places = ReadonlyMap<string, EggPlace>;
const noPlaces: Places = new Map();

/**
 * Gives each egg a place where it covers neither text nor a control, and returns the places by id. B-EGG-01. An egg
 * without a place is not shown. The hook measures the page when the page is at rest: after a change of eggs, route,
 * content, size or scroll position. While the page scrolls, only two kinds of eggs stay: eggs that no text can reach,
 * and the egg that the reader is using (`openId`, or the focus). `layer`: the element that contains the eggs.
 */
export function useEggPlaces(
  eggs: readonly Egg[],
  openId: string | null,
  layer: RefObject<HTMLElement | null>,
): Places {
  const [places, setPlaces] = useAtom(eggPlacesAtom);
  const [space, setSpace] = useAtom(freeSpaceAtom);
  const path = useAtomValue(pathAtom);
  const watch = useRef<PageWatch | null>(null);

  const isInHand = (id: string): boolean =>
    id === openId ||
    document.activeElement?.closest('[data-egg-place]')?.querySelector<HTMLElement>('[data-egg]')?.dataset['egg'] ===
      id;
  const putAway = useEffectEvent(() => {
    // Runs at each movement of the page. Comparing costs less than setting the same value.
    if (space !== null) setSpace(null);
    const staying = [...places].filter(([id, { isLasting }]) => isLasting || isInHand(id));
    if (staying.length < places.size) setPlaces(new Map(staying));
  });
  /**
   * Call it when a remark has appeared. An egg in the place of the remark, or in the path of the remark while the page
   * moves, is removed at once.
   */
  const giveWay = useEffectEvent(() => {
    if (places.size === 0) return;
    const found = new FreeSpace(obstaclesOnPage(layer.current), innerWidth, innerHeight);
    const kept = [...places].map(([id, at]) => [id, isInHand(id) ? at : found.keep(at)] as const);
    if (kept.every(([id, at]) => places.get(id) === at)) return;
    setPlaces(new Map(kept.flatMap(([id, at]) => (at === null ? [] : [[id, at]]))));
    watch.current?.ask();
  });
  const place = useEffectEvent(() => {
    const found = new FreeSpace(obstaclesOnPage(layer.current), innerWidth, innerHeight);
    const next = new Map<string, EggPlace>();
    const previousPlace = (id: string) => {
      const had = places.get(id);
      if (had === undefined || isInHand(id)) return had ?? null;
      return found.keep(had);
    };
    for (const { id } of eggs) {
      const had = previousPlace(id);
      if (had !== null) next.set(id, had);
    }
    for (const { id, position } of eggs) {
      if (next.has(id)) continue;
      const free = found.placeFor(restingPosition(position, innerWidth, innerHeight), [...next.values()]);
      if (free !== null) next.set(id, free);
    }
    setSpace(found);
    if (next.size !== places.size || [...next].some(([id, at]) => places.get(id) !== at)) setPlaces(next);
  });

  useEffect(() => {
    const isEggs = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[data-eggs]') != null;
    const watching = watchPage({ onMove: () => putAway(), onRest: () => place(), isIgnored: isEggs });
    watch.current = watching;
    return () => {
      watch.current = null;
      watching.end();
    };
  }, []);
  const hasEggs = eggs.length > 0;
  useEffect(() => watch.current?.follow(hasEggs), [hasEggs]);
  // Another page has other text, so the free places are unknown.
  useLayoutEffect(() => {
    setPlaces(noPlaces);
    setSpace(null);
  }, [path, setPlaces, setSpace]);
  const remark = useAtomValue(narrativeOverlayAtom);
  // The remark has been placed by now, because a layout effect places the remark.
  useEffect(() => {
    if (remark !== null) giveWay();
  }, [remark]);
  useEffect(() => {
    if (eggs.length > 0) watch.current?.ask();
    else setPlaces(noPlaces);
  }, [eggs, setPlaces]);
  return places;
}
