import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { StorySource, StoryWalk } from '../../server/story/walker.ts';

/**
 * Runs the automatic reader on every story, in one process per core. Long sources go first, for an even load at the
 * end.
 */
export async function walkAll(sources: readonly StorySource[]): Promise<StoryWalk[]> {
  const waiting = sources.toSorted((a, b) => b.text.length - a.text.length);
  const walks: StoryWalk[] = [];
  const startWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(`${import.meta.dirname}/worker.ts`, { serialization: 'advanced' });
      const next = () => {
        const source = waiting.shift();
        if (source === undefined) worker.disconnect();
        else worker.send(source);
      };
      worker.on('message', (walk: unknown) => {
        walks.push(walk as StoryWalk);
        next();
      });
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`A worker of the automatic reader exited with ${code}.`)),
      );
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), sources.length) }, startWorker));
  return walks.sort((a, b) => a.slug.localeCompare(b.slug));
}
