/**
 * Keys for a list of texts: each text itself, and from its second occurrence on, the text with a number. React drops or
 * duplicates elements with equal keys, and a story may repeat a line. Pure. B-TXT-03.
 */
export function uniqueKeys(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  return texts.map((text) => {
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return time === 1 ? text : `${text} ${time}`;
  });
}
