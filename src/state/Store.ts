import type { createStore } from 'jotai';

/** The site's state: one for each document. */
export type Store = ReturnType<typeof createStore>;
