/** The range of a word in a text node, from its first letter on; null if the text there is another one by now. */
export function wordRange(node: Text, start: number, word: string): Range | null {
  const end = start + word.length;
  if (node.data.slice(start, end) !== word) return null;
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}
