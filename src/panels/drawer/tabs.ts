import { atom, type Atom } from 'jotai';
import type { ComponentType } from 'react';
import { analysisPhase } from '#contract/opening.ts';
import type { StoredSchema } from '#contract/stored.ts';
import { casebookTexts } from '../../content/casebook.ts';
import { tabLabels } from '../../content/panels.ts';
import { protocolTexts } from '../../content/protocolTexts.ts';
import { cardPhase } from '../../state/clues.ts';
import { hasNewLetterAtom } from '../../state/lettersOpened.ts';
import { narrativeAtom } from '../../state/narrative.ts';
import { openedPanelAtom } from '../../state/openedPanel.ts';
import { phaseAtom } from '../../state/profile.ts';
import { confirmedProtocolAtom, isSealFreshAtom, protocolsAtom } from '../../state/protocols.ts';
import { pathAtom } from '../../state/route.ts';
import { storedAtom } from '../../state/storedAtom.ts';
import { AnalysisPanel } from '../analysis/AnalysisPanel.tsx';
import { CasebookPanel } from '../casebook/CasebookPanel.tsx';
import { LettersPanel } from '../letters/LettersPanel.tsx';
import { ProtocolsPanel } from '../protocols/ProtocolsPanel.tsx';
import { RecommendationsPanel } from '../recommendations/RecommendationsPanel.tsx';

/**
 * A route's rule for the analysis and the recommendations: hidden (R-RT-07), opened only by the reader, or the analysis
 * also by itself (B-CASE-02). `asked`: no other panel opens by itself either; `later`: the panel of the seals does.
 */
export type ProfilePanels = 'none' | 'asked' | 'later' | 'shown';

/** A tab of the drawer and its panel. To add a tab, add it to `drawerTabs`. */
export interface DrawerTab {
  readonly id: string;
  readonly label: string;
  /** Words of the label that only a screen reader gets where the tabs would not fit. */
  readonly leftOut?: string;
  readonly isThereAtom: Atom<boolean>;
  /** A number beside the label. */
  readonly countAtom?: Atom<number>;
  /** Whether there is something new in the panel. */
  readonly hasNewAtom?: Atom<boolean>;
  /** Hidden on the four routes without analysis and recommendations. R-RT-07. */
  readonly isProfilePanel: boolean;
  /** Prefix of the recorded interaction when the tab is opened and has nothing new; “panel” otherwise. B-SEAL-01. */
  readonly openedAs?: 'protocol';
  readonly Panel: ComponentType<{ readonly onLeave: () => void }>;
}

const areProfilePanelsOpenAtom = atom((get) => get(phaseAtom) >= analysisPhase);
const protocolCountAtom = atom((get) => get(protocolsAtom).length);
const letterCountAtom = atom((get) => get(narrativeAtom).personalizedNotes.length);

const drawerTabs: readonly DrawerTab[] = [
  {
    id: 'casebook',
    label: casebookTexts.tab,
    isThereAtom: atom((get) => get(phaseAtom) >= cardPhase),
    isProfilePanel: false,
    Panel: CasebookPanel,
  },
  {
    id: 'analysis',
    label: tabLabels.analysis,
    leftOut: 'psychological',
    isThereAtom: areProfilePanelsOpenAtom,
    isProfilePanel: true,
    Panel: AnalysisPanel,
  },
  {
    id: 'recommended',
    label: tabLabels.recommended,
    isThereAtom: areProfilePanelsOpenAtom,
    isProfilePanel: true,
    Panel: RecommendationsPanel,
  },
  {
    id: 'letters',
    label: tabLabels.letters,
    isThereAtom: atom((get) => get(letterCountAtom) > 0),
    countAtom: letterCountAtom,
    hasNewAtom: hasNewLetterAtom,
    isProfilePanel: false,
    Panel: LettersPanel,
  },
  {
    id: 'seals',
    label: protocolTexts.tab,
    isThereAtom: atom((get) => get(protocolCountAtom) > 0),
    countAtom: protocolCountAtom,
    hasNewAtom: isSealFreshAtom,
    isProfilePanel: false,
    openedAs: 'protocol',
    Panel: ProtocolsPanel,
  },
];

