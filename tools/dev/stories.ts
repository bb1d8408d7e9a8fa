import { watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ErrorPayload, Plugin } from 'vite';
import { storySavedEvent, type StorySaved } from '../../contract/story-saved.ts';
import { compileStory, StoryFault } from '../../server/story/compile.ts';

/** Lines of the source that are shown above and below a fault. */
const linesAround = 2;

/** Vite’s overlay for a story that does not compile: every fault, and the lines around the first of them. */
function overlayOf(folder: string, source: string, fault: StoryFault): ErrorPayload['err'] {
  const [, name = '', number = '1'] = /^([^:\n]+):(\d+): /.exec(fault.message) ?? [];
  const line = Number(number);
  const frame = source
    .split('\n')
    .map((text, index) => `${index + 1 === line ? '>' : ' '} ${index + 1} | ${text}\n`)
    .slice(Math.max(0, line - 1 - linesAround), line + linesAround)
    .join('');
  const loc = { file: join(folder, name), line, column: 1 };
  return { plugin: 'd5u-stories', message: `${fault.message}\n${frame}`, frame, stack: '', loc };
}

/**
 * A saved story changes the pages that show it, where they are: they are told, and ask the server again for what they
 * show (src/api/useStory.ts). A story that does not compile is reported in the terminal and over the page, which keeps
 * its text. B-AUT-01.
 */
export function storiesPlugin(folder: string): Plugin {
  return {
    name: 'd5u-stories',
    configureServer({ watcher }) {
      watcher.add(folder);
    },
    async hotUpdate({ type, file, read, server }) {
      const isStory = dirname(file) === folder && file.endsWith('.ink');
      if (!isStory || type === 'delete' || this.environment.name !== 'client') return;
      const source = await read();
      try {
        const { slug } = compileStory(basename(file), source);
        server.config.logger.info(`${slug}.ink was saved`, { timestamp: true });
        this.environment.hot.send(storySavedEvent, { slug } satisfies StorySaved);
      } catch (error) {
        if (!(error instanceof StoryFault)) throw error;
        server.config.logger.error(error.message, { timestamp: true });
        this.environment.hot.send({ type: 'error', err: overlayOf(folder, source, error) });
      }
      return [];
    },
  };
}

/** Resolves with the next story that is saved: what a start waits for that a broken one has held up. */
export const nextSave = (folder: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(folder, () => {
      watcher.close();
      resolve();
    });
  });
