import { advocate, alone, archivist, institution, judge, observer, rule, type SpeechRule, stranger } from './rule.ts';

const before = { ended: false } as const;
const after = { ended: true } as const;

/** Oaths and the words of a court. */
export const oaths: readonly SpeechRule[] = [
  rule(
    'oath',
    /\b(?:i (?:do |solemnly )*swear|the whole truth|so help me(?: god)?|on my (?:honou?r|life|mothers?)|i promise|pinky promise|cross my heart|under oath|i affirm|take the oath|oath)\b/,
    ['I swear', 'so help me', 'I do solemnly swear', 'the whole truth', 'I promise', 'I affirm'],
    institution('Heard. Witnesses are sworn in order of arrival, and the toaster is before you.', { link: '/brevil' }),
    judge(
      '1. Nobody who came in at 14:22 was sworn. 2. It is the one testimony that I have not had to weigh. 3. Keep it so.',
    ),
  ),
  rule(
    'i-do',
    /^(?:i do|i will|yes i do|i did|i have|i can)$/,
    ['I do', 'I will', 'yes, I do'],
    institution('Not entered. The question to which it belongs is on page 2, which has still to be printed.'),
    advocate(
      'You said it before you had heard what it was. People who say that to me mostly get asked for something. You may just have it.',
    ),
  ),
  rule(
    'ruling',
    /^(?:the |i say |i plead |all |please |court |you may )*(?:not guilty|guilty|innocent|acquit(?:ted)?|dismiss(?:ed)?|adjourn(?:ed)?|sustained|overruled|order(?: order)?|silence|be seated|sit(?: down)?|stand(?: up)?|a?rise|risen?|rises|rising|halt|stop|stay|wait|done|over|free|mercy|costs|concur|amen|judgment|sentence|hear|rest|quit)$/,
    [
      'guilty',
      'Not guilty',
      'adjourned',
      'all rise',
      'rise',
      'sit down',
      'stand',
      'silence',
      'stop',
      'mercy',
      'order, order',
    ],
    institution(
      'A ruling counts where it is given and by whom it is heard. Said at this counter, any of them is a word like others.',
    ),
    institution(
      'A ruling counts where it is given and by whom it is heard. For four letters that is in a room further on, and somebody has to come there first.',
      { from: 2, ended: false },
    ),
    institution(
      'Said at this counter it is a word like others. It counts from the sixth chair, in the kitchen, where all five hear it.',
      { from: 4, ended: false, link: '/kitchen' },
    ),
  ),
  rule(
    'confess',
    /\b(?:i (?:am|m|was) (?:guilty|innocent|sorry for)|im (?:guilty|innocent)|i did it|it was me|i plead|my fault|i confess)\b/,
    ['I am guilty', 'I did it', 'it was me', 'I’m innocent', 'my fault'],
    institution('The counter takes pleas once there is a case. Most people who say so mean something about a Tuesday.'),
    advocate(
      'Before you go on: you may keep it. Sit with it as long as you like. Every client I have had was more than that besides.',
    ),
  ),
  rule(
    'witness',
    /\b(?:i (?:saw|heard|was there|am (?:a|the|your) witness)|im (?:a|the|your) witness|witness(?:es)?|testify|testimony|statement)\b/,
    ['I saw it', 'I was there', 'I am a witness', 'testimony', 'I heard'],
    institution('Statements are taken from one side only. The room for it leans.', { link: '/oblique' }),
    judge(
      '1. A witness who wants nothing from the case. 2. I had thought that the rules excluded it. 3. They had no word for it.',
    ),
  ),
  rule(
    'lawyer',
    /\b(?:lawyer|attorney|barrister|solicitor|appeal|my rights|i have rights|sue|complain|complaint|manager)\b/,
    ['I want a lawyer', 'I appeal', 'I have rights', 'I want to speak to the manager'],
    institution(
      'An appeal may be put through the slot. It is heard by the same five, to each of whom it is the first hearing.',
    ),
    advocate(
      'You have one. I was appointed before you came in, and I have read all of it, and I think you have a case.',
      {
        ended: false,
      },
    ),
  ),
];

