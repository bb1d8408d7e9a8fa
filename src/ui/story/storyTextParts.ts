/** Splits a quote at its last spaced dash into words and attribution. Without a dash the attribution is null. */
export function splitQuote(text: string): { readonly words: string; readonly attribution: string | null } {
  const dash = text.lastIndexOf(' – ');
  return dash < 0
    ? { words: text, attribution: null }
    : { words: text.slice(0, dash), attribution: text.slice(dash + 3) };
}

/**
 * The numbered sentences of the Judge, "1. The objects agree. 2. The persons do not."; null for any other text. Null
 * also for a text with one number only, because its list continues in the next block.
 */
export function splitVerdict(text: string): readonly string[] | null {
  if (!text.startsWith('1. ')) return null;
  const sentences = text
    .split(/(?:^|\s)\d+\. /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  return sentences.length > 1 ? sentences : null;
}

/** Splits a text before its last sentence. The first part keeps its trailing space. */
export function splitLastSentence(text: string): readonly [before: string, last: string] {
  const end = /^([\s\S]*[.?…”] )(?=\S)/.exec(text)?.[1] ?? '';
  return [end, text.slice(end.length)];
}

/** Splits a log entry into the time at its beginning, "02:14", and the rest. Without a time, `time` is null. */
export function splitTime(text: string): { readonly time: string | null; readonly rest: string } {
  const [, time, rest] = /^(\d\d:\d\d)[.,] (.*)$/s.exec(text) ?? [];
  return time === undefined || rest === undefined ? { time: null, rest: text } : { time, rest };
}
