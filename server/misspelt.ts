/** Largest edit distance at which a name counts as a misspelt setting. Smaller for a short name. */
const nearness = (name: string): number => (name.length <= 5 ? 1 : 2);

/** The edit distance of two texts: the number of letters to add, delete, replace, or swap with a neighbour. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      next.push(least);
    }
    beforeLast = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/**
 * A line for each name in an environment that resembles one of the `settings` and so has no effect. Case is ignored.
 * B-OPS-04.
 */
export function misspeltLines(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] {
  return Object.keys(env)
    .filter((name) => env[name] !== '' && !settings.includes(name))
    .flatMap((name) => {
      const meant = settings
        .map((setting) => ({ setting, distance: editDistance(name.toUpperCase(), setting) }))
        .filter(({ setting, distance }) => distance <= nearness(setting))
        .sort((one, other) => one.distance - other.distance)[0];
      return meant === undefined ? [] : [`${name} is not a setting and has no effect. ${meant.setting} is one.`];
    });
}
