import { execFileSync } from 'node:child_process';

/** The types of docs/house-style.md, "Commits". */
const types = ['feat', 'fix', 'refactor', 'perf', 'test', 'bench', 'docs', 'chore'];
/** Types whose reason is not obvious from the change. */
const explainedTypes = ['feat', 'fix', 'perf', 'refactor'];
const mostCharacters = 60;

/** `subject`: the first line of the message. `body`: the text after the empty line, '' without one. */
export interface Commit {
  readonly hash: string;
  readonly subject: string;
  readonly body: string;
}

/** One sentence for each fault of a message: the form of its subject, its length, a missing body. */
export function commitFaults(commits: readonly Commit[]): string[] {
  return commits.flatMap(({ hash, subject, body }) => {
    const [, type = ''] = /^([a-z]+)(?:\([a-z0-9-]+\))?: \S.*[^.\s]$/.exec(subject) ?? [];
    const { length } = [...subject];
    const faults = [
      ...(types.includes(type)
        ? []
        : [`does not read "type(scope): sentence" without a full stop, type one of ${types.join(', ')}`]),
      ...(length > mostCharacters ? [`has ${length} characters, where ${mostCharacters} are allowed`] : []),
      ...(explainedTypes.includes(type) && body.trim() === '' ? ['has no body that says why'] : []),
    ];
    return faults.map((fault) => `${hash.slice(0, 8)} "${subject}" ${fault}.`);
  });
}

/** The commits of a range such as `main..HEAD`, oldest first, without merges. Throws for an unknown range. */
export function commitsOf(range: string): Commit[] {
  const format = '--format=%H%x1f%s%x1f%b%x1e';
  const log = execFileSync('git', ['log', '--no-merges', '--reverse', format, '--end-of-options', range, '--'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return log
    .split('\u001E')
    .map((entry) => entry.trimStart().split('\u001F'))
    .filter((parts) => parts.length === 3)
    .map(([hash = '', subject = '', body = '']) => ({ hash, subject, body }));
}

// `npm run check:commits -- main..HEAD` prints the faults, and exits with 1 if there are any.
if (import.meta.main) {
  const [range] = process.argv.slice(2);
  if (range === undefined) throw new Error('Name a range of commits: npm run check:commits -- main..HEAD');
  const commits = commitsOf(range);
  const faults = commitFaults(commits);
  for (const fault of faults) console.error(fault);
  console.log(`${commits.length} commits, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
