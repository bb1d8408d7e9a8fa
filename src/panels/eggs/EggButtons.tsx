import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Egg } from '#contract/egg.ts';
import { freeSpaceAtom } from '../../state/eggPlaces.ts';
import { phaseAtom } from '../../state/profile.ts';
import { pathAtom } from '../../state/route.ts';
import { eggsAtom, emergencePatternAtom, hasForcedEggsAtom, readEggAtom, takeEggAtom } from '../../state/simulation.ts';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import style from './EggButtons.module.css';
import { EggButton } from './EggButton.tsx';
import { type LabelCorner, labelCorner } from './labelCorner.ts';
import { useEggPlaces } from './useEggPlaces.ts';

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
  const shown = eggs.filter(({ id }) => places.has(id));
  useFocusKept(shown.length, layer);
  const open = shown.find((egg) => egg.id === openedId && egg.discovered);
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
      {/* Always present: a live region that is added together with its text is not read. */}
      <p className="visually-hidden" role="status">
        {open === undefined ? '' : `${open.title}. ${open.content}`}
      </p>
      {/* Always present, so that an egg that appears or disappears causes no other layout. */}
      <div ref={layer} className={style.layer} data-eggs>
        {shown.length === 0 ? null : (
          <aside aria-label="Exhibits" data-emergent={isEmergent ? pattern : undefined}>
            {shown.map((egg) => (
              <EggButton
                key={egg.id}
                egg={egg}
                place={places.get(egg.id) ?? egg.position}
                isTaken={egg.id === openedId}
                corner={egg.id === openedId ? (opened?.corner ?? null) : null}
                kept={areForced ? 'preview' : hasTable ? 'table' : 'list'}
                onTake={() => take(egg)}
                onClose={() => setOpened(null)}
              />
            ))}
          </aside>
        )}
      </div>
    </>
  );
}

/**
 * Moves the focus when the focused egg is removed: to the next egg in order, or else to the page. A browser would put
 * it at the top of the document. `count`: the number of eggs in `layer`. B-A11Y-04.
 */
function useFocusKept(count: number, layer: RefObject<HTMLElement | null>): void {
  const focusedAt = useRef<number | null>(null);

  useEffect(() => {
    const recordFocus = () => {
      const at = document.activeElement?.closest('[data-egg-place]');
      focusedAt.current = at == null ? null : [...(at.parentElement?.children ?? [])].indexOf(at);
    };
    // Removal moves the focus without an event, so the last recorded index is that of the removed egg.
    document.addEventListener('focusin', recordFocus);
    return () => document.removeEventListener('focusin', recordFocus);
  }, []);

  useLayoutEffect(() => {
    const was = focusedAt.current;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (was === null || !isLost) return;
    const buttons = layer.current?.querySelectorAll<HTMLElement>('[data-egg]') ?? [];
    const next = buttons[Math.min(was, buttons.length - 1)] ?? document.querySelector<HTMLElement>('#page');
    focusedAt.current = null;
    next?.focus({ preventScroll: true });
  }, [count, layer]);
}