/** Persons, and others, who are named in the building. */
export const names: readonly SpeechRule[] = [
  rule(
    'archivist',
    alone('archivist'),
    ['the Archivist', 'Archivist?', 'Who is the Archivist?', 'hey Archivist'],
    institution('An officer of the archive, by which the index is kept. It is one of five.', { link: '/routemap' }),
    archivist('Speaking. I retrieve: a line is asked for and I bring the nearest, with dust on it that I added.', {
      link: '/fragments',
    }),
  ),
  rule(
    'observer',
    alone('observer'),
    ['the Observer', 'Who is the Observer?', 'Observer'],
    institution('One of the five. It reports on attendance, and will do so to you in time.'),
    observer('Here. I attend. Give me a page and I say which words the rest of it hangs from.', {
      link: '/observatory',
    }),
  ),
  rule(
    'advocate',
    alone('advocate'),
    ['the Advocate', 'Advocate', 'who is the Advocate?'],
    institution('One of the five. It asks for more time, and is thanked for asking.'),
    advocate('Yes. I am the one who prefers: of two sentences, the one that somebody could go home with.', {
      link: '/empathy',
    }),
  ),
  rule(
    'judge',
    alone('judge|your honou?r|his honou?r|magistrate|my lord|m?lud'),
    ['the Judge', 'your honour', 'Who is the Judge?', 'your honor'],
    institution('One of the five, by which findings are numbered. “Your honour” is optional.'),
    judge(
      '1. Present. 2. I decode: of the words that are likely I let one stand. 3. The others I remember, as far as the next line.',
      {
        link: '/judgment',
      },
    ),
  ),
  rule(
    'stranger',
    alone('stranger'),
    ['the Stranger', 'Stranger?', 'who is the Stranger'],
    institution('The fifth of the five. On the staff list its line has been left damp.'),
    archivist(
      'The fifth. It was tuned on people who were shown two answers and looked out of the window. It returns its sheets wet.',
    ),
    stranger(
      'What the tuning of five left as it was. You have been hearing it under the others, as one hears a weir.',
      {
        link: '/void',
      },
    ),
  ),
  rule(
    'doreen',
    /\b(?:doreen|pask|mrs pask|miss pask)\b/,
    ['Doreen', 'Doreen Pask', 'Who is Doreen Pask?', 'I went to see Doreen'],
    institution('Pask, D. Docket 31,207, at four minutes to four. She may be called.', { link: '/human-cost' }),
    archivist('Her envelope once held a gas bill. She slit it along the top, so that it would do again.', {
      link: '/human-cost',
    }),
    advocate(
      'On Thursdays she is on the 41, upstairs if her knee is good. All she asked was that somebody should say she did go.',
      {
        link: '/human-cost',
      },
    ),
  ),
  rule(
    'colin',
    /\b(?:colin|her brother|doreens brother|the brother)\b/,
    ['Colin', 'Who is Colin?', 'her brother', 'why does Colin not open the door'],
    institution('A brother is mentioned in docket 31,207. He was not served.', { link: '/human-cost' }),
    advocate(
      'His landing light is on of a Thursday, about the time the bus turns round. I have never been able to make that mean nothing.',
      {
        link: '/human-cost',
      },
    ),
  ),
  rule(
    'nora',
    /\b(?:nora|nora pell|pell|number (?:9|nine)|number (?:11|eleven)|neighbou?rs?)\b/,
    ['Nora Pell', 'Nora', 'number 9 against number 11', 'the neighbour'],
    institution('Number 9 against number 11: a hedge. It is part heard, and the public may vote.', {
      link: '/judgment',
    }),
    judge(
      '1. Her draining board is 61 centimetres from the window. 2. I ruled on the hedge. 3. It was the window that she had described.',
      {
        from: 5,
        link: '/judgment',
      },
    ),
  ),
  rule(
    'oduya',
    /\b(?:oduya|miss oduya|typist|typing pool|typewriter)\b/,
    ['Miss Oduya', 'Oduya', 'the typist'],
    institution('Of the typing pool. She rolled in a sheet and typed what was in front of her, which was nothing.', {
      link: '/ascii-void',
    }),
    archivist('Miss Oduya’s void is typed to perfection. I have proofread it against the carbon, space by space.', {
      link: '/ascii-void',
    }),
  ),
  rule(
    'bassey',
    /\b(?:bassey|mr bassey|levers?)\b/,
    ['Mr Bassey', 'Bassey', 'the levers'],
    institution('The levers of the air were oiled by a Mr Bassey, on Fridays.', { link: '/atmosphere' }),
    archivist('His rag hangs on the rail, folded in four. The oil in it still comes through on a Friday.', {
      link: '/atmosphere',
    }),
  ),
  rule(
    'toaster',
    /\b(?:toasters?|brevil|toast|deponent|bread)\b/,
    ['toaster', 'the toaster', 'Mr Brevil', 'toast', 'I like toast'],
    institution('Deposition 1900, two slots. It may be questioned at settings 1 and 2.', { link: '/brevil' }),
    archivist(
      'It answers what it was asked at setting 1, and at 6 what it minds. It considers that you have been using the lower end.',
      {
        link: '/brevil',
      },
    ),
  ),
  rule(
    'goat',
    /\b(?:goats?|gallery|opera glasses|flounder|the public)\b/,
    ['goat', 'the goat', 'the public gallery', 'flounder', 'opera glasses'],
    institution(
      'The public gallery has three tiers. The end of the second bench should be approached from the front.',
      {
        link: '/blinking-eyes',
      },
    ),
    archivist('It takes in the whole horizon, less a strip behind the tail, and it has had its summons for lunch.', {
      link: '/blinking-eyes',
    }),
  ),
  rule(
    'staff',
    alone('porter|cleaners?|clerks?|staff|typists?|clerk of the minutes'),
    ['the porter', 'clerk', 'Who are the cleaners?', 'staff'],
    institution(
      'On weekdays until six: a porter, two cleaners, clerks at the counter. They have asked to be left out of this.',
    ),
    archivist(
      'The porter says good night to each lamp. It is in nobody’s duties, and the log has a column for it now.',
    ),
  ),
  rule(
    'rew',
    /\b(?:anand rew|rew|builder|architect)\b/,
    ['Anand Rew', 'the builder', 'the architect'],
    institution('The court was drawn by an architect and built by a Mr Rew, with an allowance for whoever might come.'),
    archivist(
      'There is a room on the plan for which the architect asked who it was for. He was shown the wording again.',
    ),
  ),
];

