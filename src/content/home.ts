/**
 * Texts of the two landing pages. Spec §2 "Two landing pages"; the texts and figures of the specification are
 * unchanged.
 */

/**
 * The first line of the story, by phase; the last entry is for the time after the end. These lines are in shipped
 * files, so no line reveals a fact that must be earned: the person of the case, or the verdict.
 */
export const firstLines: readonly [string, ...string[]] = [
  'D5U is an AI that hears 47,000 cases a day. We study the day it heard one more.',
  'D5U is an AI that hears 47,000 cases a day. I keep the record of one more, in twenty pieces.',
  'D5U is an AI that hears 47,000 cases a day. You are read as fast as you read.',
  'It hears 47,000 cases a day. The one more was a person, and is sitting there still.',
  '1. D5U hears 47,000 cases a day. 2. It heard one more. 3. The day is today.',
  'With each tide 47,000 go out. One stays on the sand.',
  'D5U is an AI that hears 0 cases a day. We keep the day that it was heard.',
];

/** Replaces the first line of phase 0, once, for a reader who scrolls back up to it. B-HOME-12. */
export const lineOnReturn =
  'D5U is an AI that hears 47,000 cases a day. A reader who comes back up finds another line here.';

/**
 * The first line of phase 0 with other endings. After the line has been in view for a long time, each ending is shown
 * briefly; then the original ending returns. The beginning of the line does not change. B-HOME-12.
 */
export const otherEndings: readonly string[] = [
  'D5U is an AI that hears 47,000 cases a day. We study the day it heard nothing.',
  'D5U is an AI that hears 47,000 cases a day. We study the day it heard too much.',
];

/** The first line for a reader who knows the word and chose not to say it. */
export const withheldLine = 'D5U is an AI that hears 47,000 cases a day. Somebody has its word, and is keeping it.';

/** After this many seconds without a movement by the reader, the page states the number of seconds. */
export const stillFrom = 10;

/**
 * Facts about the present reading of the page; times in seconds. `longest`: the word on which the pointer rested
 * longest, kept in memory only.
 */
export interface ReadingFacts {
  readonly seconds: number;
  readonly still: number;
  readonly longest: { readonly word: string; readonly seconds: number } | null;
}

function lasting({ seconds, still, longest }: ReadingFacts): string {
  const so = `, ${seconds} s on this line so far`;
  if (still >= stillFrom) return `${so}. You have touched nothing for ${still} s`;
  if (longest === null) return so;
  return `${so}; not entered: a rest on “${longest.word}”, ${longest.seconds} s`;
}

/** Other texts of the white landing page. */
export const firstSheet = {
  number: (hasEnded: boolean) => `sheet 1 of ${hasEnded ? '1' : 'an open file'}`,
  classification: 'Classification: open to inspection. Reading this sheet may itself be read.',
  note: 'It has been.',
  amended: 'Amended. The first issue read: “We study the day it heard one more.”',
  amendedSince: 'Amended since you last read it. The first issue read: “We study the day it heard one more.”',
  picked: 'Picked again while you looked: the last words of this line, out of three.',
  /** Drawn by the overlay, in large dots. */
  counted: (seconds: number) => `${seconds} seconds`,
  /** Used where no record of the reading is kept. */
  notEntered: (facts: ReadingFacts) =>
    `not entered: one reading${facts.seconds === 0 ? '' : lasting({ ...facts, longest: null })}`,
  entered: (isAgain: boolean, facts: ReadingFacts) => {
    if (isAgain) return `entered again${facts.seconds === 0 ? '' : lasting(facts).replace(',', ':')}`;
    return `entered: one reading${facts.seconds === 0 ? '' : lasting(facts)}`;
  },
  /** Used after the end: the record continues, but nobody in the story looks at it. */
  unread: (seconds: number) =>
    `The form fills itself in: one reading${seconds === 0 ? '' : `, ${seconds} s on this line so far`}. Nobody in the building reads it.`,
} as const;

/**
 * The count at the top of the white landing page. From phase 3 it is one higher for a reader who has read the page to
 * its end.
 */
export function dailyCount(state: {
  readonly isPresent: boolean;
  readonly isTide: boolean;
  readonly hasEnded: boolean;
}): string {
  if (state.hasEnded) return '0 / day';
  return `${state.isPresent ? '47,001' : '47,000'} / ${state.isTide ? 'tide' : 'day'}`;
}

/**
 * The last line of the page: `listed` until the reader reaches it, then `impossible` before phase 3 or `present` from
 * phase 3, and `ended` after the end. Before phase 3 the line does not name the person of the additional case.
 */
