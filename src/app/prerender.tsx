import { createStore } from 'jotai';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Ground, Spinner } from '../ui/spinner/Spinner.tsx';
import { App } from './App.tsx';

const toText = async (prelude: ReadableStream) => new Response(prelude).text();

/** The markup of one path. Used at build only; the browser hydrates the same tree. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App store={createStore()} />
    </StaticRouter>,
    // Above this size React would send a boundary's text by a script, but the text must not need a script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return toText(prelude);
}

/** The markup of a hidden page until its own chunk has loaded. R-RT-04. */
export async function renderShell(): Promise<string> {
  const shell = (
    <>
      <Spinner role="status" />
      <Ground />
    </>
  );
  return toText((await prerender(shell)).prelude);
}

export { titleOf } from './titles.ts';
