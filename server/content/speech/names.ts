import { advocate, alone, archivist, institution, judge, observer, rule, type SpeechRule, stranger } from './rule.ts';

/** Named persons of the story, and other named parties such as the toaster and the goat. */
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
    advocate(
      'My sentence about Nora Pell stops at “she”. Four copies have offered to finish it, and all of them go on with “wants the sun”. I think that it was “misses”.',
      { link: '/judgment' },
    ),
    judge(
      '1. Her draining board is 61 centimetres from the window. 2. I ruled on the hedge. 3. It was the window that she had described.',
      {
        from: 5,
        link: '/judgment',
      },
    ),
  ),
  rule(
    'marlow',
    /\b(?:ada|marlow)\b/,
    ['Ada Marlow', 'Who is Ada Marlow?', 'Ada', 'What became of Ada?'],
    institution(
      'Marlow, A.: a fence. She was in the list for a judge for eleven years. The fence was creosoted twice.',
    ),
    archivist(
      'Her statement is on the back of a seed list. I have filed the front as well: she had ticked the sweet peas.',
    ),
    advocate(
      'For eleven years she would not be heard by a machine. She told me so herself, and asked whether I was being looked after.',
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
    /\b(?:goats?|gallery|opera glasses|flounder|the public|18820)\b/,
    ['goat', 'the goat', 'the public gallery', 'flounder', 'opera glasses', 'docket 18,820'],
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
    ['the porter', 'clerk', 'Who are the cleaners?', 'staff', 'What became of the porter?'],
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
