import { atom } from 'jotai';

/** The open panel of the drawer. */
interface OpenedPanel {
  /** Id of its tab; null for none. */
  readonly id: string | null;
  /** True while the panel has opened by itself and the reader has not used it: then it is low. */
  readonly isAjar: boolean;
}

/** In memory only. The drawer sets it (src/panels/drawer/tabs.ts); a page may wait while a panel is open. */
export const openedPanelAtom = atom<OpenedPanel>({ id: null, isAjar: false });
