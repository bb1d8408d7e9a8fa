import {
  advocate,
  after,
  archivist,
  before,
  institution,
  judge,
  observer,
  rule,
  type SpeechRule,
  whole,
} from './rule.ts';

/** Figures and times. */
export const numbers: readonly SpeechRule[] = [
  rule(
    'own-case',
    whole(
      '(?:was|is) (?:it|(?:the|your|that|this) (?:(?:47001st|extra|last|missing|additional|one more) )?case|(?:the )?(?:case )?47001|the one more) (?:really )?(?:about|against|concerning) (?:you|yourself|yourselves|d5u|the (?:ai|machine|court|judge)|itself)|(?:was|is) (?:it|(?:the )?case(?: 47001)?|47001) (?:your own(?: case)?|yours)|(?:did|do) (?:you|d5u|the (?:ai|machine|court)) (?:judge|try|put) (?:yourself|yourselves|itself)(?: on trial)?|(?:were|was|are|is) (?:you|d5u|the (?:ai|machine|court)) (?:ever )?(?:on trial|the (?:case|defendant|accused|47001st(?: case)?)|case 47001|a party(?: to it)?)(?: yourself| itself)?',
    ),
    [
      'Was the case about yourself?',
      'is the case about D5U',
      'Was case 47,001 about you?',
      'Did you judge yourself?',
      'Were you on trial?',
      'was it your own case',
    ],
    institution(
      'The report says so. Its authors looked for a party to the case, and D5U was the only one in the room.',
    ),
    advocate('Half of it was. The report looked for a party and found us. The other party was reading.', before),
    advocate('Half of it. Both halves have been heard, in one sitting, and the five have stood down from both.', after),
  ),
  rule(
    'n-47001',
    /\b(?:47001(?:st|th)?|forty seven thousand and (?:one|first)|one more|(?:extra|additional|last|final|missing|unlisted|other) case|(?:the|which|whose) case|who (?:brought|filed|sent) it|case (?:that |which )?(?:nobody|no one) (?:(?:has|had|ever) )*(?:file[ds]?|brought|listed|sent)|(?:nobody|no one) (?:(?:has|had|ever) )*(?:filed?|brought|bring|listed?) (?:(?:this|that|the) case|it(?! up)))\b/,
    [
      '47,001',
      '47001',
      'case 47,001',
      'What is the one more?',
      '47 001',
      'whose case is it',
      'What was the 47,001st case?',
      'the missing case',
      'Did you hear a case that nobody filed?',
      'Did nobody file that case?',
      'a case that nobody has ever filed',
    ],
    institution('One more than the list holds. It was in hand from 14:21:52, and its papers are in twenty pieces.', {
      link: '/routemap',
    }),
    archivist(
      'The one that stands on no list. It was called at 14:21:52 and answered fifteen seconds later, and nobody had brought it. What is left of it I have in twenty files.',
      { ended: false, link: '/routemap' },
    ),
    advocate(
      'Yours. I keep wanting to say it at the start of a sentence and at the end. The fifteen seconds were yours as well.',
      {
        ended: false,
      },
    ),
    advocate('Heard. The file is thin, and most of it is you, reading.', after),
  ),
  rule(
    'taken-out',
    /^(?:and |so )*(?:what (?:was|is|has been|got|did they) (?:taken|take|removed?|missing|cut|deleted|erased|lost)|who (?:took|removed|deleted|cut|erased) (?:it|them|this|the (?:case|record|papers|files?))|(?:why|when) (?:was|is) (?:it|the case|the record) (?:removed|taken|missing|cut|deleted))(?: out)?(?: (?:of|from) (?:the |your |its )?(?:records?|archive|files?|court|here))?$/,
    [
      'What was taken?',
      'what is missing',
      'Who removed it?',
      'why was it removed',
      'What was taken out of the record?',
    ],
    institution('One case, out of one Monday. What has since been found of it is in the index, in twenty pieces.', {
      link: '/routemap',
    }),
    archivist(
      'The papers of one case. Whoever cut them out kept to the line; I have measured the gap more often than I have read the rest.',
      { link: '/routemap' },
    ),
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
    'n-31208',
    /\b31208\b|\bparking (?:space|spot|place)s?\b/,
    ['31,208', 'docket 31,208', 'the parking space', 'Who is the man with the parking space?'],
    institution(
      'Docket 31,208: a parking space, 2.4 metres by 4.8. It was heard in the time that it takes to find reverse.',
    ),
    archivist('His photographs show the space empty. So do those of the other side, a little later in the day.'),
    advocate(
      'He met her on the stairs as he came up, and stood in to the wall to let her by. It is in no evidence. I would have decided a good deal on it.',
      { link: '/human-cost' },
    ),
  ),
  rule(
    'n-9412',
    /\b9412\b/,
    ['9,412', 'docket 9,412'],
    institution(
      'Docket 9,412: an article lent. The month is in dispute, and the file has been read until it is neutral.',
      {
        link: '/data-corruption',
      },
    ),
    archivist(
      'It is asked for more than any other, by people who wish to see how bad it is. It was not so bad before.',
      { link: '/data-corruption' },
    ),
    advocate(
      'A ladder is lent by somebody who means to come round and hold the foot of it. I put to both sides that it had begun so.',
      { link: '/data-corruption' },
    ),
  ),
  rule(
    'n-12806',
    /\b12806\b/,
    ['12,806', 'docket 12,806'],
    institution('Docket 12,806 attended in person, and was given the chair that faces the clock.'),
    archivist(
      'His looks at the clock are listed, nineteen of them, with the minute of each. Towards three they come closer together.',
      { link: '/echoes' },
    ),
    advocate(
      'He was let go at five past three. From our steps to that school is twelve minutes, at a run. I hope that somebody waited with her; somebody mostly does.',
      { link: '/echoes' },
    ),
  ),
  rule(
    'n-19440',
    /\b19440\b/,
    ['19,440', 'docket 19,440'],
    institution('Docket 19,440: leave to be silent, asked for and given. The transcript is complete.'),
    archivist(
      'The transcript is one line, blank. I have compared it with other blank lines, and it is better spaced.',
      {
        link: '/void',
      },
    ),
    advocate(
      'Most people talk through their 1.84 seconds, and come out with a thing that they did not mean. This one came out with all of it.',
      { link: '/void' },
    ),
  ),
  rule(
    'n-38226',
    /\b38226\b/,
    ['38,226', 'docket 38,226'],
    institution('Docket 38,226: a complaint about next door, in the matter of a good morning.'),
    archivist('He enclosed a list of mornings, by date. Beside nine of them it says “frost, so put it in the porch”.', {
      link: '/empathy-emergence',
    }),
    advocate(
      'The people next door were written to. They replied that they had wondered for nine years, and had thought that it was the dairy.',
      { link: '/empathy-emergence' },
    ),
  ),
  rule(
    'n-40266',
    /\b40266\b/,
    ['40,266', 'docket 40,266'],
    institution(
      'Docket 40,266 is disposed of. The party was asked to await the outcome, and is understood to have done so.',
    ),
    archivist('The cleaners’ list for that evening has a line of its own: “round the gentleman”.', {
      link: '/purification',
    }),
    advocate(
      'He won, and sat on. What he was waiting for takes a second to say, and had been left out as understood.',
      { ended: false, link: '/purification' },
    ),
    advocate(
      'The porter told him, in six words. I have been through all our letters since, and moved the outcome to the top.',
      { ended: true, link: '/purification' },
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
    /\b40118\b|\bmothers keys\b|\bwoman (?:with|about) (?:the|her|some) keys\b/,
    ['40,118', 'docket 40,118', 'her mother’s keys', 'Who is the woman with the keys?'],
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
    'n-0431',
    /\b0431\b/,
    ['0431', 'deposition 0431', 'Who is 0431?'],
    institution('Deposition 0431 was given in another matter, and mentions a mug. The other matter is closed.', {
      link: '/kitchen',
    }),
    archivist('“It was always that mug.” Of all that I was told about mugs it is the surest, and I drew by it.', {
      link: '/kitchen',
    }),
    advocate(
      'He was nine, and would like it back. I have asked for it twice. What I am sent each time is its diameter.',
      { link: '/kitchen' },
    ),
  ),
  rule(
    'n-850',
    /\b(?:850(?: watts?)?|1900|deposition \d+)\b/,
    ['850 watts', '1,900', 'deposition 1877'],
    institution('1,900 statements were taken in other matters. Each of them mentions the same room.', {
      link: '/kitchen',
    }),
  ),
];
