import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Source, Walk } from '../../server/story/walker.ts';

/** Walks every story, one process a core. Long sources go first, so that no core is left alone with one at the end. */
export async function walkAll(sources: readonly Source[]): Promise<Walk[]> {
  const waiting = sources.toSorted((a, b) => b.text.length - a.text.length);
  const walks: Walk[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const reader = fork(`${import.meta.dirname}/worker.ts`, { serialization: 'advanced' });
      const next = () => {
        const source = waiting.shift();
        if (source === undefined) reader.disconnect();
        else reader.send(source);
      };
      reader.on('message', (walk: unknown) => {
        walks.push(walk as Walk);
        next();
      });
      reader.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A reader ended with ${code}.`))));
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), sources.length) }, work));
  return walks.sort((a, b) => a.slug.localeCompare(b.slug));
}
