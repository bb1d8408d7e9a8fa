import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Egg } from '#contract/egg.ts';
import { keptTexts } from '../../content/panels.ts';
import { EggDrawing } from '../../ui/egg-drawing/EggDrawing.tsx';
import type { Point } from '../../ui/egg-drawing/position.ts';
import style from './EggButtons.module.css';
import type { LabelCorner } from './labelCorner.ts';

interface EggButtonProps {
  readonly egg: Egg;
  /** Resting position of the egg: the tag's upper left corner in the browser window, CSS pixels. */
  readonly place: Point;
  /** Scale of the egg's tag: 1, or `smallTag`. */
  readonly scale: number;
  /** The egg was pressed. It stands still, and its label opens when it is discovered. */
  readonly isTaken: boolean;
  /** The corner where the egg's label opens; null while the egg is not taken. */
  readonly corner: LabelCorner | null;
  /**
   * Selects the text that names the place of a found egg: the evidence table, with or without a link to the table; no
   * place in a preview.
   */
  readonly kept: keyof typeof keptTexts;
  readonly onTake: () => void;
  readonly onClose: () => void;
  /** Called when Escape is pressed on the egg while its label is not open. */
  readonly onLeave: () => void;
}

/**
 * One egg: its button, and beside the button the label once the egg is discovered. The overlay finds and moves the
 * button by `data-egg`.
 */
export function EggButton({ egg, place, scale, isTaken, corner, kept, onTake, onClose, onLeave }: EggButtonProps) {
  const labelId = useId();
  const isOpen = isTaken && egg.discovered;
  const button = useRef<HTMLButtonElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  const close = () => {
    onClose();
    button.current?.focus({ preventScroll: true });
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (isOpen) close();
    else onLeave();
  };

  return (
    <div
      className={style.place}
      style={{ left: place.x, top: place.y, '--scale': scale } as CSSProperties}
      data-egg-place
      data-previewed={kept === 'preview' ? '' : undefined}
      data-side={corner?.side}
      data-end={corner?.end}
      onKeyDown={closeByKey}
    >
      <button
        ref={button}
        type="button"
        className={style.egg}
        data-egg={egg.id}
        data-discovered={egg.discovered ? '' : undefined}
        // An egg stands still while the reader is about to click it. An egg with the focus or an open label also stays
        // in place.
        data-held={isTaken || hasFocus ? 'kept' : isPointedAt ? '' : undefined}
        // An egg is recorded only at the first click.
        data-track={isTaken ? undefined : `egg:${egg.type}`}
        aria-label={`${egg.title}, ${egg.rarity}`}
        aria-expanded={egg.discovered ? isOpen : undefined}
        aria-controls={isOpen ? labelId : undefined}
        onClick={onTake}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        <EggDrawing type={egg.type} rarity={egg.rarity} />
      </button>
      {isOpen ? (
        <div id={labelId} className={style.label} role="group" aria-label={egg.title} data-rarity={egg.rarity}>
          <p className={style.counted}>{`exhibit, ${egg.rarity}`}</p>
          <p className={style.title}>{egg.title}</p>
          <p>{egg.content}</p>
          <p className={style.counted}>
            {kept === 'table' ? (
              <Link to="/fragments" data-track="follow:egg:/fragments">
                {keptTexts.table}
              </Link>
            ) : (
              keptTexts[kept]
            )}
          </p>
          <button type="button" className={style.close} onClick={close}>
            put it away
          </button>
        </div>
      ) : null}
    </div>
  );
}
