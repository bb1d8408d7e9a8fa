import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Egg } from '#contract/egg.ts';
import { commandAtom, eggsAtom, emergencePatternAtom } from '../../state/simulation.ts';
import style from './EggButtons.module.css';
import { EggButton } from './EggButton.tsx';

interface EggButtonsProps {
  /** Whether they circle the text here, in the pattern in which they emerge: on /collaborate alone. R-RT-06. */
  readonly isEmergent?: boolean;
}

/**
 * The eggs as real buttons, so that they can be clicked, focused and announced; the canvas draws beneath them, and
 * where there is no canvas they draw themselves. R-EGG-05, B-A11Y-04.
 */
export function EggButtons({ isEmergent = false }: EggButtonsProps) {
  const eggs = useAtomValue(eggsAtom);
  const pattern = useAtomValue(emergencePatternAtom);
  const command = useSetAtom(commandAtom);
  const [openId, setOpenId] = useState<string | null>(null);
  const room = useFocusKept(eggs);
  const open = eggs.find((egg) => egg.id === openId && egg.discovered);

  const take = (egg: Egg) => {
    if (!egg.discovered) command({ kind: 'egg-clicked', id: egg.id });
    setOpenId(openId === egg.id && egg.discovered ? null : egg.id);
  };

  return (
    <>
      {/* Stands from the beginning: a live region that arrives together with its text is not read. */}
      <p className="visually-hidden" role="status">
        {open === undefined ? '' : `${open.title}. ${open.content}`}
      </p>
      {eggs.length === 0 ? null : (
        <aside ref={room} className={style.room} aria-label="Exhibits" data-emergent={isEmergent ? pattern : undefined}>
          {eggs.map((egg) => (
            <EggButton
              key={egg.id}
              egg={egg}
              isOpen={open?.id === egg.id}
              onTake={() => take(egg)}
              onClose={() => setOpenId(null)}
            />
          ))}
        </aside>
      )}
    </>
  );
}

/**
 * An egg may be removed while it has the focus, and the browser would then begin again at the top of the document
 * without a word. The focus goes to the egg that took its place in the order, or to the page. B-A11Y-04.
 */
function useFocusKept(eggs: readonly Egg[]) {
  const room = useRef<HTMLElement>(null);
  const focusedAt = useRef<number | null>(null);

  useEffect(() => {
    const note = () => {
      const at = document.activeElement?.closest('[data-egg-place]');
      focusedAt.current = at == null ? null : [...(at.parentElement?.children ?? [])].indexOf(at);
    };
    // Removal moves the focus without an event, so that what is noted last is where it was.
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useLayoutEffect(() => {
    const was = focusedAt.current;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (was === null || !isLost) return;
    const buttons = room.current?.querySelectorAll<HTMLElement>('[data-egg]') ?? [];
    const next = buttons[Math.min(was, buttons.length - 1)] ?? document.querySelector<HTMLElement>('#page');
    focusedAt.current = null;
    next?.focus({ preventScroll: true });
  }, [eggs]);

  return room;
}
