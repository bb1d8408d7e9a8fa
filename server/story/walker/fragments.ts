import { tagsInSource } from '../tags.ts';

/** A fragment and the line of the source in which it is found, from 1. */
export interface PlacedFragment {
  readonly fragment: string;
  readonly line: number;
}

/** Every fragment tag of a source, in order. */
export const fragmentsIn = (source: string): PlacedFragment[] =>
  tagsInSource(source)
    .map(({ tag, line }) => ({ fragment: /^fragment:\s*(.+)$/.exec(tag)?.[1] ?? '', line }))
    .filter(({ fragment }) => fragment !== '');

/** By line, the fragments that a source names in more than one: alternatives, or one too many. */
export function repeatedIn(source: string): ReadonlyMap<number, string> {
  const placed = fragmentsIn(source);
  const isRepeated = ({ fragment }: PlacedFragment) => placed.filter((other) => other.fragment === fragment).length > 1;
  return new Map(placed.filter(isRepeated).map(({ line, fragment }) => [line, fragment]));
}
