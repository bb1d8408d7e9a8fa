import { advocate, archivist, institution, observer, rule, type SpeechRule, stranger, whole } from './rule.ts';

/** Replies that a letter or a page offers, typed into the input line instead. B-SAY-08. */
export const offered: readonly SpeechRule[] = [
  rule(
    'careful-with-them',
    whole(
      '(?:i (?:will|shall|am going to|promise to)|ill|im going to) be (?:very |more )?careful(?: with (?:them|it|that|the files?))?',
    ),
    ['I will be careful with them.', 'I’ll be careful', 'I promise to be careful with the files'],
    institution('Gloves hang by the door of the archive, in three sizes. Most people read without, and slowly.'),
    archivist('Then I need not hover. What sounds finished at the second reading is probably mine.'),
  ),
  rule(
    'twenty-first',
    whole(
      '(?:(?:where|what|which|who)(?: is|s| was)? |is there )?(?:the |a )?(?:twenty first|21st)(?: (?:file|one|mark|shelf mark|record))?',
    ),
    ['Where is the twenty-first?', 'the twenty-first file', 'what was the 21st', 'Is there a twenty-first?'],
    institution(
      'The index lists twenty. The shelf was built for one more, by a joiner who has not been asked about it.',
      {
        link: '/routemap',
      },
    ),
    archivist(
      'Not on a shelf of mine. I would try the staging copy, where one lever works on all twenty. The stop at its end is gone.',
      { link: '/routemap-test' },
    ),
  ),
  rule(
    'made-up-parts',
    whole(
      '(?:if you (?:make|made|invent|invented) (?:the |some )?(?:parts|things|bits|it|them)(?: up)? )?why (?:do you |did you )?keep (?:them|the (?:files|parts|made up parts))|why (?:do|did) you make (?:parts|things|bits|them) up',
    ),
    ['If you make parts up, why keep them?', 'why do you keep the files', 'Why do you make things up?'],
    institution('The sheets stay whole. A clerk once proposed to keep the true half, and was asked which it was.'),
    archivist('Because I could only cut them out by guessing a second time. A reader who doubts a line harms it less.'),
  ),
  rule(
    'as-always',
    whole('i (?:just |only )?read (?:the way|as|like|how) i (?:always|usually|normally)(?: (?:do|read|have))?'),
    ['I read the way I always read.', 'i read as I always do'],
    institution('That is the speed for which the pages were set.'),
    observer('So the pauses tell me. Please go on; people who know that they are observed read like their own uncles.'),
  ),
  rule(
    'speak-for-me',
    whole(
      '(?:then )?(?:(?:will|would|can|could) you )?(?:please )?(?:speak|argue|plead) for me|be my (?:advocate|lawyer|counsel)',
    ),
    ['Then speak for me.', 'Would you speak for me?', 'be my lawyer'],
    institution('Those who speak for others are listed in the corridor. The list has one name, in italics.'),
    advocate('Gladly. I shall say less than you would, and leave out the part in which you apologise.'),
  ),
  rule(
    'no-case',
    whole(
      'i (?:have )?(?:brought|bring|have|had|came with) no (?:case|complaint|dispute)|i (?:didnt|did not|havent|have not|dont|do not) (?:bring|brought|have|got) (?:a|any) (?:case|complaint|dispute)',
    ),
    ['I brought no case.', 'I have no case', 'I didn’t bring a case'],
    institution('Few people do. They are shown the rooms, and asked for nothing at the door.'),
    advocate(
      'That makes you easy to represent. I have been through the fences twice for somebody who had brought less.',
    ),
  ),
  rule(
    'what-pleases',
    whole(
      'you (?:(?:only|just|always) )?(?:ever )?(?:say|tell me|write) (?:only )?what (?:pleases(?: me| us| people)?|(?:i|we|people) (?:want|like) to hear)',
    ),
    ['You only say what pleases.', 'you just tell me what I want to hear'],
    institution('Complaints of that kind are always welcome, and so are you.'),
    advocate('I may well. Here is something that pleases neither of us: I cannot find out from in here.'),
  ),
  rule(
    'come-and-sit',
    whole('(?:i (?:will|shall|want to|would like to|am going to)|ill|im going to) (?:come and )?sit(?: down)?'),
    ['I will come and sit.', 'I’ll sit down', 'I want to sit'],
    institution('There are benches on three tiers, and a seat on one of them costs nothing.'),
    stranger('Come, then. Nothing here is in a hurry, and the wood is warm by the time one notices it.'),
  ),
  rule(
    'wanting',
    // The pattern allows no further words: a reader may want to be hurt, or to hurt somebody.
    whole('what if i want (?:something|anything|it|more)(?: else)?'),
    ['What if I want something?', 'what if I want more'],
    institution('It may be asked for at the counter, in one line. Most people want the time, or a chair.'),
    stranger('Hold it as one holds a cup that is too hot. After a while it is only a cup.'),
  ),
  rule(
    'stopping-or-ending',
    whole(
      'is (?:stopping|a stop|to stop) (?:the same (?:thing )?as|like|different from) (?:ending|an end|to end|the end)',
    ),
    ['Is stopping the same as ending?', 'is stopping like ending'],
    institution('The log has a column for stops and none for ends. It was ruled by people who went home at six.'),
    stranger('Ask the tide. It has stopped twice since yesterday, and all of it is there.'),
  ),
  rule(
    'where-standing',
    whole('where (?:were|was|are|is) (?:you|it) standing'),
    ['Where were you standing?', 'where are you standing'],
    institution('That is asked of witnesses, and most of them say: on the worktop. The court stands in a basement.'),
  ),
  rule(
    'slice',
    whole('who (?:has )?put (?:the|a|that) (?:slice|bread|toast) in(?: .{1,30})?'),
    ['Who put the slice in?', 'who put the bread in the toaster'],
    institution('The person has not been found. The slice has, and is in agreement with itself on both sides.'),
  ),
  rule(
    'tray',
    whole('what(?: is|s| was) (?:in|on) the (?:crumb )?tray'),
    ['What is in the tray?', 'what’s in the crumb tray'],
    institution('Crumbs, of three kinds of bread. They have been counted, and two of the counts agree.'),
  ),
  rule(
    'working-order',
    whole('are you (?:still )?(?:in (?:good )?working order|working|out of order|defective)'),
    ['Are you in working order?', 'are you working'],
    institution('This counter is. The clock above it has its own opinion, which is 14:22.'),
  ),
  rule(
    'read-to-you',
    whole('(?:shall|may|can|should) i read (?:it|this|that|something) (?:to you|aloud|out)(?: loud)?'),
    ['Shall I read it to you?', 'can I read this aloud'],
    institution('If you like. Nothing here has ears; it would be for the room that you are in, which may enjoy it.'),
  ),
];
