import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { type EvidenceTable, evidenceTableAtom, type Lie } from '../../state/evidenceTable.ts';
import { crossingsOf, heightFor, liesOf, pinOf, threadTo, within } from './table.ts';

/** A piece in the hand, and where somebody had put it; null where it lay as it was dealt. */
interface Lifted {
  readonly fragment: string;
  readonly from: Lie | null;
}

/**
 * The table as it lies, its pieces newest first: where each piece is, which one is in the hand, where the thread crosses itself. What a hand does
 * is kept on this device when the hand lets go. `onSet` hears of every setting down, with the crossings that remain.
 */
export function useTable(fragments: readonly string[], width: number, onSet: (crossings: number) => void) {
  const [table, setTable] = useAtom(evidenceTableAtom);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  /** Where a piece that is being dragged has come to. Not state: it changes with every movement of a hand. */
  const drag = useRef<Lie | null>(null);

  const height = heightFor(fragments.length, width, table);
  const lies = liesOf(fragments, table, width);
  const pins = lies.map((lie) => pinOf(lie, width));

  const lieOf = (fragment: string): Lie => lies[fragments.indexOf(fragment)] ?? { x: 0, y: 0 };
  const without = (fragment: string): EvidenceTable => {
    const { [fragment]: _, ...others } = table;
    return others;
  };
  const put = (fragment: string, lie: Lie) => {
    // Taken out and put back in, so that it lies on top.
    setTable({ ...without(fragment), [fragment]: lie });
    const after = lies.map((old, index) => pinOf(fragments[index] === fragment ? lie : old, width));
    return crossingsOf(after.slice(0, threadTo)).length;
  };
  return {
    height,
    lies,
    pins,
    /** Of the thread, which goes through the newest dozen. */
    crossings: crossingsOf(pins.slice(0, threadTo)),
    lifted: lifted?.fragment ?? null,
    /** How far up a piece lies, from 1. */
    levelOf: (fragment: string): number => Object.keys(table).indexOf(fragment) + 1,
    lift: (fragment: string) => setLifted({ fragment, from: table[fragment] ?? null }),
    /** Moves a piece by so much. While it is being dragged the answer is where to show it, and nothing is kept. */
    move(fragment: string, by: Lie, isFinal: boolean): Lie {
      const old = drag.current ?? lieOf(fragment);
      const lie = within({ x: old.x + by.x, y: old.y + by.y }, height);
      drag.current = isFinal ? null : lie;
      if (isFinal) onSet(put(fragment, lie));
      return lie;
    },
    /** Puts the piece in the hand at a place of the table. */
    place(lie: Lie) {
      if (lifted === null) return;
      setLifted(null);
      onSet(put(lifted.fragment, within(lie, height)));
    },
    drop: () => setLifted(null),
    putBack() {
      if (lifted === null) return;
      setLifted(null);
      if (lifted.from === null) setTable(without(lifted.fragment));
      else put(lifted.fragment, lifted.from);
    },
    /** Everything as it was dealt. */
    sweep() {
      setLifted(null);
      setTable({});
    },
  };
}