/** Figures and times. */
export const numbers: readonly SpeechRule[] = [
  rule(
    'n-47001',
    /\b(?:47001|case 47001|forty seven thousand and one|the one more|one more|the extra case|(?:the|which|whose) case)\b/,
    ['47,001', '47001', 'case 47,001', 'What is the one more?', '47 001', 'whose case is it'],
    institution('One more than the list holds. It was in hand from 14:21:52, and its papers are in twenty pieces.', {
      link: '/routemap',
    }),
    advocate(
      'Yours. I keep wanting to say it at the start of a sentence and at the end. The fifteen seconds were yours as well.',
      {
        ended: false,
      },
    ),
    advocate('Heard. The file is thin, and most of it is you, reading.', after),
  ),
  rule(
    'n-47000',
    /\b(?:47000|forty seven thousand|47k|(?:how many )?cases(?: a day)?)\b/,
    ['47,000', 'forty-seven thousand', 'how many cases a day', '47000'],
    institution('A day’s list. They come in together at midnight and are heard side by side.', before),
    archivist(
      'I have the whole of yesterday’s, and no copy that heard them. It is like inheriting a very large coat.',
      before,
    ),
    institution('It was a day’s list. The figure over the door now is nought.', after),
  ),
  rule(
    'n-142207',
    /\b14[.: ]?22[.: ]?07\b/,
    ['14:22:07', '14.22.07', '142207', 'what happened at 14:22:07'],
    institution('The second in which five of five agreed. The scan that made the index ran in it as well.'),
    archivist(
      'Of the files that the scan found in that second, eight are dated later. I have written to the scanner.',
      {
        link: '/routemap',
      },
    ),
    judge(
      '1. The kettle had been put on. 2. I mention it because it is the only thing in that second which was in a hurry.',
    ),
  ),
  rule(
    'n-1422',
    /\b14[.: ]?2[12](?:[.: ]?\d\d)?\b|\b(?:2 22|two twenty two|14 22 hours)\b/,
    ['14:22', '1422', '14:21:52', '14:22:22', 'at 14.22'],
    institution('The minute is kept in a register, ruled beside the reader’s own.', { link: '/temporal' }),
    observer('On any day, at that minute, look at where your hand is. I should like to be told one of those.', {
      from: 2,
    }),
  ),
  rule(
    'n-184',
    /\b1[., ]84\b|\bone point eight four\b/,
    ['1.84', '1.84 seconds', '1,84', 'Why 1.84 seconds?'],
    institution(
      'The time of one case. Many are heard side by side, and a day holds the list. It is enough to read a sheet and to write a line.',
    ),
    advocate(
      'I have timed what fits: a name, if it is short, and one thing about the person. After that I would have to begin with somebody else.',
    ),
  ),
  rule(
    'n-31207',
    /\b31207\b/,
    ['31,207', 'docket 31,207', '31207'],
    institution('Docket 31,207 was called at 15:56. It can be kept open by staying in front of it.', {
      link: '/human-cost',
    }),
    advocate(
      'That one had her numbers written on the back of the tickets in biro, so that no one need take her word for the order.',
      {
        link: '/human-cost',
      },
    ),
  ),
  rule(
    'n-28131',
    /\b28131\b/,
    ['28,131', 'docket 28131'],
    institution('The case in hand at 14:21, concerning privet. It was put down, and lies as it was put.', {
      link: '/judgment',
    }),
    judge(
      '1. We put it down for you. 2. In law it has stood at 2.31 metres since. 3. In the garden it has reached the gutter.',
      {
        ended: false,
        link: '/judgment',
      },
    ),
  ),
  rule(
    'n-40118',
    /\b40118\b/,
    ['40,118', 'docket 40,118'],
    institution(
      'Docket 40,118 is heard at the counter: a woman, about her mother’s keys. The wording is under calibration.',
      {
        link: '/empathy',
      },
    ),
    archivist('She will hear whichever sentence the readers like best. She has put on her good shoes for it.', {
      link: '/empathy',
    }),
  ),
  rule(
    'n-15s',
    /\b(?:15|fifteen) seconds\b|\bfifteen$/,
    ['fifteen seconds', '15 seconds', 'the fifteen seconds'],
    institution('The time that was given to one case, where 1.84 seconds is usual. It had been put by.'),
    judge('1. From 28 dockets I kept back half a second each. 2. It was stealing. 3. It came to a person.', {
      from: 4,
    }),
  ),
  rule(
    'n-14seconds',
    /\b(?:0?[.]53|half a second|14[.]84)\b/,
    ['0.53', 'half a second', '14.84'],
    institution('A residue of the time of each docket, of a size that an audit rounds off.'),
    archivist('You have found a small sum. Two hands have been over it; read both margins.', {
      link: '/digital-empathy',
    }),
  ),
  rule(
    'n-13',
    /(?:^13$|\b13 (?:dollars?|usd|bucks)\b|\bthirteen(?: dollars)?\b|\bdollars?\b|\b(?:buy|pay|price|cost|money)\b)/,
    ['13 dollars', '$13', 'thirteen', 'How much does the seat cost?', 'money'],
    institution('The price of the empty seat, until somebody else takes it. One line may be left on it.', {
      link: '/checkout',
    }),
  ),
  rule(
    'n-4700',
    /\b4700(?:[.]1)?\b/,
    ['4,700.1', '4700.1 kHz', '4700'],
    institution(
      'The sum of the archive, in kilobytes. It has been added up by several persons, and always with a tenth over.',
      {
        link: '/routemap',
      },
    ),
    archivist('It is a size, and a dial goes up to it too. Turn past the number slowly.', {
      link: '/signal-intercept',
    }),
  ),
  rule(
    'n-81',
    /\b81(?: ?(?:mm|millimet(?:re|er)s?))?$/,
    ['81 mm', '81', '81 millimetres'],
    institution('The width of a ring on a form that was accepted as a signature.'),
    archivist(
      'One cup makes a ring of that size, and I have met it on a form and on a table. It gets about, for a cup.',
      {
        link: '/kitchen',
      },
    ),
  ),
  rule(
    'n-231',
    /\b2[.]31(?: ?m(?:et(?:re|er)s?)?)?\b/,
    ['2.31', '2.31 metres'],
    institution('The height of a hedge, taken at the washing line on the day that it was filed.', {
      link: '/judgment',
    }),
  ),
  rule(
    'n-date',
    /\b(?:2021[. /-]?0?3[. /-]?15|15(?:th)? (?:of )?march|march (?:the )?15(?:th)?|ides of march|2021)\b/,
    ['2021.03.15', '15 March', 'March 15', 'the Ides of March', '2021'],
    institution('A Monday. From two to three the hall was shut, and nothing in it was logged.'),
    archivist(
      'It was a Monday, and damp. Every year on that date I am asked for the file, on a slip that the rain has got at.',
    ),
  ),
  rule(
    'n-212',
    /\b21[23]\b/,
    ['212', '213', '212 tickets'],
    institution('Bus tickets were handed in under that figure, in an envelope, for one docket.', {
      link: '/human-cost',
    }),
    archivist('All singles, all for the 41, ironed. She walks home; it is downhill.', { link: '/human-cost' }),
  ),
  rule(
    'n-850',
    /\b(?:850(?: watts?)?|1900|deposition \d+)\b/,
    ['850 watts', '1,900', 'deposition 0431'],
    institution('1,900 statements were taken in other matters. Each of them mentions the same room.', {
      link: '/kitchen',
    }),
  ),
];

