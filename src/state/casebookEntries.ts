import type { VisitorTables } from '#contract/api/visitorExport.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import type { UnlockedProtocol } from '#contract/visitor.ts';
import { clicksToRecover, withholdingSuspicion } from '#contract/opening.ts';
import { chairTexts, effectTexts, markedText, reachedText } from '../content/casebook.ts';
import { fragmentLabel } from './fragmentLabel.ts';
import { archiveFragment } from './recoveredFiles.ts';

/** One entry of the casebook: an act of the reader, or an event. */
export interface Entry {
  readonly id: string;
  /** Epoch ms; null for an entry stored in order but without a time. */
  readonly at: number | null;
  readonly text: string;
  /** The effect, as one or two sentences; absent when unknown. */
  readonly effect?: string;
  /** Text of the last column. */
  readonly kind: string;
  /** URL of the page of the entry. */
  readonly to?: string;
}

/** The sources of the casebook. */
export interface Sources {
  readonly tables: VisitorTables;
  readonly firstSeenAt: number;
  readonly narrative: NarrativeState;
  readonly protocols: readonly UnlockedProtocol[];
}

const ordinals = ['', '', 'second', 'third', 'fourth'];
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinalRules = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** “, for the 21st time”; empty for the first time. */
function timesOf(count: number): string {
  const ordinal = ordinals[count] ?? `${count}${endings[ordinalRules.select(count)] ?? 'th'}`;
  return ordinal === '' ? '' : `, for the ${ordinal} time`;
}

const verdicts: Readonly<Record<string, string>> = { cut: 'cut it', grow: 'let it grow', 'set-down': 'decide nothing' };

/**
 * The effect of clicking a file. `recovered`: the number of recovered files, including this file; 0 when this device
 * does not know the number.
 */
const effectOf = (isRecovered: boolean, recovered: number): { readonly effect?: string } => {
  if (!isRecovered) return { effect: effectTexts.pressed };
  return recovered > 0 ? { effect: effectTexts.recovered(recovered) } : {};
};

/** The states of a paid order whose message has been shown. */
const shownStates: readonly string[] = ['published', 'removed'];

/** The entry for an order. A paid order of an older server has no state; its message was published on payment. */
function toldOrder({
  designation,
  message,
  paid_at,
  state,
}: VisitorTables['orders'][number]): Pick<Entry, 'text' | 'effect'> {
  if (paid_at === null) return { text: 'Asked for the seat, and did not pay.' };
  const known = state ?? 'published';
  const effect = effectTexts.seat[known];
  return {
    text: `${shownStates.includes(known) ? 'Took' : 'Paid for'} the seat as ${designation}: “${message}”`,
    ...(effect !== undefined && { effect }),
  };
}

/** The suspicion in a suspicion event, 0 to 5; 0 for no event. */
const levelOf = (event: string | undefined): number => Number(/[\d.]+$/.exec(event ?? '')?.[0] ?? 0);

