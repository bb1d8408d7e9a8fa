import './ui/fonts.css';
import './ui/base.css';
import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startAnalytics } from './analytics/analytics.ts';
import { App } from './app/App.tsx';
import { parsePreview, readPublicSettings } from './app/preview.ts';
import { hasArrivedAtom } from './state/arrival.ts';
import { previewAtom } from './state/profile.ts';
import { pathAtom } from './state/route.ts';

const store = createStore();
const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has lost its #root.');

const app = (
  <BrowserRouter>
    <App store={store} />
  </BrowserRouter>
);
// The shell of the hidden pages holds a spinner, and in development nothing at all: only prerendered pages are hydrated.
if (root.hasAttribute('data-hydrate')) hydrateRoot(root, app);
else createRoot(root).render(app);

/** Neither the page's text nor its hydration waits for anybody to attend to its reader, or to count them. */
const hasArrived = new Promise<void>((resolve) => {
  const stopWaiting = store.sub(hasArrivedAtom, () => {
    stopWaiting();
    resolve();
  });
});
const settings = hasArrived.then(readPublicSettings);

// From the first page on: whoever leaves it before the attendants are here has seen it nevertheless.
const analytics = startAnalytics(settings.then((known) => known.analytics));
store.sub(pathAtom, () => {
  const path = store.get(pathAtom);
  if (path !== null) analytics.view(path);
});

async function attend(): Promise<void> {
  const asked = parsePreview(location.search);
  const preview = asked !== null && (await settings).inspector ? asked : null;
  if (preview !== null) store.set(previewAtom, preview);
  const { startWiring } = await import('./app/wiring.ts');
  startWiring(store, preview);
}
hasArrived
  .then(() => {
    // From here on the page is React's, and there is no text of the server's to be kept (loadPage.ts).
    root.removeAttribute('data-hydrate');
    return attend();
  })
  .catch((error: unknown) => console.error('Nobody attends to this reader.', error));
