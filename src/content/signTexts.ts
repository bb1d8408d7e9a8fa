import type { Sign } from '#contract/visitor.ts';

/**
 * The causes of suspicion, as the reader is told them. Each sentence is true of every batch that has the sign
 * (server/profile/suspicion.ts).
 */
const signTexts: Readonly<Record<Sign, string>> = {
  hidden: 'You followed a link that was not meant to be seen.',
  secret: 'You broke a seal.',
  protocol: 'You went back to look at the seals.',
  frenzy: 'You pulled a page past quicker than anybody reads.',
  hurry: 'You gave the last rooms less than ten seconds each, on average.',
  'left-early': 'You left a page about somebody before forty seconds were over.',
  files: 'In the index you pressed more often than once in three seconds.',
  even: 'You did exactly as much ten times in a row.',
  machine: 'What came in did not look like one person reading.',
};

/** The text of a stored sign; "" if there is none, and for a sign that this page does not know. */
export const signText = (sign: string | null | undefined): string =>
  sign !== null && sign !== undefined && Object.hasOwn(signTexts, sign) ? signTexts[sign as Sign] : '';
