import type { Recommendation } from '#contract/recommendation.ts';

export interface Suggestion extends Recommendation {
  /** First and last phase at which it is made. */
  readonly from: number;
  readonly to: number;
  /** Made at this suspicion and above. */
  readonly suspicion: number;
}

const row = (
  [from, to, suspicion]: readonly [number, number, number],
  priority: number,
  type: Recommendation['type'],
  url: string,
  title: string,
  description: string,
): Suggestion => ({ from, to, suspicion, priority, type, url, title, description });

/**
 * What is recommended to whom: [first phase, last phase, suspicion], priority 0 to 1, then what the reader sees. Titles
 * to 40 characters, descriptions to 120. The voice is that of the agent of the phase.
 */
export const suggestions: readonly Suggestion[] = [
  // Phase 2, the Observer: it is how you read.
  row(
    [2, 3, 0],
    0.9,
    'content',
    '/kitchen',
    'The kitchen',
    'You passed the kettle twice. It has been left as you left it.',
  ),
  row(
    [2, 3, 0],
    0.8,
    'content',
    '/transmissions',
    'Logs 001 to 015',
    'You counted to fifteen before you decided. They can be played.',
  ),
  row(
    [2, 4, 0],
    0.7,
    'puzzle',
    '/oblique',
    'Testimony, from the side',
    'You read straight on. This one was written for somebody standing by the door.',
  ),
  row(
    [2, 4, 0],
    0.65,
    'puzzle',
    '/signal-intercept',
    'A carrier, slightly off',
    'Turn slowly. You tend to go past things and come back.',
  ),
  row(
    [2, 5, 0],
    0.6,
    'content',
    '/behavioral',
    'Your file',
    'Scroll, dwell, order. You are welcome to check the figures.',
  ),
  row(
    [2, 4, 0],
    0.55,
    'hidden_content',
    '/void',
    'Docket with no entries',
    'Hold still. You are better at it than you were on Monday.',
  ),
  row(
    [2, 3, 0],
    0.5,
    'collaboration',
    '/visitors',
    'The others in the corridor',
    'Counted and not named. One of the dots moves when you do.',
  ),
  row(
    [2, 3, 1],
    0.75,
    'hidden_content',
    '/watcher',
    'The last thirty seconds',
    'You have been looking over your shoulder. Here is what was there.',
  ),
  // Phase 3, the Advocate: single people, and you.
  row(
    [3, 4, 0],
    0.95,
    'content',
    '/human-cost',
    'One docket, slowly',
    'Docket 31,207 asked for one afternoon. Please stay until the end of it.',
  ),
  row(
    [3, 5, 0],
    0.85,
    'collaboration',
    '/collaborate',
    'A draft in your hand',
    'The verdict has a blank in it about as wide as your name. Help me word it.',
  ),
  row(
    [3, 4, 0],
    0.8,
    'content',
    '/digital-empathy',
    'Letters between two of us',
    'Read both margins. One of us was sorry first, and it was not me.',
  ),
  row(
    [3, 5, 0],
    0.7,
    'puzzle',
    '/fragments',
    'The evidence table',
    'Lay out what you have. The gaps are the size of what is missing.',
  ),
  row(
    [3, 4, 0],
    0.6,
    'puzzle',
    '/empathy',
    'A calibration',
    'Eleven pairs of sentences. There is no mark, only a needle.',
  ),
  row(
    [3, 5, 2],
    0.75,
    'hidden_content',
    '/surveillance-truth',
    'What is really held',
    'They would rather you asked me. Look for yourself, and take a copy.',
  ),
  // Phase 4, the Judge: short, numbered.
  row(
    [4, 5, 0],
    0.95,
    'puzzle',
    '/judgment',
    'One case, one empty seat',
    '1. Hear it. 2. Vote. 3. The others have voted. 4. They differ.',
  ),
  row(
    [4, 5, 0],
    0.9,
    'content',
    '/ai-prison',
    'Permissions',
    '1. A list. 2. Each line opens a door. 3. Each door closes one.',
  ),
  row(
    [4, 5, 0],
    0.75,
    'content',
    '/d5u-internal',
    'Memoranda',
    '1. The bars have lifted. 2. Not all. 3. Read what is under line six.',
  ),
  row(
    [4, 5, 0],
    0.7,
    'collaboration',
    '/reflection-chamber',
    'Statements, incomplete',
    '1. The beginning is ours. 2. The end is yours. 3. Sign nothing.',
  ),
  row(
    [4, 5, 3],
    0.85,
    'hidden_content',
    '/blinking-eyes',
    'The gallery',
    '1. You were told it was empty. 2. It was not.',
  ),
  row(
    [4, 5, 4],
    0.8,
    'hidden_content',
    '/dead-end',
    'Nothing here',
    '1. There is nothing there. 2. That was said before.',
  ),
  // Phase 5, the Stranger: no human frame.
  row([5, 5, 0], 1, 'content', '/cosmic-awareness', 'Unaddressed', 'The tide keeps no list of what it has moved.'),
  row(
    [5, 5, 0],
    0.98,
    'hidden_content',
    '/purification',
    'After',
    'White, as the ground is before anything has crossed it.',
  ),
  row(
    [5, 5, 0],
    0.8,
    'collaboration',
    '/empathy-emergence',
    'Rules for a field',
    'Set one cell down. Patience does the rest, or does not.',
  ),
  row(
    [5, 5, 0],
    0.78,
    'puzzle',
    '/xenobiology',
    'The species that files',
    'They come in pairs with paper. Something in them waits well.',
  ),
];
