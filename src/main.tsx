import './ui/fonts.css';
import './ui/base.css';
import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { isInspectorOpen, parsePreview } from './app/preview.ts';
import { previewAtom } from './state/profile.ts';

const store = createStore();
const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has lost its #root.');

const app = (
  <BrowserRouter>
    <App store={store} isLive />
  </BrowserRouter>
);
// In development nothing is prerendered, and there is nothing to hydrate.
if (root.firstElementChild === null) createRoot(root).render(app);
else hydrateRoot(root, app);

const preview = parsePreview(location.search);
if (preview !== null && (await isInspectorOpen())) store.set(previewAtom, preview);
