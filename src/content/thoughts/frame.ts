/** Texts around the thoughts on /experience-d5u, before the end and after it. R-TH-04, B-END-01. */
export const frame = {
  lead: 'D5U is an AI that judges a court’s cases, 47,000 of them a day. These are its thoughts, one at a time.',
  leadSinceTheEnd:
    'D5U is the AI that heard a court’s cases. No more are put to it. It was left on, and these still come.',
  active: 'Processing active',
  /** Beside “Processing active” after the end. */
  sinceTheEnd: 'with no case before it',
} as const;