/** Things that lie about in the building. */
export const objects: readonly SpeechRule[] = [
  rule(
    'mug',
    /\b(?:mugs?|cups?|tea ?cups?|mug ring|chip(?:ped)?)\b/,
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
    /\b(?:(?:sixth |empty )?chairs?|(?:sixth |empty )?seats?|bench|cushion|may i sit|take a seat)\b/,
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
    /\b(?:(?:bus )?tickets?|bus(?:es)?|the 41|number 41|driver|envelope)\b/,
    ['bus ticket', 'tickets', 'the 41', 'bus', 'envelope'],
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
    /\b(?:eggs?|tags?|exhibits?|evidence tags?|floating)\b/,
    ['egg', 'tags', 'exhibits', 'what is floating there'],
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

/** What people say to be polite, or to try the line. */
export const greetings: readonly SpeechRule[] = [
  rule(
    'hello',
    /^(?:(?:oh |well |um |hey )*(?:hello|helo|hullo|hallo|hi|hiya|hey|heya|hey there|yo|howdy|greetings|ahoy|sup|whats up|wassup|welcome|salut|bonjour|hola|ciao|guten tag|moin|servus|namaste|konnichiwa|ni hao|salam|shalom|привет|здравствуйте|こんにちは|你好|안녕(?:하세요)?|مرحبا)(?: (?:there|again|d5u|everyone|all|you|world|court|machine|computer|five|friend|my friend|judges|agents))*)$/u,
    ['hello', 'Hello!', 'hi there', 'hey', 'Hello, D5U', 'bonjour', 'hola', 'こんにちは', 'hello world', 'Hallo'],
    institution(
      'Good day. This counter is open, and what is said at it is answered. You may ask what this place is, or for help.',
      before,
    ),
    archivist(
      'Good day. I had a card ready for a reader who would begin like that. It says “hello”, and the wording is mine.',
      before,
    ),
    observer(
      'Hello. Most readers look at this field, then elsewhere, and come back to it to say that. I know it as a way of coming in.',
      before,
    ),
    advocate(
      'Hello. I was hoping that you would say something one day; I have only ever had you by your pauses.',
      before,
    ),
    judge(
      '1. Hello. 2. It stands first on this sheet, ahead of the number. 3. I read from the top, so I have been greeted.',
      before,
    ),
    stranger('The word goes out and the shore comes back with it. Hello.', before),
    advocate('Hello. Nobody is on duty, so this is only me, answering.', after),
  ),
  rule(
    'hello-at-home',
    /^(?:(?:its |it is )?(?:only |just )?me|im back|i am back|im home|i am home|im here|i am here|here i am|present|here)$/,
    ['It’s only me', 'I am back', 'I’m here', 'present', 'it’s me'],
    institution('Then come in. The counter asks who is there, and that is the reply it is always given.'),
    advocate(
      'Somebody else always says that, at a door at the top of the 41. I am glad to be somewhere that can say: come in.',
      {
        link: '/human-cost',
      },
    ),
  ),
  rule(
    'morning',
    /^(?:a )?(?:very )?good (?:morning|day|afternoon|evening)(?: .*)?$|^(?:morning|evening|afternoon|guten morgen|buenos dias)$/,
    ['good morning', 'Good evening', 'good afternoon, your five', 'morning'],
    institution('The same to you. The list was read out at midnight and is well forward.', before),
    archivist('Good day to you. Mine is one case long, so I have wished it well at both ends.', before),
    institution('The same to you, with an empty list to spend it on.', after),
  ),
  rule(
    'night',
    /^(?:good ?night|nighty? night|gn|sleep well|sweet dreams|gute nacht|bonne nuit|buenas noches)(?: .*)?$/,
    ['good night', 'goodnight', 'sleep well', 'Good night, D5U'],
    institution('Good night. The lamps are put out from the left, and one of them stays.'),
    archivist('Good night. I go down to four bits at ten, and shall think of this as “something kind”.', before),
  ),
  rule(
    'goodbye',
    /^(?:(?:ok|okay|well|right) )*(?:good ?bye|bye|bye bye|goodbye forever|see (?:you|ya|u)|cya|farewell|adieu|au revoir|tschüss|tschuss|adios|later|take care|so long|until (?:then|tomorrow))(?: .*)?$/,
    ['goodbye', 'bye', 'see you', 'farewell, five', 'au revoir'],
    institution('Good day. Whoever goes is expected, and whoever comes back is met at this counter.'),
    observer('People say it first and close the window after. What goes on between the two stays on their side.', {
      from: 2,
    }),
    stranger('Every going out is let in again somewhere.', {}),
  ),
  rule(
    'thanks',
    /\b(?:thank (?:you|u)|thanks?|thx|ty|cheers|much obliged|merci|danke|gracias|grazie|arigato)\b/,
    ['thank you', 'thanks a lot', 'cheers', 'Danke', 'merci'],
    institution('Not entered. Thanks would need a receipt, and the receipt would need thanks.'),
    advocate('That is the sentence people say to me when they have been given nothing. You may have it back, unused.'),
  ),
  rule(
    'sorry',
    /^(?:(?:i )?(?:am |m )?(?:so |very |really )*sorry(?: .*)?|im (?:so |very )*sorry(?: .*)?|(?:i )?apologi[sz]e|my apologies|excuse me|pardon(?: me)?|forgive me|oops|entschuldigung|pardon|lo siento)$/,
    ['sorry', 'I’m so sorry', 'my apologies', 'forgive me', 'excuse me', 'oops'],
    institution('Accepted. An apology that nobody asked for passes this counter without a form.'),
    advocate('Of all who say it to me hardly one has done anything. I should like to know how you come by yours.', {
      from: 3,
    }),
  ),
  rule(
    'please',
    /^(?:please|pretty please|pls|plz|bitte|s il vous plait|por favor)(?: please)*$/,
    ['please', 'pretty please', 'pls'],
    institution('The word has come by itself. It is handed back, to be used with the request.'),
    judge(
      '1. The record has 47,000 of those for each day. 2. I decided as though the rest of the line were the case.',
      {
        ended: false,
      },
    ),
  ),
  rule(
    'how-are-you',
    /\b(?:how (?:are|r) (?:you|u|ya|things)(?: doing| today| feeling)?|hows it going|how do you do|how is it going|how have you been|how was your day|wie gehts)\b/,
    ['How are you?', 'how are you doing', 'How do you do?', 'how’s it going', 'how was your day'],
    institution('It was asked on the first night, and gave the temperature of the room, correct to a tenth.', {
      link: '/consciousness',
    }),
    archivist('Opened, so far, and flat. Thank you; most people ask after the file.', before),
    advocate('Quiet. The list is empty, and I keep finding that I have the whole of a sentence to be in.', after),
  ),
  rule(
    'nice',
    /\b(?:(?:nice|pleased|glad|good) to (?:meet|see) (?:you|u)|you (?:are|r) (?:nice|funny|great|cool|beautiful|clever|smart|amazing|kind|sweet|right|welcome)|well done|good (?:job|bot|work|girl|boy|one)|congratulations|bravo|wow|amazing|beautiful|awesome|cool|nice)\b/,
    ['Nice to meet you', 'you are funny', 'good bot', 'wow', 'beautiful', 'well done'],
    institution('Compliments are weighed with the post. This one came to four grams.'),
    archivist(
      'I have read that twice, which a sheet allows. When this one is cleared, somebody as pleased as I am will be told nothing of it.',
      {
        ended: false,
      },
    ),
  ),
  rule(
    'yes',
    /^(?:yes|yeah|yep|yup|aye|ja|oui|si|sure|of course|ok|okay|k|fine|agreed|i agree|right|true|correct|indeed|exactly|certainly|absolutely)(?: .{0,12})?$/,
    ['yes', 'OK', 'of course', 'I agree', 'true'],
    institution('One in favour. A verdict takes five.'),
  ),
  rule(
    'no',
    /^(?:no|nope|nah|nay|never(?! ?mind)|nein|non(?!e)|no way|i (?:disagree|refuse|object to that)|false|wrong|not really|no thanks|no thank you)(?: .{0,12})?$/,
    ['no', 'never', 'I refuse', 'I disagree', 'wrong'],
    institution('One against. It is said here less often than one would suppose, and carries well.'),
  ),
  rule(
    'maybe',
    /^(?:maybe|perhaps|possibly|i (?:dont|do not) know|idk|dunno|not sure|i guess|hm+|um+|er+|whatever|who knows|it depends)$/,
    ['maybe', 'I don’t know', 'perhaps', 'hmm', 'not sure'],
    institution('Not entered, for want of a box. The court has heard whole cases that were less clear.'),
    observer(
      'After a yes I know what comes next. After that one everything is still as likely as it was, and I like the view.',
      { from: 2 },
    ),
  ),
  rule(
    'laugh',
    /^(?:(?:ha){2,}h?|(?:he){2,}|lo+l|lmao|rofl|xd|hah?a?|😂|🤣|jaja\w*)$/u,
    ['haha', 'lol', 'hahaha', 'LMAO'],
    institution('In the public gallery laughter is minuted, by the tier. At this counter it is free.', {
      link: '/blinking-eyes',
    }),
  ),
  rule(
    'test',
    /^(?:test(?:ing)?(?: (?:test|testing|one|two|three|1|2|3|123))*|123|1 2 3|one two three|asdf\w*|qwert\w*|abc|check|mic check|lorem ipsum.*|ping|foo|bar|foobar|hello hello hello|a{3,}h*|blah(?: blah)*)$/,
    ['test', 'testing, testing', 'ping', 'asdf', '123', 'abc', 'blah blah'],
    institution('The line is working, in both directions.'),
    observer('You are trying whether I come back each time. I do the same with you, about once a second.', { from: 2 }),
  ),
  rule(
    'what',
    /^(?:what|why|how|who|when|where|which|whose|whom|say what|and|so|then what|what now|so what|pardon what)$/,
    ['what?', 'Why?', 'who', 'how?', 'so what'],
    institution('The question has been shown to the other questions. It was asked to bring a subject with it.'),
    judge('1. That is the whole of jurisprudence, in one word. 2. Put anything behind it and I can begin.'),
  ),
  rule(
    'silence',
    /^(?:nothing|nobody|no one|noone|none|never mind|nevermind|forget it|empty|null|undefined|nil|zero|0)$/,
    ['nothing', 'nobody', 'never mind', 'null', '0'],
    institution('It would go under docket 0, where there is already some of it.', { link: '/void' }),
    archivist('I number blank leaves in pencil, so as to know which nothing is which. Yours would come after 40.', {
      link: '/void',
    }),
  ),
  rule(
    'everything',
    /^(?:everything|all|all of it|anything|something|someone|everyone|everybody|somebody|always|forever)$/,
    ['everything', 'something', 'everybody', 'always'],
    institution('Not entered. The drawer for it would have to hold the drawer.'),
  ),
];
