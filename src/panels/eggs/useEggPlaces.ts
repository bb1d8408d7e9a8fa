import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Egg } from '#contract/egg.ts';
import { eggPlacesAtom, freeSpaceAtom } from '../../state/eggPlaces.ts';
import { pathAtom } from '../../state/route.ts';
import { type EggPlace, FreeSpace } from '../../ui/egg-drawing/FreeSpace.ts';
import { restingPosition } from '../../ui/egg-drawing/position.ts';
import { obstaclesOnPage } from './obstacles.ts';
import { watchPage } from './watchPage.ts';

type Places = ReadonlyMap<string, EggPlace>;
const noPlaces: Places = new Map();

/**
 * Gives each egg a place where it covers neither text nor a control, and returns the places by id. An egg without one is not
 * shown. It measures when the page is at rest: after a change of route, content, size or scroll position. While the page
 * scrolls, only eggs stay whose place no text can come to, and the one that the reader has in hand (`openId`, or the focus).
 * `layer` is the eggs' parent element. B-EGG-01.
 */
export function useEggPlaces(
  eggs: readonly Egg[],
  openId: string | null,
  layer: RefObject<HTMLElement | null>,
): Places {
  const [places, setPlaces] = useAtom(eggPlacesAtom);
  const setSpace = useSetAtom(freeSpaceAtom);
  const path = useAtomValue(pathAtom);

  const isInHand = (id: string): boolean =>
    id === openId ||
    document.activeElement?.closest('[data-egg-place]')?.querySelector<HTMLElement>('[data-egg]')?.dataset['egg'] ===
      id;
  const putAway = useEffectEvent(() => {
    setSpace(null);
    const staying = [...places].filter(([id, { isLasting }]) => isLasting || isInHand(id));
    if (staying.length < places.size) setPlaces(new Map(staying));
  });
  const place = useEffectEvent(() => {
    const space = new FreeSpace(obstaclesOnPage(layer.current), innerWidth, innerHeight);
    const next = new Map<string, EggPlace>();
    const held = (id: string) => {
      const had = places.get(id);
      return had !== undefined && (isInHand(id) || space.stillHolds(had)) ? had : null;
    };
    for (const { id } of eggs) {
      const had = held(id);
      if (had !== null) next.set(id, had);
    }
    for (const { id, position } of eggs) {
      if (next.has(id)) continue;
      const found = space.placeFor(restingPosition(position, innerWidth, innerHeight), [...next.values()]);
      if (found !== null) next.set(id, found);
    }
    setSpace(space);
    if (next.size !== places.size || [...next].some(([id, at]) => places.get(id) !== at)) setPlaces(next);
  });

  const hasEggs = eggs.length > 0;
  useEffect(() => {
    if (!hasEggs) return;
    return watchPage({ onMove: () => putAway(), onRest: () => place() });
  }, [hasEggs]);
  // Another page has other text: what was free there is not known here.
  useLayoutEffect(() => {
    setPlaces(noPlaces);
    setSpace(null);
  }, [path, setPlaces, setSpace]);
  useEffect(() => {
    if (eggs.length > 0) place();
    else setPlaces(noPlaces);
  }, [eggs, setPlaces]);
  return places;
}
