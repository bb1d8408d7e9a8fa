import type { HeldTables } from '#contract/api/held.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import type { UnlockedProtocol } from '#contract/visitor.ts';
import { labelOf } from '../../state/labelOf.ts';
import { recoveryAttempts } from '../../ui/grade/corruption.ts';

/** One line of the casebook. */
export interface Entry {
  readonly id: string;
  /** Epoch ms; null for what the record keeps in order but without a time. */
  readonly at: number | null;
  readonly text: string;
  /** What kind of thing it was, for the last column. */
  readonly kind: string;
  /** A room that one could go back to. */
  readonly to?: string;
}

export interface Sources {
  readonly tables: HeldTables;
  readonly firstSeenAt: number;
  readonly narrative: NarrativeState;
  readonly protocols: readonly UnlockedProtocol[];
}

export const linesALeaf = 12;

const ordinals = ['', '', 'second', 'third', 'fourth'];
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinalRules = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** “, for the 21st time”; nothing for the first. */
function timesOf(count: number): string {
  const ordinal = ordinals[count] ?? `${count}${endings[ordinalRules.select(count)] ?? 'th'}`;
  return ordinal === '' ? '' : `, for the ${ordinal} time`;
}

const verdicts: Readonly<Record<string, string>> = { cut: 'cut it', grow: 'let it grow', 'set-down': 'set it down' };

/** What has a time, oldest first. */
function dated({ tables, firstSeenAt, narrative, protocols }: Sources): Entry[] {
  const letterOf = (phase: number) => narrative.personalizedNotes.find((note) => note.phase === phase)?.from;
  const clauses = tables.protocols.toSorted((a, b) => a.ordinal - b.ordinal);
  const entries: Entry[] = [
    { id: 'came', at: firstSeenAt, text: 'Came in, and was given a number.', kind: 'door' },
    ...narrative.phaseTransitions.map(({ phase, timestamp }) => ({
      id: `phase-${phase}`,
      at: timestamp,
      text: `Reached phase ${phase}.${letterOf(phase) === undefined ? '' : ` A letter came, from ${letterOf(phase)}.`}`,
      kind: 'phase',
    })),
    ...narrative.suspicionEvents.map(({ event, timestamp }) => ({
      id: `suspicion-${timestamp}`,
      at: timestamp,
      text: `${event.charAt(0).toUpperCase()}${event.slice(1)}.`.replace('Suspicion at', 'Suspicion stood at'),
      kind: 'red pen',
    })),
    ...tables.story_visits.map(({ slug, earlier, read_at }) => ({
      id: `room-${slug}`,
      at: read_at,
      text: `Read in /${slug}${timesOf(earlier + 1)}.`,
      kind: 'room',
      to: `/${slug}`,
    })),
    ...tables.archive_clicks.map(({ filename, clicks, clicked_at }) => ({
      id: `file-${filename}`,
      at: clicked_at,
      text: clicks >= recoveryAttempts ? `Recovered ${filename}.` : `Pressed on ${filename}, and let it be.`,
      kind: 'archive',
      to: '/routemap',
    })),
    ...clauses.map(({ clause, unlocked_at }, index) => ({
      id: `clause-${clause}`,
      at: unlocked_at,
      text: `Broke a seal${protocols[index] === undefined ? '' : `: ${protocols[index].title}`}.`,
      kind: 'seal',
    })),
    ...tables.judgments.map(({ verdict, voted_at }) => ({
      id: 'vote',
      at: voted_at,
      text: `Voted in docket 28,103: ${verdicts[verdict] ?? verdict}.`,
      kind: 'vote',
      to: '/judgment',
    })),
    ...tables.orders.map(({ id, designation, message, ordered_at, paid_at }) => ({
      id: `order-${id}`,
      at: paid_at ?? ordered_at,
      text: paid_at === null ? 'Asked for the seat, and did not pay.' : `Took the seat as ${designation}: “${message}”`,
      kind: 'seat',
    })),
  ];
  return entries.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

/** What has an order and no time: finds, step by step, and what was written into the draft. */
function undated({ narrative }: Sources): Entry[] {
  return [
    ...narrative.investigationPath.map((fragment, index) => {
      const { type, name } = labelOf(fragment);
      const isAgain = narrative.investigationPath.indexOf(fragment) < index;
      return {
        id: `step-${index}-${fragment}`,
        at: null,
        text: `${isAgain ? 'Came again upon' : 'Found'} “${name}”.`,
        kind: type,
      };
    }),
    ...narrative.collaborationHistory.map((clause, index) => ({
      id: `draft-${index}-${clause}`,
      at: null,
      text: `Wrote into the draft: “${clause}”`,
      kind: 'draft',
      to: '/collaborate',
    })),
  ];
}

/** Everything that the record and this device hold of the reader's way, as entries. Pure. */
export const entriesOf = (sources: Sources): Entry[] => [...dated(sources), ...undated(sources)];

/** A book has one leaf at the least. */
export const leavesIn = (entries: number): number => Math.max(1, Math.ceil(entries / linesALeaf));

/** The leaf nearest to the one asked for. */
export const leafWithin = (leaf: number, entries: number): number => Math.min(Math.max(0, leaf), leavesIn(entries) - 1);

/** A first press rules, a second lets it stand, a third rules again. */
export const nextMark = (mark: 'ruled' | 'stet' | undefined): 'ruled' | 'stet' => (mark === 'ruled' ? 'stet' : 'ruled');
