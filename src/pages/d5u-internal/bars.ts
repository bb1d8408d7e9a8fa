/** A run of a memorandum: open words, words whose bar was removed, or a bar. */
export type Run =
  | { readonly kind: 'open' | 'lifted'; readonly text: string }
  /** `words` are the lengths of the covered words, which were not sent. */
  | { readonly kind: 'bar'; readonly ground: string; readonly words: readonly number[] };

const marks = /(█[█ ]*)\(([a-f])\)|⟦([^⟧]*)⟧/g;

/**
 * The runs of a line, in order. In the text a bar is one block for each letter, followed by its reason in brackets.
 * Words whose bar was removed are in ⟦ ⟧.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  const open = (until: number) => {
    if (until > end) runs.push({ kind: 'open', text: text.slice(end, until) });
  };
  for (const { 0: whole, 1: blocks, 2: ground, 3: lifted = '', index } of text.matchAll(marks)) {
    open(index);
    end = index + whole.length;
    if (blocks === undefined || ground === undefined) runs.push({ kind: 'lifted', text: lifted });
    else runs.push({ kind: 'bar', ground, words: blocks.split(' ').map((word) => word.length) });
  }
  open(text.length);
  return runs;
}

/** Accessible name of a bar, without its words: "2 words covered, ground (a)". */
export const nameOfBar = (words: readonly number[], ground: string): string =>
  `${words.length} ${words.length === 1 ? 'word' : 'words'} covered, ground (${ground})`;
