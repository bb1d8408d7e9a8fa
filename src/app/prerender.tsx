import { createStore } from 'jotai';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';

/** The markup of one path as text. Used at build only; the browser hydrates the same tree. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App store={createStore()} isLive={false} />
    </StaticRouter>,
  );
  return new Response(prelude).text();
}
