/** The range of a text in a text node, from the offset `start`; null if the node no longer has that text there. */
export function wordRange(node: Text, start: number, text: string): Range | null {
  const end = start + text.length;
  if (node.data.slice(start, end) !== text) return null;
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}
