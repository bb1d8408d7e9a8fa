import { atom } from 'jotai';

/** The panel of the drawer that lies over the page. */
interface OpenedPanel {
  /** Id of its tab; null for none. */
  readonly id: string | null;
  /** True while it has opened by itself and has not been touched: then it is low. */
  readonly isAjar: boolean;
}

/** In memory only. The drawer sets it (src/panels/drawer/tabs.ts); a page may wait while a panel is open. */
export const openedPanelAtom = atom<OpenedPanel>({ id: null, isAjar: false });
