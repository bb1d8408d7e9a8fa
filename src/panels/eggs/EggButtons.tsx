import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Egg } from '#contract/egg.ts';
import { exhibitTexts } from '../../content/panels.ts';
import { freeSpaceAtom } from '../../state/eggPlaces.ts';
import { phaseAtom } from '../../state/profile.ts';
import { pathAtom } from '../../state/route.ts';
import { eggsAtom, emergencePatternAtom, hasForcedEggsAtom, readEggAtom, takeEggAtom } from '../../state/simulation.ts';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import style from './EggButtons.module.css';
import { EggButton } from './EggButton.tsx';
import { keepOrigin, leaveEggs } from './origin.ts';
import { type LabelCorner, labelCorner } from './labelCorner.ts';
import { useEggPlaces } from './useEggPlaces.ts';
import { useEggsSaid } from './useEggsSaid.ts';

/** First phase at which the link to the evidence table is shown. */
const tableFromPhase = 1;

/** The egg taken last, its page, and the corner of its label. */
interface Opened {
  readonly id: string;
  readonly path: string | null;
  readonly corner: LabelCorner;
}

interface EggButtonsProps {
  /** Whether eggs circle the text here, in the emergence pattern: on /collaborate only. R-RT-06. */
  readonly isEmergent?: boolean;
}

/**
 * The eggs as real buttons, so that they can be clicked, focused and announced. The canvas draws them; without a canvas
 * the buttons draw themselves. A discovered egg stays until its label is closed, also past its lifespan. R-EGG-05,
 * B-A11Y-04.
 */
export function EggButtons({ isEmergent = false }: EggButtonsProps) {
  const live = useAtomValue(eggsAtom);
  const pattern = useAtomValue(emergencePatternAtom);
  const takeEgg = useSetAtom(takeEggAtom);
  const areForced = useAtomValue(hasForcedEggsAtom);
  const hasTable = useAtomValue(phaseAtom) >= tableFromPhase;
  const path = useAtomValue(pathAtom);
  const space = useAtomValue(freeSpaceAtom);
  const [opened, setOpened] = useState<Opened | null>(null);
  // A label belongs to the page on which it was opened.
  if (opened !== null && opened.path !== path) setOpened(null);
  const layer = useRef<HTMLDivElement>(null);
  const openedId = opened?.id ?? null;
  const eggs = useMemo(() => live.filter(({ id, discovered }) => !discovered || id === openedId), [live, openedId]);
  const places = useEggPlaces(eggs, openedId, layer);
  const shown = useMemo(() => eggs.filter(({ id }) => places.has(id)), [eggs, places]);
  useEggKey(layer, shown.length > 0);
  useFocusKept(shown, layer);
  const open = shown.find((egg) => egg.id === openedId && egg.discovered);
  const said = useEggsSaid(shown, open !== undefined);
  const setRead = useSetAtom(readEggAtom);
  useEffect(() => setRead(open ?? null), [open, setRead]);

  const take = ({ id, position }: Egg) => {
    if (id === openedId) return;
    takeEgg(id);
    setOpened({ id, path, corner: labelCorner(places.get(id) ?? position, space, innerWidth, innerHeight) });
  };
  useWindowEvents(
    {
      keydown: ({ key }) => {
        if (key === 'Escape') setOpened(null);
      },
      pointerdown: ({ target }) => {
        const at = target instanceof Element ? target.closest('[data-egg-place]') : null;
        if (at?.querySelector('[aria-expanded="true"]') == null) setOpened(null);
      },
    },
    open !== undefined,
  );

  return (
    <>
      {/* This element is always present: a live region that is added together with its text is not read. */}
      <p className="visually-hidden" role="status">
        {open === undefined ? said : `${open.title}. ${open.content}`}
      </p>
      {/* This element is always present, so that an egg that appears or disappears causes no layout outside of this
           element. */}
      <div ref={layer} className={style.layer} data-eggs>
        {shown.length === 0 ? null : (
          <aside aria-label={exhibitTexts.region} data-emergent={isEmergent ? pattern : undefined}>
            {shown.map((egg) => (
              <EggButton
                key={egg.id}
                egg={egg}
                place={places.get(egg.id) ?? egg.position}
                scale={places.get(egg.id)?.scale ?? 1}
                isTaken={egg.id === openedId}
                corner={egg.id === openedId ? (opened?.corner ?? null) : null}
                kept={areForced ? 'preview' : hasTable ? 'table' : 'list'}
                onTake={() => take(egg)}
                onClose={() => setOpened(null)}
                onLeave={leaveEggs}
              />
            ))}
          </aside>
        )}
      </div>
    </>
  );
}

/** F2 moves the focus to the first egg, and from an egg to the next one. B-EAR-02. */
function useEggKey(layer: RefObject<HTMLElement | null>, hasEggs: boolean): void {
  const onKeyDown = (event: globalThis.KeyboardEvent) => {
    const isAlone = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    const buttons = [...(layer.current?.querySelectorAll<HTMLElement>('[data-egg]') ?? [])];
    if (event.key !== 'F2' || !isAlone || buttons.length === 0) return;
    event.preventDefault();
    const { activeElement } = document;
    const at = buttons.findIndex((button) => button.closest('[data-egg-place]')?.contains(activeElement) === true);
    if (at < 0) keepOrigin();
    buttons[(at + 1) % buttons.length]?.focus({ preventScroll: true });
  };
  useWindowEvents({ keydown: onKeyDown }, hasEggs);
}

/** Index of the egg that has the focus on itself or in its label; null for none. */
function focusedEgg(): number | null {
  const at = document.activeElement?.closest('[data-egg-place]');
  return at == null ? null : [...(at.parentElement?.children ?? [])].indexOf(at);
}

/**
 * Moves the focus when the focused egg is removed: to the next egg in order, or, if there is none, back to where the
 * focus was before the eggs. A browser would move the focus to the top of the document. A reader who has pressed on the
 * page has left the egg. `shown`: the eggs in `layer`. B-A11Y-04.
 */
function useFocusKept(shown: readonly Egg[], layer: RefObject<HTMLElement | null>): void {
  const focusedAt = useRef<number | null>(null);

  useWindowEvents({
    // Removal moves the focus without an event, so the last recorded index is that of the removed egg.
    focusin: () => (focusedAt.current = focusedEgg()),
    pointerdown: ({ target }) => {
      if (target instanceof Element && target.closest('[data-egg-place]') === null) focusedAt.current = null;
    },
  });

  useLayoutEffect(() => {
    // The index changes when an egg before the focused egg is removed. A touch that scrolls the page clears the index,
    // and the egg keeps the focus.
    const now = focusedEgg();
    if (now !== null) focusedAt.current = now;
    const was = focusedAt.current;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (was === null || !isLost) return;
    const buttons = layer.current?.querySelectorAll<HTMLElement>('[data-egg]') ?? [];
    const next = buttons[Math.min(was, buttons.length - 1)];
    focusedAt.current = null;
    if (next === undefined) leaveEggs();
    else next.focus({ preventScroll: true });
  }, [shown, layer]);
}