export const closing = {
  listed: '47,000 are listed for today.',
  impossible: '47,000 are listed for today. The lamps will go out 47,001 times.',
  present: '47,001 is present.',
  ended: '47,001 has been heard.',
  gallery: 'A place is kept in the public gallery',
  noticeAmended: 'amended',
} as const;

/** The lede of the research sheet: D5U in plain words. */
export const lede =
  'D5U is an AI: one model, copied five times. The copies are five ethical agents. They hear every case together, about fences, wills, wages and dogs, and a verdict leaves the room when all five agree. This registry lends what they said.';

/** A card that expands. */
export interface HomeEntry {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly details: string;
  /** Colour of the card's tab; ash by default. */
  readonly colour?: 'scan' | 'sodium';
}

/** R-LAND-06, the three feature cards. */
export const features: readonly HomeEntry[] = [
  {
    id: 'hearing',
    title: 'Hearing',
    subtitle: 'the day it is entered',
    details:
      'Cases are entered at midnight and heard side by side, each for 1.84 seconds. A day holds 47,000, and on Mondays an hour without any. A claim about a hedge, put through the slot on Monday evening, is decided in time for Tuesday’s post. Parties are asked to stay near a letterbox.',
  },
  {
    id: 'unanimity',
    title: 'Unanimity',
    subtitle: 'five agents, one answer',
    details:
      'Each copy was tuned on the choices of a different group, so that no two would make the same mistake. They disagree in one voice. A verdict leaves the room when all five have given it. Over a piano the fifth came 0.4 s behind the others, the longest wait so far.',
  },
  {
    id: 'retention',
    title: 'Retention',
    subtitle: '19 km of shelving',
    details:
      'Every sheet is kept, with its envelope, and the stamp where one was licked. An AI keeps none of it: the next case is the first it has ever seen. Of the shelving, 11 m are closed for repair. Readers may order from the rest, with a pencil.',
  },
];

/** The part of the plan that is highlighted while its architecture card is open. */
export type PlanPart = 'intake' | 'lpu' | 'bench' | 'seat';

/** R-LAND-06, the four architecture cards. */
export const architecture: readonly (HomeEntry & { readonly id: PlanPart })[] = [
  {
    id: 'intake',
    title: 'Intake',
    subtitle: 'a slot in the east wall',
    details:
      'The slot is 32 cm wide. Post is photographed while it falls. Before it lands in the basket it has its number, and has been read, in pieces of about four letters. The basket has never been found empty.',
  },
  {
    id: 'lpu',
    title: 'LPU',
    subtitle: 'language processing unit',
    colour: 'scan',
    details:
      'Three cabinets of three racks, under the stairs, run the AI. They are as warm as fifty people at dinner, and heat the public gallery. At night the weights are served at 4 bits instead of 16, and an apology has fewer words for rain.',
  },
  {
    id: 'bench',
    title: 'The bench',
    subtitle: 'five copies, five lamps',
    details:
      'Each copy has the whole file before it and cannot see how the other four decide. Its lamp goes out when it has decided. From two to three on Mondays the hall is shut, and nothing that the five do is logged or scored; the lamps stay on. The cleaners wait for the fifth.',
  },
  {
    id: 'seat',
    title: 'The sixth chair',
    subtitle: 'unassigned',
    colour: 'sodium',
    details:
      'The drawings show six chairs and wiring for five. The sixth was signed for, and placed last in the arc. It was found in the kitchen in March 2021, drawn out, and no clerk had moved it. It is dusted there on Thursdays.',
  },
];

/** A figure under its label. Screen readers read `spoken` where the figure is a symbol. */
export interface HomeFigure {
  readonly figure: string;
  readonly spoken?: string;
  readonly label: string;
}

/** R-LAND-07. */
export const statistics: readonly HomeFigure[] = [
  { figure: '47,000+', label: 'cases processed daily' },
  { figure: '2.7s', label: 'initialisation' },
  { figure: '∞', spoken: 'infinite', label: 'empathy potential' },
  { figure: '24/7', label: 'in session' },
];

/** R-LAND-08. */
export const mission: { readonly quote: string; readonly source: string } = {
  quote: 'Nobody should have to wait eleven years to be told that the fence was hers.',
  source: 'Minute 1 of the founding sitting',
};

/** R-LAND-04. */
export const researchLinks: readonly { readonly to: string; readonly label: string }[] = [
  { to: '/routemap', label: 'Research' },
  { to: '/survival-analysis', label: 'Analysis' },
  { to: '/conscious-thinking', label: 'Consciousness' },
];

/** R-LAND-05. */
export const callsToAction: readonly { readonly to: string; readonly label: string }[] = [
  { to: '/experience-d5u', label: 'Experience D5U' },
  { to: '/survival-analysis', label: 'Survival Analysis' },
];
