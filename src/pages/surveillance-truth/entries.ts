import type { VisitorExport, VisitorTables } from '#contract/api/visitorExport.ts';
import { signText } from '../../content/signTexts.ts';

/** One table of the database, described to the visitor whose rows it holds. */
export interface Entry {
  readonly table: keyof VisitorTables;
  readonly rows: readonly object[];
  readonly title: string;
  readonly text: string;
}

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
/** “19 November 2026, 10:15”, in the visitor's time zone. */
export const whenOf = (atMs: number): string => `${date.format(atMs)}, ${clock.format(atMs)}`;

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** “1 hour 4 minutes”, “30 minutes 43 seconds”, “12 seconds”: the two largest units. */
export function spanOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [
    plural(Math.floor(seconds / 3600), 'hour'),
    plural(Math.floor(seconds / 60) % 60, 'minute'),
    plural(seconds % 60, 'second'),
  ].filter((part, index) => !part.startsWith('0 ') || (index === 2 && seconds === 0));
  return parts.slice(0, 2).join(' ');
}

/** “a, b and c”; items beyond `most` become a number. */
function listOf(items: readonly string[], most = 8): string {
  const named = items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : items;
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

const tenths = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

const parcelsIn = (rows: VisitorTables['deliveries']): number =>
  rows.flatMap(({ numbers }) => numbers).reduce((sum, [first, last]) => sum + last - first + 1, 0);

/** Stays on pages about one person, except those that were left early. */
const stayTexts: Readonly<Record<string, string>> = {
  stayed: 'where you stayed',
  perhaps: 'where you may have stayed',
};

const verdicts: Readonly<Record<string, string>> = { cut: 'cut it', grow: 'let it grow', 'set-down': 'decide nothing' };

type Sentences = {
  readonly [T in keyof VisitorTables]: {
    title: string;
    none: string;
    some: (rows: VisitorTables[T], held: VisitorExport) => string;
  };
};

/** The texts about each table, in display order. */
const sentences: Sentences = {
  visitors: {
    title: 'How you read',
    none: 'Nothing has been added up.',
    some: ([row]) => {
      if (row === undefined) return '';
      const { dwellMs, engagedMs, touches, interactions, phase, suspicion, latestInteractions, lastSeenAt } =
        row.record;
      const { peakSuspicion = suspicion, suspicionSign, peopleStays = {} } = row.record;
      const sign = signText(suspicionSign);
      const raised = sign === '' ? '' : ` What raised it last is kept too: “${sign}”`;
      const stays = Object.entries(peopleStays).map(
        ([path, stay]) => `${path}, ${stayTexts[stay] ?? 'which you left early'}`,
      );
      const people = stays.length === 0 ? '' : ` Of the pages about one person: ${stays.join('; ')}.`;
      return `Running sums, and the last fifty steps. You have been here with a page in view for ${spanOf(dwellMs)}, which weighs as much as ${spanOf(engagedMs)} of close reading. ${plural(touches, 'thing')} hovered over or pressed; ${plural(interactions, 'entry', 'entries')} in the order of what you did, of which the latest ${latestInteractions.length} are kept by name and 50 at most. From this follow your phase, ${phase} of 5, and the suspicion of you, ${tenths(suspicion)} of 5, and ${tenths(peakSuspicion)} at its highest.${raised}${people} Last added to on ${whenOf(lastSeenAt)}.`;
    },
  },
  deliveries: {
    title: 'What has arrived',
    none: 'No parcel of reading has arrived.',
    some: (rows) =>
      `Your browser sends what you did in parcels, twice a minute, numbered from 1 on each visit, under a random name. Name, numbers and the time of the last are kept, so that none is counted twice: ${plural(parcelsIn(rows), 'parcel')}, the last on ${whenOf(Math.max(...rows.map(({ at }) => at)))}. What was in them went into the sums above and was let go.`,
  },
  story_visits: {
    title: 'Rooms you have read in',
    none: 'None.',
    some: (rows) =>
      `${listOf(rows.map(({ slug, earlier }) => `/${slug} ${times(earlier + 1)}`))}. For each, how often you came, when and at which phase you last read there and the time before, and the choices you took, as numbers. Half an hour away makes a new visit.`,
  },
  acts: {
    title: 'What other rooms remember',
    none: 'No room has told another about you.',
    some: (rows, { actsInWords }) =>
      `Of what you chose in one room, ${plural(rows.length, 'thing')} that another room may bring up. You ${listOf(actsInWords)}. Your choice as the room offers it, and never what you typed.`,
  },
  narratives: {
    title: 'What you have found',
    none: 'Nothing yet.',
    some: ([row]) =>
      row === undefined
        ? ''
        : `${plural(row.discovered_fragments.length, 'piece')} of the record, and the ${plural(row.investigation_path.length, 'step')} by which you came to them, in order. As of ${whenOf(row.updated_at)}.`,
  },
  archive_clicks: {
    title: 'Files you pressed on',
    none: 'None.',
    some: (rows) => `${listOf(rows.map(({ filename, clicks }) => `${filename} ${times(clicks)}`))}.`,
  },
  protocols: {
    title: 'Clauses you unsealed',
    none: 'None.',
    some: (rows) =>
      `${plural(rows.length, 'clause')}, the last on ${whenOf(Math.max(...rows.map((row) => row.unlocked_at)))}. Of the keys you press outside a form nothing is sent but a word that was right.`,
  },
  judgments: {
    title: 'Your vote',
    none: 'You have not voted.',
    some: ([row]) =>
      row === undefined
        ? ''
        : `In docket 28,131: ${verdicts[row.verdict] ?? row.verdict}. Given on ${whenOf(row.voted_at)}.`,
  },
  recovery_phrases: {
    title: 'Your words for another device',
    none: 'None were made.',
    some: ([row]) =>
      row === undefined
        ? ''
        : `There are twelve, made on ${whenOf(row.made_at)}. They never came here: what lies here is the hash of a hash of them.`,
  },
  feedback: {
    title: 'What you made of recommendations',
    none: 'None has been offered to you.',
    some: (rows) =>
      `Of ${plural(rows.length, 'offer')}: which page, whether you saw it or followed it, how long it was in view, and how easily you were thought to read. What you follow is offered more, what you pass by less.`,
  },
  orders: {
    title: 'Orders for the seat',
    none: 'None.',
    some: (rows) => {
      const paid = rows.filter((row) => row.paid_at !== null).length;
      return `${plural(rows.length, 'order')}, ${paid === 0 ? 'none' : paid} paid for, with the line that you wrote: ${listOf(rows.map(({ designation, message }) => `${designation}, “${message}”`))}. No card, account or address; whoever takes the money holds those.`;
    },
  },
  influence: {
    title: 'Your lines on the seat',
    none: 'None.',
    some: (rows) =>
      `${plural(rows.length, 'line')} that you paid for, shown to everybody while it was the newest. Nothing on the seat says that it was you.`,
  },
};

/** Every table, with this visitor's rows described in words. */
export const entriesOf = (held: VisitorExport): Entry[] =>
  (Object.keys(sentences) as (keyof VisitorTables)[]).map((table) => {
    const { title, none, some } = sentences[table];
    const rows = held.tables[table];
    const words = some as (rows: object, held: VisitorExport) => string;
    return { table, rows, title, text: rows.length === 0 ? none : words(rows, held) };
  });
