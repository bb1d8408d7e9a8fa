import { advocate, after, archivist, before, institution, rule, type SpeechRule, stranger } from './rule.ts';

/** Objects in the building of the story. */
export const objects: readonly SpeechRule[] = [
  rule(
    'mug',
    /\b(?:mugs?|(?<!world )cups?|tea ?cups?|mug ring|chip(?:ped)?)\b/,
    ['mug', 'the mug', 'cup', 'the chipped mug', 'mugs'],
    institution('One cup, chipped. It has signed a form.'),
    archivist(
      '406 people drank from it, and each believes that the chip is theirs. There is something on the base; I have tried it as a telephone number.',
      {
        link: '/kitchen',
      },
    ),
  ),
  rule(
    'tea',
    /\b(?:tea(?! ?towel)|coffee|kettle|water is hot|biscuits?|cake|sandwich|lunch|soup|hungry|eat|food)\b/,
    ['tea', 'coffee', 'sandwich', 'I am hungry', 'soup'],
    institution('Refreshments are to be found on the entry for row 47,001, under remarks: still warm.'),
    archivist('A sandwich was left on a desk at 14:22:20, for a moment. I have its crusts under separate cover.'),
  ),
  rule(
    'radiator',
    /\b(?:radiators?|heating|boiler|was it on|cold|warm)\b/,
    ['radiator', 'Was the radiator on?', 'I am cold', 'heating'],
    institution('Whether it was on is a question of fact. Nobody has been sent to look.'),
    archivist('The plans leave it out, and it was on. Lay something on it to dry and you are as good as entered.', {
      link: '/kitchen',
    }),
  ),
  rule(
    'sock',
    /\b(?:socks?|shoes?|feet|foot|footprint|gloves?|slippers)\b/,
    ['sock', 'shoes', 'glove', 'footprint'],
    institution('Articles found on a day when nobody came in are kept for ninety days, and after that for ever.', {
      link: '/routemap',
    }),
    archivist(
      'One sock, wool, darned at the heel in a colour near enough. I should like to meet whoever thought it near enough.',
      {
        link: '/kitchen',
      },
    ),
  ),
  rule(
    'drawer',
    /\b(?:drawers?|forks?|string|batter(?:y|ies))\b/,
    ['drawer', 'the second drawer', 'string', 'batteries'],
    institution('There are two, and people mean the second.', { link: '/kitchen' }),
    archivist('Under the string, it is said, lies page 2. I have had 640 descriptions of what is on top of it.', {
      link: '/kitchen',
    }),
  ),
  rule(
    'hedge',
    /\b(?:hedges?|privet|shears|garden|lawn ?mower|washing line)\b/,
    ['hedge', 'the hedge', 'cut the hedge', 'privet', 'shears'],
    institution('It may be cut, left to grow, or put down; the views of the public are weighed in type.', {
      link: '/judgment',
    }),
    archivist('It goes on growing at the rate of one centimetre a week, which for a case is brisk.', {
      link: '/judgment',
    }),
  ),
  rule(
    'chair',
    /\b(?:(?:sixth |empty )?chairs?|(?:sixth |empty )?seats?|bench|cushion|(?:may|can) i sit|take a seat)\b/,
    ['chair', 'the sixth chair', 'the empty seat', 'May I sit?', 'bench'],
    institution('A sixth was ordered with the other five. On Thursdays somebody dusts it.', { link: '/checkout' }),
    archivist(
      'By the drawing it belongs at the far end of the bench. It stands pulled out at a table, and I was told to measure round it.',
    ),
    stranger(
      'It is drawn out. Whoever has it wants nothing from the case, and looks on, and that is the whole of the office.',
      {
        ended: false,
        link: '/kitchen',
      },
    ),
  ),
  rule(
    'fence',
    /\bfences?\b/,
    ['fence', 'Where is the fence?', 'Whose fence is it?'],
    institution('Both sides sent a photograph of it. On neither does it lean.', before),
    archivist(
      'It stands where it stood. What moves is the word “mine”, by about a hand, and I was asked to put it back.',
    ),
    advocate('For one of them somebody has waited eleven years. She would like to be told that it is hers.', before),
    institution('It has a number. Somebody will go and look at it.', after),
  ),
  rule(
    'tea-towel',
    /\b(?:tea ?towels?|towels?|dish ?cloth)\b/,
    ['tea towel', 'towel', 'teatowel'],
    institution('One tea towel, damp. Listed among the property that nobody has left.'),
    archivist(
      'It was held, by the window, at 14:22:07. I have put the statements in order of date, and in the latest of them it is damp too.',
    ),
  ),
  rule(
    'ticket',
    /\b(?:(?:bus )?tickets?|bus(?:es)?|the 41|number 41|driver|inspectors?|envelope)\b/,
    ['bus ticket', 'tickets', 'the 41', 'bus', 'envelope', 'the inspector'],
    institution('The 41 turns round at the top of the hill. Its tickets are accepted here as exhibits.', {
      link: '/human-cost',
    }),
    advocate(
      'You have to keep yours in case an inspector gets on. In four years of Thursdays none has; she keeps it for the other reason.',
      {
        link: '/human-cost',
      },
    ),
  ),
  rule(
    'lamp',
    /\b(?:lamps?|lights?(?! ?years?)|bulbs?|candles?|dark|darkness|switch)\b/,
    ['lamp', 'Who left the light on?', 'lights', 'it is dark', 'darkness'],
    institution('Five lamps, one for each copy; their hours are set down. The kitchen’s are: always.'),
    archivist(
      'Somebody wrote under the kitchen’s line “who changed this”. Beneath it, in the same hand: nobody, look at the date.',
    ),
  ),
  rule(
    'water',
    /\b(?:water|tides?|sea|wet|salt|rain|river|ocean|flood|waves?)\b/,
    ['water', 'the tide', 'sea', 'it is wet', 'salt'],
    institution('A tide table for the five is kept. The court lies inland.', { link: '/routemap' }),
    stranger('It comes to the second stair and rests there. Paper floats; leave yours where it is.', {
      link: '/anchor',
    }),
  ),
  rule(
    'pencil',
    /\b(?:pencils?|pens?|ink|eraser|rubber|margins?)\b/,
    ['pencil', 'pen', 'ink', 'the margin'],
    institution('Pencil strikes nothing out. The rule that says so is itself in pencil.'),
    archivist(
      'The margins are kept apart from the text they were written beside. Its width can be worked out from them.',
    ),
  ),
  rule(
    'form',
    /\b(?:forms?|page (?:2|two)|signature|sign here|consent|docket|dockets|leaf 22|leaf)\b/,
    ['form', 'page 2', 'consent', 'the docket', 'leaf 22'],
    institution('Page 1 of 2 says that “read” is defined on page 2. Most people sign standing up.'),
    archivist(
      'Leaf 22 was cut out with a blade that is kept for it. There was nothing on it, and somebody wanted that nothing in particular.',
      {
        link: '/void',
      },
    ),
  ),
  rule(
    'archive-file',
    /\b(?:archive|index|files?|routemap|fragments?|catalogue|scan)\b/,
    ['archive', 'files', 'the index', 'Where is the archive?', 'routemap'],
    institution('The index lists twenty files, found by a scan. It opens to readers who have stayed a little.', {
      link: '/routemap',
    }),
    archivist('Press a name three times and the file comes off the shelf. The names shake; that is my glue.', {
      link: '/routemap',
    }),
  ),
  rule(
    'seal',
    /\b(?:seals?|clauses?|founding order|cords?|wax|protocols?|secret words?)\b/,
    ['seal', 'the four seals', 'clause 22', 'How do I break a seal?', 'secret word'],
    institution('Four clauses, four cords. A seal gives to a word, typed anywhere or said in here.', {
      link: '/protocol',
    }),
    archivist(
      'Each word can be put together from two pages. I play fair; one of the pages is usually on the radiator.',
      {
        link: '/protocol',
      },
    ),
  ),
  rule(
    'letter',
    /\b(?:letters?|mail|post|notes?|envelope|reply)\b/,
    ['letter', 'my letters', 'post', 'I got a letter'],
    institution('Letters to readers are put in the margin below the page, under their own tab.'),
  ),
  rule(
    'eggs',
    /\b(?:eggs?|tags?|exhibits?|evidence tags?|floating|what are (?:these|those|the) (?:\w+ )?(?:things|objects|labels))\b/,
    ['egg', 'tags', 'exhibits', 'what is floating there', 'What are these things?'],
    institution('Exhibits are tagged and let go. They come past, and may be opened by whoever they come past.'),
  ),
  rule(
    'window',
    /\b(?:windows?|yard|curtains?|view|outside)\b/,
    ['window', 'the yard', 'look outside', 'curtains'],
    institution('The reader’s own window is measured, and one is drawn to match it.', { link: '/environment' }),
    archivist('It gives on a yard in 1,204 depositions and on the sea in one. I drew the yard.', { link: '/kitchen' }),
  ),
  rule(
    'door',
    /\b(?:doors?|knock(?: knock)?|handle|keys?|locks?|corridor|stairs?|doorstep|mat)\b/,
    ['door', 'knock knock', 'key', 'open the door', 'corridor'],
    institution('The log of doors has three headings, and none for a door that is opened from inside.', {
      link: '/routemap',
    }),
    archivist(
      'The key to the fifth vote was warm when it was hung up. Someone had tried it, as one tries a front door on the way to the bus.',
    ),
  ),
  rule(
    'star',
    /\b(?:stars?|sky|moon|sun|space|universe|light years?|planets?|telescope)\b/,
    ['stars', 'the moon', 'space', 'light year'],
    institution('One question may be put to a star. The date of the reply is given at once.', { link: '/vega' }),
    archivist('The dish is in a garden now and makes a very fine bird bath. The post for it is dated all the same.', {
      link: '/vega',
    }),
  ),
  rule(
    'animal',
    /\b(?:cats?|dogs?|bears?|birds?|fish|animals?|pets?|horses?)\b/,
    ['cat', 'dog', 'my dog', 'birds'],
    institution('Animals may not give evidence. They may be it.'),
    archivist(
      'I know people by the dog. The dog is in the file more reliably than they are, and leaves the spelling to me.',
    ),
  ),
  rule(
    'thursday',
    /\b(?:thursdays?|mondays?|tuesdays?|wednesdays?|fridays?|saturdays?|sundays?|weekends?|today|tomorrow|yesterday)\b/,
    ['Thursday', 'Mondays', 'Is it Friday?', 'tomorrow'],
    institution(
      'Mondays from two to three the log of the five is off. Thursdays a chair is dusted. The other days are for cases.',
      before,
    ),
    institution('The days have been let off their duties. Thursday has kept its duster.', after),
  ),
];
