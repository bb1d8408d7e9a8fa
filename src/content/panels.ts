import type { RecommendationType } from '#contract/recommendation.ts';

/** The words of the margin: what its tabs are called, what the court says of the reader, and its notices. */
export const tabLabels = { analysis: 'analysis', recommended: 'recommended', letters: 'letters' } as const;

export const metricIds = ['attention', 'persistence', 'compliance', 'candour'] as const;
export type MetricId = (typeof metricIds)[number];

interface MetricWords {
  /** What the figure is made of, in plain words; must stay true to panels/analysis/analysisOf.ts. */
  readonly meaning: string;
  /** Said below 34, below 67, and above. */
  readonly said: readonly [low: string, middle: string, high: string];
}

export const metricWords: Readonly<Record<MetricId, MetricWords>> = {
  attention: {
    meaning: 'How awake the building is to you. It rises while you scroll, point and open things.',
    said: [
      'The lamp is on and the chair is pulled out. Nobody has been seen to sit.',
      'You stay with a line until it ends. Most people leave at the verb.',
      'You have read the number of the form. It is set in four-point type.',
    ],
  },
  persistence: {
    meaning:
      'How much you have opened and for how many days you have been coming. What you do between readings is added.',
    said: [
      'One visit, and the coat kept on.',
      'You came back to a drawer that had been empty, and opened it again.',
      'The porter has stopped asking for your name.',
    ],
  },
  compliance: {
    meaning: 'How much of your path went on to something new, less what you are suspected of. Turning back lowers it.',
    said: [
      'You go back to a door to see whether it was locked.',
      'You follow the arrows, and look at the back of the board they are painted on.',
      'You have taken the stairs in the order of their building.',
    ],
  },
  candour: {
    meaning: 'What you have found, less what you are suspected of. It rises while your hand is seen to move.',
    said: [
      'Your hands are in your pockets. This is allowed.',
      'The pointer arrives before you do, and waits on the word.',
      'Nothing you touched was put back with its face to the wall.',
    ],
  },
};

/** Who reads the figures out, by phase. */
export const analysisOpening: Readonly<Record<2 | 3 | 4 | 5, string>> = {
  2: 'You are reading your own figures. They are taken every five seconds, and this counts as one of the things you do.',
  3: 'I asked that these be read beside your pauses, which speak better for you. Docket 31,207 was never shown hers.',
  4: '1. Four figures.\n2. None is a finding.\n3. The rule ends at one hundred.',
  5: 'Water stands against a post while there is one. The marks stay when it has gone.',
};

/** From suspicion 3 the voice withholds, and asks back. */
export const withheldFromSuspicion = 3;
export const analysisQuestion = 'The remarks are withheld. Which of the four did you look at first?';
export const remarkWithheld = 'withheld';

export const particularLabels = {
  interactions: 'opened',
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
export const spanMeaning = (seconds: number): string =>
  `What this kind of thing is reckoned to ask of a reader: ${seconds} seconds, without getting up.`;
export const complexityMeaning =
  'Set by your phase, your suspicion and how much you have opened. The same for all three.';

/** The notice of a new phase. */
export const phaseNotices: Readonly<Record<1 | 2 | 3 | 4 | 5, { readonly title: string; readonly text: string }>> = {
  1: { title: 'The Archivist has your card.', text: 'The files in the index may be handled.' },
  2: { title: 'The Observer has taken a seat.', text: 'An analysis is kept from now on. It lies in the margin below.' },
  3: { title: 'The Advocate has asked to be heard.', text: 'Some of the sheets have gained a paragraph.' },
  4: { title: 'The Judge has come in.', text: 'The lines are numbered from here.' },
  5: { title: 'A fifth chair is taken.', text: 'There is water on the stairs.' },
};
export const letterNotice = {
  title: 'A letter has been added to your file.',
  from: (name: string): string => `From ${name.replace(/^The /, 'the ')}.`,
};
export const exhibitNotice = 'Entered as an exhibit.';
