/** Texts of Home that are loaded after hydration. */
import type { Moments } from '#contract/calendar.ts';

type MomentName = keyof Moments;

/**
 * Lines of Home before the end, one for each moment of the calendar (docs/story.md). If several moments apply, the
 * first in `order` is shown. B-HOME-14.
 */
const sitting: Readonly<Record<MomentName, string>> = {
  minute: 'It is 14:22. In 2021, in this minute, the five lamps went out once more than there were cases.',
  anniversary: 'It is 15 March. On this day in 2021 the AI heard one case that nobody had filed.',
  recess:
    'It is Monday, between two and three. The hall is shut, and nothing that the five do is logged. The lamps are on.',
  thursday: 'It is Thursday. The sixth chair is being dusted, and then it is put back where it was found.',
};

const afterEnd: Readonly<Partial<Record<MomentName, string>>> = {
  anniversary: 'It is 15 March. The case of this day has been heard.',
  thursday: 'It is Thursday. The sixth chair is dusted round whoever sat on it.',
};

/** Precedence of the moments, from the rarest to the most frequent. */
const order: readonly MomentName[] = ['minute', 'anniversary', 'recess', 'thursday'];

/** The line of Home for the moments that apply now; "" if there is none. */
export function momentLine(moments: Moments, hasEnded: boolean): string {
  const name = order.find((one) => moments[one]);
  return name === undefined ? '' : ((hasEnded ? afterEnd : sitting)[name] ?? '');
}

/** The caption of the sixth cord above the last line of Home. B-HOME-22. */
export const wiring = 'wiring for five';

/** The caption of the words below the lamps. B-HOME-22. */
export const stayedOn = 'where your pointer stayed longest';

/**
 * The second question of the story, shown from phase 2 until the end or until the word is kept. Its word is covered.
 * B-HOME-13.
 */
export const secondQuestion = {
  text: 'It agreed on one word. Nobody heard it.',
  letters: 4,
  /** Words that are tried in its place when the pointer comes to it. The right word is in no file that is sent. */
  tried: ['wait', 'free', 'here'],
  covered: 'a covered word of four letters',
} as const;