/** Entries with a time, oldest first. Pure. */
export function datedEntries({ tables, firstSeenAt, narrative, protocols }: Sources): Entry[] {
  const hasLetter = (phase: number) => narrative.personalizedNotes.some((note) => note.phase === phase);
  const files = narrative.discoveredFragments.filter((fragment) => fragment.startsWith(archiveFragment('')));
  const unlocked = tables.protocols.toSorted((a, b) => a.ordinal - b.ordinal);
  const entries: Entry[] = [
    {
      id: 'came',
      at: firstSeenAt,
      text: 'Came in. The line below the last was free.',
      effect: effectTexts.came,
      kind: 'door',
    },
    ...narrative.phaseTransitions.map(({ phase, timestamp }) => ({
      id: `phase-${phase}`,
      at: timestamp,
      text: reachedText(phase, hasLetter(phase)),
      effect: effectTexts.phase(phase),
      kind: 'letter',
    })),
    ...narrative.suspicionEvents.map(({ event, timestamp, sign }, index, events) => ({
      id: `suspicion-${timestamp}`,
      at: timestamp,
      text: markedText(levelOf(event)),
      effect: effectTexts.suspicion(
        // The sign is stored until the next rise. So the sign is valid only when the suspicion is higher than before.
        levelOf(event) > levelOf(events[index - 1]?.event) ? sign : undefined,
        levelOf(event) >= withholdingSuspicion,
        index === 0,
      ),
      kind: 'red pen',
    })),
    ...tables.story_visits.map(({ slug, earlier, read_at }) => ({
      id: `room-${slug}`,
      at: read_at,
      text: `Read in /${slug}${timesOf(earlier + 1)}.`,
      ...(earlier > 0 && { effect: effectTexts.readAgain }),
      kind: 'room',
      to: `/${slug}`,
    })),
    ...tables.archive_clicks.map(({ filename, clicks, clicked_at }) => ({
      id: `file-${filename}`,
      at: clicked_at,
      text: clicks >= clicksToRecover ? `Recovered ${filename}.` : `Pressed on ${filename}, and let it be.`,
      ...effectOf(clicks >= clicksToRecover, files.indexOf(archiveFragment(filename)) + 1),
      kind: 'archive',
      to: '/routemap',
    })),
    ...unlocked.map(({ clause, unlocked_at }, index) => ({
      id: `clause-${clause}`,
      at: unlocked_at,
      text: `Broke a seal${protocols[index] === undefined ? '' : `: ${protocols[index].title}`}.`,
      effect: effectTexts.seal(index + 1),
      kind: 'seal',
    })),
    ...tables.judgments.map(({ verdict, voted_at }) => ({
      id: 'vote',
      at: voted_at,
      text: `Voted in docket 28,131: ${verdicts[verdict] ?? verdict}.`,
      effect: effectTexts.vote,
      kind: 'vote',
      to: '/judgment',
    })),
    ...tables.acts
      .filter(({ act }) => act === 'chair')
      .map(({ value, done_at }) => ({
        id: 'chair',
        at: done_at,
        ...(value === 'said' ? chairTexts.said : chairTexts.sat),
        kind: 'chair',
        to: '/kitchen',
      })),
    ...tables.orders.map((order) => ({
      id: `order-${order.id}`,
      at: order.paid_at ?? order.ordered_at,
      ...toldOrder(order),
      kind: 'seat',
    })),
  ];
  return entries.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

/**
 * Found fragments, step by step, and the clauses written into the draft, in order. Pure. A find has a time and a page
 * if these were already stored at its discovery.
 */
export function findEntries({ narrative }: Pick<Sources, 'narrative'>): Entry[] {
  return [
    ...narrative.investigationPath.map((fragment, index) => {
      const { type, name } = fragmentLabel(fragment);
      const isAgain = narrative.investigationPath.indexOf(fragment) < index;
      return {
        id: `step-${index}-${fragment}`,
        at: isAgain ? null : (narrative.foundAt?.[fragment] ?? null),
        text: `${isAgain ? 'Came again upon' : 'Found'} “${name}”.`,
        ...(!isAgain && { effect: type === 'exhibit' ? effectTexts.exhibit : effectTexts.found }),
        kind: type,
        ...(!isAgain && narrative.foundOn?.[fragment] !== undefined && { to: narrative.foundOn[fragment] }),
      };
    }),
    ...narrative.collaborationHistory.map((clause, index) => ({
      id: `draft-${index}-${clause}`,
      at: null,
      text: `Wrote into the draft: “${clause}”`,
      effect: effectTexts.draft,
      kind: 'draft',
      to: '/collaborate',
    })),
  ];
}

/**
 * All entries: the dated entries, oldest first, then the other entries. A file that is recovered on the server has only
 * one entry. Pure.
 */
export function entriesOf(sources: Sources): Entry[] {
  const recovered = sources.tables.archive_clicks
    .filter(({ clicks }) => clicks >= clicksToRecover)
    .map(({ filename }) => `-${archiveFragment(filename)}`);
  const finds = findEntries(sources).filter(({ id }) => !recovered.some((end) => id.endsWith(end)));
  const entries = [...datedEntries(sources), ...finds];
  const dated = entries.filter(({ at }) => at !== null).sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return [...dated, ...entries.filter(({ at }) => at === null)];
}
