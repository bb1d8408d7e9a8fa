import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Egg } from '#contract/egg.ts';
import { Exhibit } from '../../ui/exhibit/Exhibit.tsx';
import { restingStyle } from '../../ui/exhibit/place.ts';
import style from './EggButtons.module.css';

interface EggButtonProps {
  readonly egg: Egg;
  readonly isOpen: boolean;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** One exhibit: the button, and beside it the label of what has been found. The overlay moves the button by `data-egg`. */
export function EggButton({ egg, isOpen, onTake, onClose }: EggButtonProps) {
  const labelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);

  const close = () => {
    onClose();
    button.current?.focus({ preventScroll: true });
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };

  return (
    <div
      className={style.place}
      style={restingStyle(egg.position)}
      data-egg-place
      data-side={egg.position.x < 50 ? 'right' : 'left'}
      data-end={egg.position.y < 50 ? 'top' : 'bottom'}
      onKeyDown={closeByKey}
    >
      <button
        ref={button}
        type="button"
        className={style.egg}
        data-egg={egg.id}
        data-discovered={egg.discovered ? '' : undefined}
        // What somebody is about to take holds still.
        data-held={isNear || isOpen ? '' : undefined}
        data-track={`egg:${egg.type}`}
        aria-label={`${egg.title}, ${egg.rarity}`}
        aria-expanded={egg.discovered ? isOpen : undefined}
        aria-controls={isOpen ? labelId : undefined}
        onClick={onTake}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
      >
        <Exhibit type={egg.type} rarity={egg.rarity} />
      </button>
      {isOpen ? (
        <div id={labelId} className={style.label} role="group" aria-label={egg.title} data-rarity={egg.rarity}>
          <p className={style.counted}>exhibit, {egg.rarity}</p>
          <p className={style.title}>{egg.title}</p>
          <p>{egg.content}</p>
          <button type="button" className={style.close} onClick={close}>
            put it back
          </button>
        </div>
      ) : null}
    </div>
  );
}
