import type { Complexity, RecommendationType } from '#contract/recommendation.ts';

/** Texts of the drawer and of the toasts: labels of the tabs, sentences about the reader, notices. */
export const tabLabels = {
  analysis: 'psychological analysis',
  recommended: 'recommended',
  letters: 'letters',
} as const;

/** Texts of the panel of letters: the possible replies, and their results. */
export const letterTexts = {
  /**
   * `offer`: shown above the replies to a letter. `offerLines`: shown above a letter whose lines can be objected to.
   */
  offer: 'You may send back one of these.',
  offerLines: 'Press a line to object to it. You may object to several.',
  /** Added to the text of a line of a letter, for assistive technology. */
  objectTo: 'Object to this line.',
  sending: 'It is being read.',
  failure: 'The answer has not come. The line is still here: press it again.',
  sent: 'you',
  objected: 'objected to',
} as const;

/** Added to the name of a tab with new content, for assistive technology. */
export const newInTab = 'not opened yet';

/** The announcement of a panel that has opened by itself. */
export const shownByItself = (label: string): string => `The margin below shows: ${label}.`;

/** Name of the region of the eggs, with the key that moves the focus there, and the announcement of new eggs. */
export const exhibitTexts = {
  region: 'Exhibits (F2)',
  come: (titles: readonly string[]): string =>
    titles.length === 1
      ? `An exhibit lies beside the page: ${titles[0]}. F2 goes to it.`
      : `${titles.length} exhibits lie beside the page: ${titles.join(', ')}. F2 goes to them.`,
} as const;

/** Shown on the label of an egg that was discovered: the place where the egg is kept. */
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

/** Each sentence must be true of every reader with such a figure. The figures are calculated in analyze.ts. */
export const metricTexts: Readonly<Record<MetricId, MetricTexts>> = {
  attention: {
    meaning: 'How closely D5U attends to you. It rises while you scroll, point and open things.',
    said: [
      'You have part of its attention at present. The rest is on other cases.',
      'You have scrolled, pointed or opened things, and its attention has turned to you.',
      'Since this page was loaded you have held its attention for thirty minutes.',
    ],
  },
  persistence: {
    meaning:
      'How much you have opened, and how long ago you first came, up to a day. Each step since then adds a little.',
    said: [
      'You have taken fewer than 33 steps here so far. They fit on one sheet.',
      'You have done more than ten things here, and each was counted.',
      'Your steps have filled one sheet of 33 lines and gone on to a second.',
    ],
  },
  compliance: {
    meaning:
      'How seldom a step of yours repeats an earlier one. Reading without haste adds to it; a mark in the register takes from it.',
    said: [
      'About a third of your latest steps, or more, repeat an earlier one.',
      'Two things keep this figure up: going on to something new, and reading without haste.',
      'Since this page was loaded you have read for twenty minutes without haste.',
    ],
  },
  candour: {
    meaning:
      'How much you have found. It rises while you go about, and waits while you read; a mark in the register takes from it.',
    said: [
      'You have found two things here at the most.',
      'You have gone about where you can be seen.',
      'Since this page was loaded you have gone about for nine minutes where you can be seen.',
    ],
  },
};

/**
 * Sentences for other causes of a figure: suspicion, which lowers compliance and candour, and the fragments found,
 * which raise candour.
 */
const otherwise = {
  compliance: 'There is a mark beside your line in the register, and it is taken off here.',
  candour: 'While there is a mark beside your line in the register, a find counts for less.',
  finds: (count: number): string => `You have found ${count} things.`,
} as const;

/**
 * The sentence on a figure, 0 to 100. Two figures can have several causes; the sentence names the cause that applies.
 * `finds`: the number of fragments found.
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

/** Heading of the analysis. R-PRO-06. */
export const analysisHeading = 'Psychological analysis';

/** Sentence above the figures, by the agent of the phase. */
export const analysisOpening: Readonly<Record<2 | 3 | 4 | 5, string>> = {
  2: 'This is you, in four figures. I work them out from what you do here, and reading them is one of the things you do.',
  3: 'I asked that you be shown yours. Docket 31,207 was measured too, and was never shown hers.',
  4: '1. Four figures about you.\n2. Each can reach one hundred.\n3. None of them is a finding.',
  5: 'Water stands against a post while there is one. The marks stay when it has gone.',
};

