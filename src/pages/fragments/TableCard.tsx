import { Fragment, type KeyboardEvent, useRef } from 'react';
import type { Position } from '../../state/cardPositions.ts';
import { fragmentLabel } from '../../state/fragmentLabel.ts';
import { arrowStep } from '../../ui/arrowStep.ts';
import { useDrag } from '../../ui/useDrag.ts';
import style from './style.module.css';
import { freeWidth, remPx, styleOf } from './table.ts';

interface Options {
  readonly fragment: string;
  /** From 1, in the order of finding. */
  readonly number: number;
  readonly position: Position;
  /** z-index among the cards. */
  readonly level: number;
  /** Width of the table, rem. */
  readonly width: number;
  readonly isLifted: boolean;
  readonly onLift: () => void;
  readonly onDrop: () => void;
  /** Moves the card: `x` is a share of the free width, `y` is in rem. `isFinal`: the movement has ended. */
  readonly onMove: (by: Position, isFinal: boolean) => void;
  readonly onPutBack: () => void;
}

/** The pieces of a name between which a line may break: "verdict", "_47001", ".enc". */
export const piecesOf = (name: string): readonly string[] => name.split(/(?<=.)(?=[._])/);

/**
 * The card of a fragment on the table. A mouse drags the card directly. A finger first lifts the card by a press, so
 * that the page can still be scrolled. A lifted card is dragged, moved by the arrow keys, or set down by another press.
 */
export function TableCard({ fragment, number, position, level, width, isLifted, ...on }: Options) {
  const { type, name } = fragmentLabel(fragment);
  const free = freeWidth(width);
  const rem = useRef(16);
  const { handlers, endsDrag } = useDrag({
    canStart: ({ pointerType }) => {
      rem.current = remPx();
      return pointerType === 'mouse' || isLifted;
    },
    onMove: ({ stepX, stepY }) => on.onMove({ x: stepX / rem.current / free, y: stepY / rem.current }, false),
    onEnd: () => on.onMove({ x: 0, y: 0 }, true),
  });
  const onKey = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (isLifted && step !== null) {
      event.preventDefault();
      on.onMove({ x: step[0] / free, y: step[1] }, true);
    }
    if (isLifted && event.key === 'Escape') on.onPutBack();
  };
  const onClick = () => {
    if (endsDrag()) return;
    if (isLifted) on.onDrop();
    else on.onLift();
  };
  return (
    <button
      type="button"
      className={style.card}
      data-type={type}
      data-lean={number % 5}
      data-track={`lift:${type}`}
      data-hover={name}
      aria-pressed={isLifted}
      style={{ ...styleOf(position), zIndex: level }}
      {...handlers}
      onKeyDown={onKey}
      onClick={onClick}
    >
      <span className={style.number}>{number}</span>
      <span className={style.name} translate="no">
        {piecesOf(name).map((piece, index) => (
          // The key is the position: a name is always split in the same way.
          <Fragment key={index}>
            {index === 0 ? null : <wbr />}
            <span>{piece}</span>
          </Fragment>
        ))}
      </span>
      <span className={style.type}>{type}</span>
    </button>
  );
}
