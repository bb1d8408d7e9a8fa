import './ui/fonts.css';
import './ui/base.css';
import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startAnalytics } from './analytics/analytics.ts';
import { App } from './app/App.tsx';
import { loadPart } from './api/loadPart.ts';
import { preloadSettings } from './api/settings.ts';
import { parseInspection } from './app/inspection.ts';
import { inSlices, whenIdle } from './app/schedule.ts';
import { hasArrivedAtom } from './state/arrival.ts';
import { erasedAtom } from './state/erasure.ts';
import { previewAtom } from './state/profile.ts';
import { pathAtom } from './state/route.ts';
import { noteSignal } from './device/consent.ts';

/** True while the browser renders a page before the reader opens it. */
declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Starts the site in the document's root element: first the page, then all other parts. */
function start(root: Element): void {
  noteSignal();
  const store = createStore();

  /**
   * Only pages rendered at the build are hydrated. The shell of the hidden pages contains a spinner; in development the
   * root is empty. A page that the browser has already translated is rendered again, because React would not find its
   * nodes. B-TRN-01.
   */
  const isPrerendered = root.hasAttribute('data-hydrate');
  const isTranslated = root.querySelector('font') !== null;

  const app = (
    <BrowserRouter>
      <App store={store} isShellShown={!isPrerendered} />
    </BrowserRouter>
  );
  /**
   * Resolves when the first page has hydrated. Simulation, telemetry and analytics start later, so that they do not
   * delay the page.
   */
  const hasArrived = new Promise<void>((resolve) => {
    const stopWaiting = store.sub(hasArrivedAtom, () => {
      stopWaiting();
      resolve();
    });
  });
  const asked = parseInspection(location.search);
  // An inspected story page waits for the settings, so that its first request contains the preview. B-DEV-01.
  const isShownAtOnce = isPrerendered || asked === null;
  const settings = isShownAtOnce ? hasArrived.then(preloadSettings) : preloadSettings();
  /** The inspector's parameters in the query, if the operator allows the inspector. */
  const inspection = settings.then((known) => (known.inspector ? asked : null));

  /**
   * Logs that React rendered the page again, for example because a browser extension had changed the page's text.
   * B-TRN-06.
   */
  const onRecoverableError = (error: unknown) =>
    console.warn('React rendered the page again. A browser extension may have changed it.', error);
  if (isPrerendered && !isTranslated) inSlices(() => void hydrateRoot(root, app, { onRecoverableError }));
  else if (isShownAtOnce) createRoot(root).render(app);
  else
    void inspection.then((allowed) => {
      store.set(previewAtom, allowed);
      createRoot(root).render(app);
    });

  // Listens at once, so that the view of a page that is left quickly is counted too.
  const analytics = startAnalytics(settings.then((known) => known.analytics));
  store.sub(pathAtom, () => {
    const path = store.get(pathAtom);
    if (path !== null) analytics.view(path);
  });

  // Subscribes the atom early: another tab may erase the visitor before the wiring is loaded.
  store.sub(erasedAtom, () => undefined);

  /**
   * Presses the button that the reader pressed last before the page could answer. A part of the page that is still
   * waiting for its code does this itself (src/pages/privacy/Part.tsx). B-LOAD-02.
   */
  function pressAgain(): void {
    const button = document.querySelector<HTMLElement>('[data-pressed]:not([data-waiting] *)');
    button?.removeAttribute('data-pressed');
    button?.click();
  }

  /**
   * The longest wait for an idle moment, ms. The wait is short, because reading counts only from the start of
   * telemetry.
   */
  const listeningDelayMs = 100;

  async function startClient(): Promise<void> {
    // Only an inspected page waits for the settings.
    const allowed = asked === null ? null : await inspection;
    store.set(previewAtom, allowed);
    const { startWiring } = await loadPart('wiring', () => import('./app/wiring.ts'));
    // The modules are evaluated and started in two separate tasks.
    await whenIdle(listeningDelayMs);
    startWiring(store, allowed, settings);
  }
  hasArrived
    .then(() => {
      // The prerendered text is no longer a fallback for a page that cannot be loaded (loadPage.ts).
      root.removeAttribute('data-hydrate');
      pressAgain();
      return startClient();
    })
    .catch((error: unknown) => console.error('The client could not be started.', error));
}

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');
// Nothing is read, counted or stored before the reader opens the page. B-LOAD-07.
if (document.prerendering === true) document.addEventListener('prerenderingchange', () => start(root), { once: true });
else start(root);