/** Shown instead of the opening sentence and of the sentences on the figures, from `withholdingSuspicion` on. */
export const analysisQuestion = 'The remarks are withheld. Which of the four did you look at first?';
export const remarkWithheld = 'withheld';

export const particularLabels = {
  interactions: 'steps',
  days: 'since the first visit',
  suspicion: 'in the register',
  stability: 'stability',
  manner: 'manner',
  steps: 'last steps',
} as const;

/** Suspicion, 0 to 5, in words. From 1 on the reader's line in the register is underlined. */
export function suspicionWords(level: number): string {
  if (level <= 0) return 'no mark';
  if (level < 1) return 'a small mark';
  if (level < 2) return 'underlined';
  return level < 3 ? 'underlined twice' : 'underlined three times';
}

/** Difficulty of a recommendation, in words. */
export const complexityWords: Readonly<Record<Complexity, string>> = {
  basic: 'for a first reading',
  intermediate: 'for a practised reader',
  advanced: 'for a reader who is watched',
};

export const recommendationKinds: Readonly<Record<RecommendationType, string>> = {
  content: 'to read',
  puzzle: 'to work out',
  hidden_content: 'kept back',
  collaboration: 'to write together',
};
export const nothingRecommended =
  'Nothing is set out for you at present. The clerk looks again when another of the five takes the floor.';
/** Texts of a recommendation that the reader dismisses or has followed. */
export const recommendationAnswers = {
  dismiss: 'not for me',
  dismissed: (title: string): string => `“${title}” was put back, and the answer noted.`,
  clicked: (title: string): string => `You went to “${title}”, and it was taken off the list.`,
} as const;
export const spanMeaning = (seconds: number): string => `Reckoned at ${seconds} seconds, sitting down.`;
export const complexityMeaning =
  'Set by how far you have come, how far you are trusted, and how much you have opened. The same for all three.';

/** Toast for a new phase. */
export const phaseNotices: Readonly<Record<1 | 2 | 3 | 4 | 5, { readonly title: string; readonly text: string }>> = {
  1: {
    title: 'The Archivist has begun to speak.',
    text: 'The damaged files of the archive can be recovered. Press one three times.',
  },
  2: {
    title: 'The Observer has begun to speak.',
    text: 'A psychological analysis of you has begun. It lies in the margin below.',
  },
  3: { title: 'The Advocate has begun to speak.', text: 'Some rooms have gained a paragraph, and a letter has news.' },
  4: {
    title: 'The Judge has begun to speak.',
    text: 'The five no longer agree. How each of them votes is in a letter.',
  },
  5: {
    title: 'The Stranger has begun to speak.',
    text: 'There is water on the stairs, and a sixth chair in the kitchen.',
  },
};
/** Notice for a suspicion that has reached 1, 2 or 3. B-SUS-05. */
export const suspicionNotices: Readonly<Record<1 | 2 | 3, { readonly title: string; readonly follows: string }>> = {
  1: { title: 'Your line in the register is underlined, in red.', follows: 'It fades, if nothing is added.' },
  2: { title: 'Your line in the register is underlined twice.', follows: 'It fades, if nothing is added.' },
  3: {
    title: 'Your line in the register is underlined three times.',
    follows: 'For some quiet minutes you will be asked more than you are told.',
  },
};
export const eggNotice = {
  title: 'An exhibit is entered.',
  /** `found` of `all` eggs, including this one. */
  text: (title: string, found: number, all: number): string => `${title}. The casebook has ${found} of ${all}.`,
};
export const letterNotice = {
  title: 'A letter has come for you.',
  from: (name: string, sentence: string): string => `From ${name.replace(/^The /, 'the ')}: “${sentence}”`,
  /**
   * `read`: label of the button on the notice of a letter. `heard`: the sentence that is announced instead of the
   * button.
   */
  read: 'read the letter',
  heard: 'A letter has come for you. It is under letters, in the margin.',
};
