import type { RecommendationType } from '#contract/recommendation.ts';

/** Texts of the drawer and of the toasts: labels of the tabs, sentences about the reader, notices. */
export const tabLabels = { analysis: 'analysis', recommended: 'recommended', letters: 'letters' } as const;

/** About a tab in which something is new, for assistive technology. */
export const newInTab = 'not opened yet';

/** What a screen reader is told when a panel has opened by itself. */
export const shownByItself = (label: string): string => `The margin below shows: ${label}.`;

/** Where an exhibit goes that was taken up, on its label. */
export const keptTexts = {
  table: 'laid with your other finds',
  list: 'entered among your exhibits',
  preview: 'a preview, kept nowhere',
} as const;

export const metricIds = ['attention', 'persistence', 'compliance', 'candour'] as const;
export type MetricId = (typeof metricIds)[number];

interface MetricTexts {
  /** How the figure is calculated, in plain words; must match panels/analysis/analyze.ts. */
  readonly meaning: string;
  /** Sentences for a figure below 34, below 67, and from 67 on. */
  readonly said: readonly [low: string, middle: string, high: string];
}

/** Each sentence must be true of every reader with such a figure: analyze.ts says what the figure is made of. */
export const metricTexts: Readonly<Record<MetricId, MetricTexts>> = {
  attention: {
    meaning: 'How awake the building is to you. It rises while you scroll, point and open things.',
    said: [
      'The lamp is on, and little is moving under it at present.',
      'You have moved about here, and the building has turned its head.',
      'Since this page was loaded you have kept the building awake for thirty minutes.',
    ],
  },
  persistence: {
    meaning:
      'How much you have opened, and how long ago you first came, up to a day. Each step since then adds a little.',
    said: [
      'What you have opened fits on one sheet, of 33 lines, and the clerk has laid out a second in case.',
      'The clerk has sharpened the pencil once more on your account.',
      'The clerk has sewn a second sheet to your list, and has sent down for thread.',
    ],
  },
  compliance: {
    meaning:
      'How seldom a step of yours repeats an earlier one, made less by suspicion. Reading without haste adds to it.',
    said: [
      'Nearly a third of your steps, or more, went where others of yours had gone.',
      'Nobody here would call you obedient, or the other thing.',
      'Since this page was loaded you have read for twenty minutes without haste, and the quiet was entered.',
    ],
  },
  candour: {
    meaning: 'What you have found, made less by suspicion. It rises while you go about, and waits while you read.',
    said: [
      'Two finds at the most are in your name.',
      'You were seen going about.',
      'Since this page was loaded you have gone about for nine minutes where everybody could see it.',
    ],
  },
};

/** What lowers two of the figures while there is any suspicion, and what raises candour besides going about. */
const otherwise = {
  compliance: 'Something is held against you, and it is taken off here.',
  candour: 'While anything is held against you, a find counts for less.',
  finds: (count: number): string => `${count} finds are in your name.`,
} as const;

/**
 * The sentence on a figure, 0 to 100. Two figures are made of more than one thing: what is said follows from the one that holds.
 * `finds`: how many fragments were found.
 */
export function saidOf(
  id: MetricId,
  figure: number,
  { suspicion, finds }: { suspicion: number; finds: number },
): string {
  const band = figure < 34 ? 0 : figure < 67 ? 1 : 2;
  if (band === 0 && suspicion > 0 && (id === 'compliance' || id === 'candour')) return otherwise[id];
  if (band === 1 && id === 'candour' && finds >= 3) return otherwise.finds(finds);
  return metricTexts[id].said[band];
}

/** Sentence above the figures, by the agent of the phase. */
export const analysisOpening: Readonly<Record<2 | 3 | 4 | 5, string>> = {
  2: 'These are your own figures. They are taken every five seconds, and asking for them is entered with the rest.',
  3: 'I asked that these be read beside your pauses, which speak better for you. Docket 31,207 was never shown hers.',
  4: '1. Four figures.\n2. None is a finding.\n3. The rule ends at one hundred.',
  5: 'Water stands against a post while there is one. The marks stay when it has gone.',
};

/** What replaces the sentences from `withheldFromSuspicion` on. */
export const analysisQuestion = 'The remarks are withheld. Which of the four did you look at first?';
export const remarkWithheld = 'withheld';

export const particularLabels = {
  interactions: 'steps',
  days: 'since the first visit',
  suspicion: 'suspicion',
  stability: 'stability',
  manner: 'manner',
  steps: 'last steps',
} as const;

export const recommendationKinds: Readonly<Record<RecommendationType, string>> = {
  content: 'to read',
  puzzle: 'to work out',
  hidden_content: 'kept back',
  collaboration: 'to write together',
};
export const nothingRecommended =
  'Nothing is set out for you at present. The clerk looks again when another of the five takes the floor.';
/** What becomes of an entry that the reader has answered. */
export const recommendationAnswers = {
  dismiss: 'not for me',
  dismissed: (title: string): string => `“${title}” was put back, and the answer noted.`,
  clicked: (title: string): string => `You went to “${title}”, and it was taken off the list.`,
} as const;
export const spanMeaning = (seconds: number): string => `Reckoned at ${seconds} seconds, sitting down.`;
export const complexityMeaning =
  'Set by your phase, your suspicion and how much you have opened. The same for all three.';

/** Toast of a new phase. */
export const phaseNotices: Readonly<Record<1 | 2 | 3 | 4 | 5, { readonly title: string; readonly text: string }>> = {
  1: { title: 'The Archivist has your card.', text: 'The files in the index may be handled.' },
  2: { title: 'The Observer has taken a seat.', text: 'An analysis is kept from now on. It lies in the margin below.' },
  3: { title: 'The Advocate has asked to be heard.', text: 'Some of the sheets have gained a paragraph.' },
  4: { title: 'The Judge has come in.', text: 'The lines are numbered from here.' },
  5: { title: 'A fifth chair is taken.', text: 'There is water on the stairs.' },
};
/** Notice of a suspicion that has reached 1, 2 or 3. B-SUS-05. */
export const suspicionNotices: Readonly<Record<1 | 2 | 3, { readonly title: string; readonly follows: string }>> = {
  1: { title: 'Your line in the register is underlined, in red.', follows: 'It fades, if nothing is added.' },
  2: { title: 'Your line is underlined twice.', follows: 'The pen has not been put away.' },
  3: {
    title: 'Your line is underlined three times.',
    follows: 'Until it has been quiet for some minutes, you are asked and not told.',
  },
};
export const letterNotice = {
  title: 'A letter has been added to your file.',
  from: (name: string, sentence: string): string => `From ${name.replace(/^The /, 'the ')}: “${sentence}”`,
};
