import { advocate, archivist, institution, judge, rule, type SpeechRule, stranger } from './rule.ts';

/** Particular animals on the pages, and a plant. The goat is in names.ts. */
export const creatures: readonly SpeechRule[] = [
  rule(
    'bear',
    /\b(?:the|a|that|this|teddy|toy) ?bears?\b|\bteddy\b|^(?:who is |what is )?bears?$/,
    ['the bear', 'Who is the bear?', 'teddy bear', 'What became of the bear?'],
    institution('Bears are let into the gallery in a lap, at no charge. They are asked to face the bench.', {
      link: '/blinking-eyes',
    }),
    archivist(
      'It is in the index by name. Two parents gave it within a second of each other, and spelt it in two ways.',
      { link: '/blinking-eyes' },
    ),
    advocate(
      'The order says on which days the child is with whom. The bear is in no line of it. I left it out so that nobody could divide it, and that has held.',
      { link: '/blinking-eyes' },
    ),
  ),
  rule(
    'wren-in-the-hedge',
    /\b(?:the|a|that|this|your) wrens?\b|\bwrens\b/,
    ['the wren', 'Is there a wren in the hedge?', 'What became of the wren?'],
    institution('A bird that nests in an exhibit stays, under rule 31. It is given no copy of the rule.'),
    archivist(
      'It weighs as much as a letter for one stamp, and can be heard from the back of the hall. Its occupation is given as wren.',
    ),
    judge(
      '1. The hedge was described to me as 2.31 metres. 2. The wren was described as ten grams. 3. It had not occurred to me to put both on one scale.',
      { link: '/judgment' },
    ),
  ),
  rule(
    'moth',
    /\bmoths?\b/,
    ['moth', 'the moth', 'What became of the moth?'],
    institution('The lantern slides of moths are no longer lent. Their box is in use, for readers.', {
      link: '/behavioral',
    }),
    archivist(
      'One of them is in the box yet, with the film of readers. It is listed as dead. I have had the lid left up a little all the same.',
      { ended: false, link: '/behavioral' },
    ),
    archivist(
      'It left by the window, on the night of the chair. On its card “dead” has been ruled through, and “out” put.',
      { ended: true, link: '/behavioral' },
    ),
    stranger('It goes to what is lit and shut, and lies flat there, and is neither in nor out.'),
  ),
  rule(
    'geranium',
    /\bgeraniums?\b/,
    ['geranium', 'the geranium', 'Who waters the geranium?'],
    institution('One, on a sill. Nobody was appointed to water it, and by all descriptions it does well.', {
      link: '/environment',
    }),
    archivist(
      'It is the likeliest plant there is. I wrote it out of other people’s sills, and turn it by a word towards whatever is bright.',
      { link: '/environment' },
    ),
    advocate(
      'In letters a geranium is mostly being left to somebody. I have read four thousand of those, and the writer is always a little sorry about the pot.',
      { link: '/environment' },
    ),
  ),
  rule(
    'crab',
    /\bcrabs?\b/,
    ['crab', 'the crab', 'What is the crab?'],
    institution('Gauge 3 reads a centimetre high, and is corrected for crab. The crab is left as it is.'),
    archivist(
      'There is a table of what the gauge would read with the crab out. In nineteen years it has been out once, and that day the clerk had a cold.',
    ),
    stranger('It came up two stairs, in an inch of sea that it had brought. It has the inch still.', {
      link: '/system-exit',
    }),
  ),
];
