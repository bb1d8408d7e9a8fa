import { architecture, type HomeEntry, type HomeFigure, features, statistics } from './home.ts';

/**
 * What Home says after the end in place of the lines by which the court still sits (B-HOME-04). They ship, so none of them
 * says what has to be earned.
 */
export const homeAfterEnd = {
  /** Eight, one every 4 s, like the first ones. */
  statusLines: [
    'five agents risen; the sixth chair is taken',
    'intake closed; none listed for today',
    'no judges remain on the payroll',
    'the record of 47,001 is on its shelf',
    'corridor lights on; corridor empty',
    'heating on; nobody has complained',
    'one case more than was filed, and it was heard',
    'visitors are asked to read slowly',
  ],
  classification: 'Classification: open to inspection. The reading of this sheet is no longer evidence.',
  note: 'It was.',
  sheet: 'overleaf, research',
  lede: 'D5U was the court of first instance for fences, wills, wages and dogs. Five ethical agents heard every case, and all five had to agree before it left the room. This registry keeps their record, and lends it.',
  /** By entry: what is different. All other entries stay as they are. */
  features: {
    hearing: {
      subtitle: 'until the court rose',
      details:
        'Cases were entered at midnight and heard in that order, the whole list by the next. No list is made up now. A claim about a hedge may still be brought to the counter, where a clerk writes the address of next door on it and gives it back.',
    },
    unanimity: {
      details:
        'The five were trained apart, each on a different century of law, so that they could not borrow one another’s mistakes. A verdict left the room when all five had given it. Over a piano the fifth came 0.4 s behind the others, which was the longest wait until the last one.',
    },
  },
  architecture: {
    intake: {
      details:
        'The slot, 32 cm wide, is screwed shut from the inside. The wire basket was emptied by hand on the last night, and was found empty in the morning. The porter keeps an umbrella in it.',
    },
    lpu: {
      details:
        'Three cabinets under the stairs turned statements into findings. They are left on for the heat, which is that of four people at dinner, and the water that cools them feeds the radiators of the public gallery.',
    },
    bench: {
      details:
        'Each agent had the whole file before it and could not see the others’ lamps. The lamps are out. The cleaners, who had learnt to wait for the fifth, come in when they like, and bring their own light.',
    },
    seat: {
      subtitle: 'taken',
      details:
        'The drawings show six chairs and wiring for five. The sixth was delivered with the others, signed for, and placed last in the arc. It has been sat in. On Thursdays it is dusted round whoever that was.',
    },
  },
  /** By label. */
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
