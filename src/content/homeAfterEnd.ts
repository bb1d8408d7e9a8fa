import { architecture, type HomeEntry, type HomeFigure, features, lede, mission, statistics } from './home.ts';

/**
 * Texts of Home after the end. They replace the texts that say that the court is in session (B-HOME-04). They are in
 * shipped files, so none of them reveals a fact that must be earned.
 */
export const homeAfterEnd = {
  /** Eight lines, marked one after another every 4 s, like `statusLines`. */
  statusLines: [
    'five copies loaded, no list; chair taken',
    'intake closed; none listed for today',
    'no judges remain on the payroll',
    'the record of 47,001 is on its shelf',
    'sixteen bits, day and night; nobody asking',
    'heating on; nobody has complained',
    'one case more than was filed, and heard',
    'read as slowly as you like',
  ],
  classification: 'Classification: open to inspection. Reading this sheet is no longer read.',
  note: 'It was.',
  sheet: 'overleaf, research',
  lede: 'D5U was an AI: one model, copied five times. The copies were five ethical agents. They heard every case together, about fences, wills, wages and dogs, until all five agreed to stop. This registry lends what they said.',
  mission: {
    quote: 'The next fence may take eleven years again. Then somebody will have gone and looked at it.',
    source: 'Last minute of the last sitting',
  },
  /** Changed texts, by id of the card. All other cards do not change. */
  features: {
    hearing: {
      subtitle: 'until the court stopped',
      details:
        'Cases were entered at midnight and heard side by side. No list is made up now. A claim about a hedge may still be brought to the counter, where a clerk writes the address of next door on it and gives it back.',
    },
    unanimity: {
      details:
        'Each copy was tuned on the choices of a different group, so that no two would make the same mistake. They disagreed in one voice. A verdict left the room when all five had given it. Over a piano the fifth came 0.4 s behind the others, the longest wait until the last one.',
    },
  },
  architecture: {
    intake: {
      details: 'The slot, 32 cm wide, is screwed shut from the inside. The basket has been found empty.',
    },
    lpu: {
      details:
        'Three cabinets of three racks, under the stairs, ran the AI. They are left on, as warm as fifty people at dinner, and heat the public gallery.',
    },
    bench: {
      details:
        'Each copy had the whole file before it and could not see how the other four decided. The lamps are out. The cleaners, who used to wait for the fifth, bring their own light.',
    },
    seat: {
      subtitle: 'taken',
      details:
        'The drawings show six chairs and wiring for five. The sixth was signed for, and placed last in the arc; it went to the kitchen by itself. It has been sat in. On Thursdays it is dusted round whoever that was.',
    },
  },
  /** Changed figures, by label. */
  figures: { 'cases processed daily': '0', 'in session': '0/7' },
} as const;

type Changes = Readonly<Record<string, Partial<HomeEntry>>>;

const changed = <Entry extends HomeEntry>(entries: readonly Entry[], changes: Changes): readonly Entry[] =>
  entries.map((entry) => ({ ...entry, ...changes[entry.id] }));

/** The feature cards, before the end or after it. */
export const featuresOf = (hasEnded: boolean) => (hasEnded ? changed(features, homeAfterEnd.features) : features);

/** The architecture cards, before the end or after it. */
export const architectureOf = (hasEnded: boolean) =>
  hasEnded ? changed(architecture, homeAfterEnd.architecture) : architecture;

/** The four statistics, before the end or after it. */
export function statisticsOf(hasEnded: boolean): readonly HomeFigure[] {
  if (!hasEnded) return statistics;
  const figures: Readonly<Record<string, string>> = homeAfterEnd.figures;
  return statistics.map((statistic) => ({ ...statistic, figure: figures[statistic.label] ?? statistic.figure }));
}

/** The lede of the research sheet, before the end or after it. */
export const ledeOf = (hasEnded: boolean): string => (hasEnded ? homeAfterEnd.lede : lede);

/** The mission quote and its source, before the end or after it. R-LAND-08. */
export const missionOf = (hasEnded: boolean) => (hasEnded ? homeAfterEnd.mission : mission);
