import type { Verdict } from '#contract/verdicts.ts';

/**
 * The lines with which Home answers an act ("name=value" of server/profile/acts.ts), from phase 3 on. A line stays on
 * the page until a newer act has a line. So it must be true whatever else the reader does, also after the end.
 */
export const hallLines: Readonly<Record<string, string>> = {
  'lamp=dark': 'You put out every light in the building but one. The hall was lit again on your account.',
  'verdict=drafted':
    'The verdict that you made whole has come down to the hall. It is under glass, where the hall is locked.',
  'verdict=struck': 'Of your verdict one word is left standing. Nobody has asked for the rest.',
  'doreen=told': 'You told docket 31,207 that she did go. It is filed with her tickets, as the last of them.',
  'line_two=objected':
    'You objected to “I have counted”. The Judge has counted again, and by another method, and is less sure of the five.',
  'line_six=objected':
    'You objected that the Stranger’s waiting was counted as a vote. Your objection is filed beside it, and was counted too.',
  'line_nine=objected':
    'You objected to the word “furniture”. On the plan of the bench the word is gone, and a chair put.',
  'line_eleven=objected': 'You objected that nothing in a letter was a finding. That has been found.',
  'chair=withheld':
    'You got up from the sixth chair with the word unsaid. The list was called at midnight, as on any day.',
};

/** The lines for the vote on the hedge, which is not an act. For a reader without any of the acts above. */
export const voteLines: Readonly<Record<Verdict, string>> = {
  cut: 'You voted to cut the hedge of docket 28,131. The tally is on the board in the hall, and one stroke of it is yours.',
  grow: 'You voted to let the hedge of docket 28,131 grow. It has gone on growing since, on that side.',
  'set-down':
    'You voted that the hedge of docket 28,131 be left undecided. Of all the votes in here, that one holds by itself.',
};
