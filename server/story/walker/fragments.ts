import { tagsInSource } from '../tags.ts';

/** A fragment and the line of the source that contains it, from 1. */
export interface FragmentInSource {
  readonly fragment: string;
  readonly line: number;
}

/** Every fragment tag of a source, in order. */
export const fragmentsIn = (source: string): FragmentInSource[] =>
  tagsInSource(source)
    .map(({ tag, line }) => ({ fragment: /^fragment:\s*(.+)$/.exec(tag)?.[1] ?? '', line }))
    .filter(({ fragment }) => fragment !== '');

/** By line, the fragments that a source contains in several lines: alternatives, or duplicates. */
export function repeatedFragments(source: string): ReadonlyMap<number, string> {
  const all = fragmentsIn(source);
  const isRepeated = ({ fragment }: FragmentInSource) => all.filter((other) => other.fragment === fragment).length > 1;
  return new Map(all.filter(isRepeated).map(({ line, fragment }) => [line, fragment]));
}
