/**
 * Keys for a list of texts: each text itself, and with its number from the second time on. React drops or doubles
 * elements whose keys are equal, and a story may say a line twice. Pure. B-TXT-03.
 */
export function uniqueKeys(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  return texts.map((text) => {
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return time === 1 ? text : `${text} ${time}`;
  });
}
