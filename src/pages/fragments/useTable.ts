import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { type CardPositions, cardPositionsAtom, type Position } from '../../state/cardPositions.ts';
import { crossingsOf, heightFor, pinOf, positionsOf, threadTo, within } from './table.ts';

/** The lifted card. `from`: its last position set by the reader; null if the card is still at its dealt position. */
interface Lifted {
  readonly fragment: string;
  readonly from: Position | null;
}

/**
 * The state of the table: the positions of the cards, newest first, the lifted card, and the crossings of the thread.
 * Positions are stored on this device at the end of each movement. Then `onSet` is called with the number of crossings
 * that remain.
 */
export function useTable(fragments: readonly string[], width: number, onSet: (crossings: number) => void) {
  const [table, setTable] = useAtom(cardPositionsAtom);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  // Position of the card that is being dragged. Not state: it changes with every movement.
  const drag = useRef<Position>(null);

  const height = heightFor(fragments.length, width, table);
  const positions = positionsOf(fragments, table, width);
  const pins = positions.map((position) => pinOf(position, width));

  const without = (fragment: string): CardPositions => {
    const { [fragment]: _, ...others } = table;
    return others;
  };
  const put = (fragment: string, position: Position): number => {
    // Removed and added again, so that the card is on top.
    setTable({ ...without(fragment), [fragment]: position });
    const after = positions.map((old, index) => pinOf(fragments[index] === fragment ? position : old, width));
    return crossingsOf(after.slice(0, threadTo)).length;
  };
  return {
    height,
    positions,
    pins,
    /** The crossings of the thread, which connects the newest twelve cards. */
    crossings: crossingsOf(pins.slice(0, threadTo)),
    lifted: lifted?.fragment ?? null,
    /** z-index of a card, from 1. */
    levelOf: (fragment: string): number => Object.keys(table).indexOf(fragment) + 1,
    lift: (fragment: string) => setLifted({ fragment, from: table[fragment] ?? null }),
    /** Moves a card, and returns its new position. Stores the position only if `isFinal` is true. */
    move(fragment: string, by: Position, isFinal: boolean): Position {
      const old = drag.current ?? positions[fragments.indexOf(fragment)] ?? { x: 0, y: 0 };
      const position = within({ x: old.x + by.x, y: old.y + by.y }, height);
      drag.current = isFinal ? null : position;
      if (isFinal) onSet(put(fragment, position));
      return position;
    },
    /** Sets the lifted card down at a position. */
    place(position: Position) {
      if (lifted === null) return;
      setLifted(null);
      onSet(put(lifted.fragment, within(position, height)));
    },
    drop: () => setLifted(null),
    putBack() {
      if (lifted === null) return;
      setLifted(null);
      if (lifted.from === null) setTable(without(lifted.fragment));
      else put(lifted.fragment, lifted.from);
    },
    /** Moves every card back to its dealt position. */
    sweep() {
      setLifted(null);
      setTable({});
    },
  };
}
