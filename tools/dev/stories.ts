import { watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ErrorPayload, Plugin } from 'vite';
import { storySavedEvent, type StorySaved } from '../../contract/devStorySaved.ts';
import { compileStory, StoryCompileError } from '../../server/story/compile.ts';

/** Lines of the source that are shown above and below an error. */
const linesAround = 2;

/**
 * The content of Vite's error overlay for a story that does not compile: every error, and the lines around the first.
 */
function overlayOf(folder: string, source: string, error: StoryCompileError): ErrorPayload['err'] {
  const [, name = '', number = '1'] = /^([^:\n]+):(\d+): /.exec(error.message) ?? [];
  const line = Number(number);
  const frame = source
    .split('\n')
    .map((text, index) => `${index + 1 === line ? '>' : ' '} ${index + 1} | ${text}\n`)
    .slice(Math.max(0, line - 1 - linesAround), line + linesAround)
    .join('');
  const loc = { file: join(folder, name), line, column: 1 };
  return { plugin: 'd5u-stories', message: `${error.message}\n${frame}`, frame, stack: '', loc };
}

/**
 * Sends open pages an event when a story is saved, so that they request their text again (src/api/useStory.ts). A story
 * that does not compile is reported in the terminal and in an overlay, and the page keeps its text. B-AUT-01.
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
        if (!(error instanceof StoryCompileError)) throw error;
        server.config.logger.error(error.message, { timestamp: true });
        this.environment.hot.send({ type: 'error', err: overlayOf(folder, source, error) });
      }
      return [];
    },
  };
}

/** Resolves when a file in the folder is saved. */
export const nextSave = (folder: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(folder, () => {
      watcher.close();
      resolve();
    });
  });