/** The tabs that are present now, with their counts. */
export const presentTabsAtom = atom((get) =>
  drawerTabs
    .filter(({ isThereAtom }) => get(isThereAtom))
    .map((tab) => ({
      ...tab,
      count: tab.countAtom === undefined ? null : get(tab.countAtom),
      hasNew: tab.hasNewAtom !== undefined && get(tab.hasNewAtom),
    })),
);

/**
 * Whether the analysis, which phase 2 unlocks, has yet to open by itself; `otherThan`: path of the page on which it
 * must not open, because the page is being read.
 */
export const dueAnalysisSchema = {
  anyOf: [
    { type: 'null' },
    {
      type: 'object',
      required: ['otherThan'],
      properties: { otherThan: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    },
  ],
} as const satisfies StoredSchema;

/** True until the panel of the seals has opened by itself after the reader has broken a seal. */
const isSealDueAtom = atom(false);

/** Survives a reload of the tab. Not shared with other tabs, in which the page is being read. */
const dueAnalysisAtom = storedAtom<{ readonly otherThan: string | null } | null>(
  'd5u-panels',
  dueAnalysisSchema,
  null,
  {
    storage: () => sessionStorage,
  },
);

/** Id of the open tab; null for none. In memory only. Setting it opens the panel fully. */
export const openTabAtom = atom(
  (get) => get(openedPanelAtom).id,
  (get, set, id: string | null) => {
    // The reader has looked at the text of the new protocol.
    if (get(openedPanelAtom).id === 'seals' && id !== 'seals') set(isSealFreshAtom, false);
    set(openedPanelAtom, { id, isAjar: false });
    // The reader has opened this panel, so it need not open by itself.
    if (id === 'seals') set(isSealDueAtom, false);
    if (id === 'analysis') set(dueAnalysisAtom, null);
  },
);

/**
 * True after the open panel has opened by itself, until the reader uses the panel. During this time the panel is low.
 */
export const isAjarAtom = atom((get) => get(openedPanelAtom).isAjar);

/** Opens the panel that is ajar fully. */
export const openInFullAtom = atom(null, (get, set) => set(openTabAtom, get(openTabAtom)));

/** Schedules the analysis, which phase 2 unlocks, for the next page. B-CASE-02. */
export const showAnalysisAtom = atom(null, (get, set) => set(dueAnalysisAtom, { otherThan: get(pathAtom) }));

/**
 * Schedules the panel of the seals, after the animation of a breaking seal. This panel replaces an open panel.
 * B-SEAL-01.
 */
export const showSealAtom = atom(null, (get, set) => {
  if (get(openTabAtom) !== 'seals') set(isSealDueAtom, true);
});

/**
 * Id of the panel that may open by itself now; null for none. While a panel is open, only the panel of the seals may
 * open by itself.
 */
export const dueTabAtom = atom((get) => {
  if (get(isSealDueAtom)) return get(confirmedProtocolAtom) === null ? 'seals' : null;
  const due = get(dueAnalysisAtom);
  const path = get(pathAtom);
  return due === null || get(openTabAtom) !== null || path === null || due.otherThan === path ? null : 'analysis';
});

/** Opens the due panel, low. It is then no longer due. */
export const openDueAtom = atom(null, (get, set) => {
  const id = get(dueTabAtom);
  if (id === null) return;
  // If the due panel replaces a panel that the reader has opened, the due panel is as high as that panel.
  const isAjar = get(openedPanelAtom).id === null || get(openedPanelAtom).isAjar;
  set(openedPanelAtom, { id, isAjar });
  if (id === 'seals') set(isSealDueAtom, false);
  else set(dueAnalysisAtom, null);
});
