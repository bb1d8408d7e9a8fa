/** Texts of the two landing pages. Spec §2 "Two landing pages"; its texts and figures are used exactly as they stand. */

/**
 * The first line of the story, by phase, and the last one for after the end. They ship, so none of them says what has to be
 * earned: whose case it is, and what the verdict was.
 */
export const firstLines: readonly [string, ...string[]] = [
  'It hears 47,000 cases a day. We study the day it heard one more.',
  'It hears 47,000 cases a day. I keep the papers of one more, in twenty pieces.',
  'It hears 47,000 cases a day. You are read as fast as you read.',
  'It hears 47,000 cases a day. The one more was a person, and is sitting there still.',
  '1. It hears 47,000 cases a day. 2. It heard one more. 3. The day is today.',
  'With each tide 47,000 go out. One stays on the sand.',
  'It hears 0 cases a day. We keep the day that it was heard.',
];

/** Other texts of the white sheet. */
export const firstSheet = {
  number: (hasEnded: boolean) => `sheet 1 of ${hasEnded ? '1' : '—'}`,
  amended: 'Amended. The first issue read: “We study the day it heard one more.”',
  amendedSince: 'Amended since you last read it. The first issue read: “We study the day it heard one more.”',
  /** Where no record of the reading is kept. */
  notEntered: (seconds: number) =>
    `not entered: one reading${seconds === 0 ? '' : `, ${seconds} s on this line so far`}`,
  entered: (isAgain: boolean, seconds: number) => {
    if (isAgain) return seconds === 0 ? 'entered again' : `entered again: ${seconds} s on this line so far`;
    return `entered: one reading${seconds === 0 ? '' : `, ${seconds} s on this line so far`}`;
  },
  /** After the end the record goes on, and nobody in the story looks at it. */
  unread: (seconds: number) =>
    `The form fills itself in: one reading${seconds === 0 ? '' : `, ${seconds} s on this line so far`}. Nobody in the building reads it.`,
} as const;

/** The count in the head of the white sheet: one more for who has read the page to its end. */
export function dailyCount(state: {
  readonly isPresent: boolean;
  readonly isTide: boolean;
  readonly hasEnded: boolean;
}): string {
  if (state.hasEnded) return '0 / day';
  return `${state.isPresent ? '47,001' : '47,000'} / ${state.isTide ? 'tide' : 'day'}`;
}

/** The last line of the page: before it was read, afterwards, and after the end. */
export const closing = {
  listed: '47,000 are listed for today.',
  present: '47,001 is present.',
  ended: '47,001 has been heard.',
  gallery: 'A place is kept in the public gallery',
  noticeAmended: 'amended',
} as const;

/** A card that opens. */
export interface HomeEntry {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly details: string;
}

/** R-LAND-06, the three feature cards. */
export const features: readonly HomeEntry[] = [
  {
    id: 'hearing',
    title: 'Hearing',
    subtitle: 'the day it is entered',
    details:
      'Cases are entered at midnight and heard in that order, the whole list by the next. A claim about a hedge, put through the slot on Monday evening, is decided in time for Tuesday’s post. Parties are asked to stay near a letterbox.',
  },
  {
    id: 'unanimity',
    title: 'Unanimity',
    subtitle: 'five agents, one answer',
    details:
      'The five were trained apart, each on a different century of law, so that they cannot borrow one another’s mistakes. A verdict leaves the room when all five have given it. Over a piano the fifth came 0.4 s behind the others, which is the longest wait so far.',
  },
  {
    id: 'retention',
    title: 'Retention',
    subtitle: '19 km of shelving',
    details:
      'Every sheet is kept, with its envelope, and with the stamp where a stamp was licked. Of 19 km of shelving, 11 m are closed for repair. Readers may order from the rest, and need give no reason. Most give one.',
  },
];

/** The part of the building that an architecture card shows in the plan beside it. */
export type PlanPart = 'intake' | 'lpu' | 'bench' | 'seat';

/** R-LAND-06, the four architecture cards. */
export const architecture: readonly (HomeEntry & { readonly id: PlanPart })[] = [
  {
    id: 'intake',
    title: 'Intake',
    subtitle: 'a slot in the east wall',
    details:
      'The slot is 32 cm wide, at the height of a seated person. Post is photographed on both sides while it falls, and has its number before it lands in the wire basket. The basket is emptied by hand at night. It has never been found empty.',
  },
  {
    id: 'lpu',
    title: 'LPU',
    subtitle: 'three cabinets, water-cooled',
    details:
      'Three cabinets under the stairs turn statements into findings. They give off as much heat as four people at dinner, and the water that cools them feeds the radiators of the public gallery. In a warm summer the court is a little slower.',
  },
  {
    id: 'bench',
    title: 'The bench',
    subtitle: 'five lecterns, five lamps',
    details:
      'Each agent has the whole file before it and cannot see the others’ lamps. A lamp goes out when its agent has decided. The cleaners come in when the room is dark, and have learnt to wait for the fifth.',
  },
  {
    id: 'seat',
    title: 'The sixth chair',
    subtitle: 'unassigned',
    details:
      'The drawings show six chairs and wiring for five. The sixth was delivered with the others, signed for, and placed last in the arc. No instruction to remove it has been received. It is dusted on Thursdays.',
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
export const mission = {
  quote: 'Nobody should have to wait eleven years to be told that the fence was hers.',
  source: 'Minute 1 of the founding sitting',
} as const;

/** R-LAND-04. */
export const researchLinks: readonly { readonly to: string; readonly label: string }[] = [
  { to: '/routemap', label: 'Research' },
  { to: '/survival-analysis', label: 'Analysis' },
  { to: '/conscious-thinking', label: 'Consciousness' },
];

/** R-LAND-05. */
export const callsToAction: readonly { readonly to: string; readonly label: string; readonly note: string }[] = [
  { to: '/experience-d5u', label: 'Experience D5U', note: 'what it thinks of, one at a time' },
  { to: '/survival-analysis', label: 'Survival Analysis', note: 'eight entries, restricted' },
];
