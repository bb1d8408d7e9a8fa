import { createHash } from 'node:crypto';
import { parseLog, replayLog } from '#core/replay.ts';
import { restoreSnapshot } from '#core/snapshot.ts';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The first position at which two texts differ, with the text around it in each. */
function differenceOf(expected: string, found: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === found[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 30);
  return `at byte ${at}: the worker had …${around(expected)}…, the replay has …${around(found)}…`;
}

/**
 * Describes a log in lines, and says whether its replay ends with the worker's bytes. Throws a RangeError for any other
 * text.
 */
export function linesOf(text: string): { readonly lines: readonly string[]; readonly isSame: boolean } {
  const { options, entries, end } = parseLog(text);
  const found = replayLog(text);
  const { state } = restoreSnapshot(found);
  const counts = new Map<string, number>();
  for (const { input } of entries) counts.set(input.kind, (counts.get(input.kind) ?? 0) + 1);
  const seconds = ((entries.at(-1)?.atMs ?? 0) - (entries[0]?.atMs ?? 0)) / 1000;
  const isSame = found === end;
  const lines = [
    `seed       ${options.seed}, speed ${options.speed}, from ${options.hour}:00`,
    `inputs     ${entries.length} in ${seconds.toFixed(1)} s of the simulation`,
    `           ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
    `awareness  ${state.awareness.toFixed(4)}`,
    `stability  ${state.stability.toFixed(4)}`,
    `eggs       ${state.eggs.live.length} on the page, ${state.eggs.discovered.length} discovered, ${state.eggs.checks} checks`,
    isSame ? `same bytes ${digestOf(found)}` : `not the same bytes, ${differenceOf(end, found)}`,
  ];
  return { lines, isSame };
}
