import { atom } from 'jotai';

/** The open panel of the drawer. */
interface OpenedPanel {
  /** Id of the panel's tab; null when no panel is open. */
  readonly id: string | null;
  /** True after the panel has opened by itself, until the reader uses the panel. During this time the panel is low. */
  readonly isAjar: boolean;
}

/** In memory only. The drawer sets it (src/panels/drawer/tabs.ts); a page may wait while a panel is open. */
export const openedPanelAtom = atom<OpenedPanel>({ id: null, isAjar: false });
