import { atom, type Atom } from 'jotai';
import type { ComponentType } from 'react';
import { tabLabels } from '../../content/panels.ts';
import { protocolTexts } from '../../content/protocolTexts.ts';
import { narrativeAtom } from '../../state/narrative.ts';
import { phaseAtom } from '../../state/profile.ts';
import { protocolsAtom } from '../../state/protocols.ts';
import { AnalysisPanel } from '../analysis/AnalysisPanel.tsx';
import { LettersPanel } from '../letters/LettersPanel.tsx';
import { ProtocolsPanel } from '../protocols/ProtocolsPanel.tsx';
import { RecommendationsPanel } from '../recommendations/RecommendationsPanel.tsx';

/** A panel of the margin. Another one is another row below. */
export interface MarginTab {
  readonly id: string;
  readonly label: string;
  readonly isThereAtom: Atom<boolean>;
  /** A number beside the label. */
  readonly countAtom?: Atom<number>;
  /** Stays away from the four routes that hide it, whatever the phase. R-RT-07. */
  readonly isReading: boolean;
  /** What opening it is called in the interaction sequence, in place of “panel”. */
  readonly openedAs?: 'protocol';
  readonly Panel: ComponentType<{ readonly onLeave: () => void }>;
}

/** Spec §4 "Panels". R-PRO-06, R-REC-01. */
const readingPhase = 2;

const isReadAtom = atom((get) => get(phaseAtom) >= readingPhase);
const sealsAtom = atom((get) => get(protocolsAtom).length);
const lettersAtom = atom((get) => get(narrativeAtom).personalizedNotes.length);

const marginTabs: readonly MarginTab[] = [
  { id: 'analysis', label: tabLabels.analysis, isThereAtom: isReadAtom, isReading: true, Panel: AnalysisPanel },
  {
    id: 'recommended',
    label: tabLabels.recommended,
    isThereAtom: isReadAtom,
    isReading: true,
    Panel: RecommendationsPanel,
  },
  {
    id: 'letters',
    label: tabLabels.letters,
    isThereAtom: atom((get) => get(lettersAtom) > 0),
    countAtom: lettersAtom,
    isReading: false,
    Panel: LettersPanel,
  },
  {
    id: 'seals',
    label: protocolTexts.tab,
    isThereAtom: atom((get) => get(sealsAtom) > 0),
    countAtom: sealsAtom,
    isReading: false,
    openedAs: 'protocol',
    Panel: ProtocolsPanel,
  },
];

/** Those that are there at present, with their counts. */
export const presentTabsAtom = atom((get) =>
  marginTabs
    .filter(({ isThereAtom }) => get(isThereAtom))
    .map((tab) => ({ ...tab, count: tab.countAtom === undefined ? null : get(tab.countAtom) })),
);

/** The panel that is open; null for none. All that the margin remembers, and no longer than the site is open. */
export const openTabAtom = atom<string | null>(null);
