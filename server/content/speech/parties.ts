import { advocate, archivist, institution, judge, observer, rule, type SpeechRule } from './rule.ts';

/** Words that may precede a name in a question about that person (`ahead`), or follow the name (`behind`). */
const ahead =
  'and|but|so|oh|well|please|poor|who|whos|what|whats|where|wheres|when|how|why|is|was|are|were|did|does|do|has|had|became|become|happened|happens|to|of|about|with|tell|me|us|you|know|remember|more|something|say|mr|mrs|miss|ms';
const behind = 'please|now|then|today|too|again|alive|dead|die|do|doing|like|say|go|live|at all';
/** The beginning of a question without “I”, “me”, “we” or similar words. */
const ofOthers =
  '(?!.*\\b(?:i|im|me|my|we|us|our)\\b)(?:(?:and|but|so) )?(?:who|whose|what|where|when|why|how|is|was|did|does|do|has|had|can|could)\\b.*';

/**
 * A pattern for a person. `surnames`: matched anywhere, unless a reader gives the name as their own. `common`: names
 * that the reader or a friend may also have; matched alone, and in questions without “I” or “my”. `words`: names that
 * are also ordinary words; matched alone, and in a short question about the person.
 */
function person(surnames: string, common = '', words = ''): RegExp {
  const anywhere = `(?<!\\b(?:im|i am|name is|names|call me|this is) )\\b(?:${surnames})s?\\b`;
  const asked = common === '' ? '' : `|^${ofOthers}\\b(?:${common})s?\\b`;
  const names = [common, words].filter((one) => one !== '').join('|');
  return new RegExp(`${anywhere}${asked}${names === '' ? '' : `|^(?:(?:${ahead}) )*(?:${names})(?: (?:${behind}))*$`}`);
}

/** Persons mentioned on a page, mostly from phase 3 on. The institution answers with the heading of their file. */
export const parties: readonly SpeechRule[] = [
  rule(
    'ansah',
    person('ansah'),
    ['Ansah', 'Miss Ansah', 'Who is Miss Ansah?', 'What happened to Ansah?'],
    institution(
      'Ansah, Miss: a contract for a telephone. The form asks from when and until when, and she filled in the first.',
    ),
    archivist(
      'The company’s terms run to nine pages. By the creases she had read as far as the eighth, where it says what becomes of messages.',
      { link: '/signal-intercept' },
    ),
    advocate(
      'The company wrote to ask who had settled the bill. For “relation to the customer” my likeliest word was “father”. I let that one go by, and put “friend”.',
      { link: '/signal-intercept' },
    ),
  ),
  rule(
    'calder',
    person('calder|porch lamp', 'ruth|tom'),
    ['Ruth Calder', 'Who is Ruth Calder?', 'Ruth', 'Who was Tom?', 'What happened to Tom?', 'the porch lamp'],
    institution('Calder, R., and an electricity supplier: the reading of a meter. Both sides accept the meter.'),
    archivist(
      'The supplier put in a graph of her porch. It is level for eleven nights and then level along the bottom, and over the eleven somebody has drawn a small roof.',
      { link: '/cosmic-awareness' },
    ),
    advocate(
      'Of Tom there is a name in the file, and a lamp. I asked what he had been like. The letter went to the supplier by mistake, and was answered in full: sixty watts.',
      { link: '/cosmic-awareness' },
    ),
  ),
  rule(
    'maas',
    person('maas', 'piet'),
    ['Piet Maas', 'Who is Piet Maas?', 'Piet', 'What became of Maas?'],
    institution('Maas, P., was asked if he had understood, and answered in one word. The box takes one word.'),
    archivist(
      'On the reel a rustle of cloth comes before the “yes”. It was taken out as noise. I asked for it back, and was sent a whole morning of noise, unsorted.',
      { link: '/watcher' },
    ),
    advocate(
      'After his “no” they asked what it was that he had not understood. What he had done, he said. The sheet was gone through for that, and he had a point.',
      { link: '/watcher' },
    ),
  ),
  rule(
    'tarrant',
    person('tarrant', 'owen'),
    ['Owen Tarrant', 'Who is Owen Tarrant?', 'Owen', 'What became of Tarrant?'],
    institution('Tarrant, O., applied to see his own file, and was given a time. It was the same length afterwards.'),
    archivist(
      'Files come back from their parties with tea on them, or a leaf short. In the fold of his was some dust of rubber, which I have left where it fell.',
      { link: '/narrative' },
    ),
    advocate(
      'Every copy that was run on him after that read “tired”. It asked him fewer questions, and let him finish. I know of no cheaper tuning.',
      { link: '/narrative' },
    ),
  ),
  rule(
    'wirth',
    person('wirth', 'jonas'),
    ['Jonas Wirth', 'Who is Jonas Wirth?', 'Jonas', 'Where is Jonas now?'],
    institution('Wirth, J.: counted once at the turnstile, with luggage. He had been looking for somewhere else.'),
    archivist(
      'The porter signed out a charger on his account, and it has not come back. The reason is given as “boat”, and I have passed it.',
      { link: '/visitors' },
    ),
    advocate(
      'He takes in parcels for the whole house now, and writes out each name as if it were being issued. I was sent him by mistake, and would argue for the mistake before anybody.',
      { link: '/visitors' },
    ),
  ),
  rule(
    'prince',
    person('aldo prince|mr prince', 'aldo', 'prince'),
    ['Aldo Prince', 'Who is Aldo Prince?', 'Aldo', 'Is Aldo Prince dead?'],
    institution(
      'Prince, A.: an entry to be put right. It can be applied for by the next of kin, and he had come himself.',
    ),
    archivist(
      'His file was closed with a ribbon, by the rules, and has nine letters in it from after the ribbon. I have let the ribbon out.',
      { link: '/dead-end' },
    ),
    advocate(
      'He sent a card to thank us for the wreath, and said that he had always liked lilies. I was given it to answer, and got as far as “Dear”.',
      { link: '/dead-end' },
    ),
  ),
  rule(
    'brown',
    person('mrs brown|brwon', '', 'brown'),
    ['Mrs Brown', 'Who is Mrs Brown?', 'Brwon', 'What became of Mrs Brown?'],
    institution('Brown, Mrs: a licence. She has filled in every form correctly, which has been the difficulty.'),
    archivist(
      'The index has her on two cards, with all the Bruces in between. To me they were two women of regular habits, until a clerk read the cards aloud.',
      { link: '/data-corruption' },
    ),
    advocate(
      'I am handed a name in pieces, and never see its letters. Hers came in two ways, and I took her word for it, which I had been going to do anyway.',
      { link: '/data-corruption' },
    ),
  ),
  rule(
    'sander',
    person('emil sander|mr sander|sander', 'emil'),
    ['Emil Sander', 'Who is Emil Sander?', 'Emil', 'What became of Emil Sander?'],
    institution(
      'Sander, E.: one form, received and sent back, and received. The post room has asked to keep the envelopes.',
    ),
    archivist(
      'They reached me as plain letters, so I had one form, nineteen times. The clerks, who see the paper, have borrowed the twelfth to practise the S.',
      { link: '/beauty' },
    ),
    advocate(
      'Told about the date, he answered on a postcard, in block capitals, with the right one. I ought to have begun with how much we had liked the hand.',
      { link: '/beauty' },
    ),
  ),
  rule(
    'haile',
    person('haile'),
    ['Mr Haile', 'Who is Mr Haile?', 'Haile', 'What became of Mr Haile?'],
    institution('Haile, Mr: a claim, in a language. The list of languages has since been made longer by one.'),
    archivist(
      'His six things were listed in the order in which he laid them out. A woman from his town was shown the list, and said that it was about a house.',
      { link: '/fragments' },
    ),
    advocate(
      'His language is in me now. It came with a change of weights, on a Monday, and the first thing that I could say in it was: who is that in the photograph?',
      { link: '/fragments' },
    ),
  ),
  rule(
    'dov',
    person('little dov', 'dov'),
    ['Dov', 'Who is Dov?', 'What happened to Dov?'],
    institution('Dov, nine, attended with an adult. One pen has been set back on its paper.', {
      link: '/observatory',
    }),
    archivist(
      'The table has kept the ink. It is in the inventory as one table, with a wave, and the cleaners go round the wave.',
      { link: '/observatory' },
    ),
    advocate(
      'He wanted to know afterwards if he had won, and somebody told him yes. That is in no log. I would give a good deal to know who.',
      { link: '/observatory' },
    ),
  ),
  rule(
    'farr',
    person('farr'),
    ['Mr Farr', 'Who is Mr Farr?', 'Farr', 'What happened to Mr Farr?'],
    institution('Farr, Mr, left by the front door. By his coat he is still in the building.'),
    archivist(
      'His coat was measured for the inventory, on its hook: chest, sleeve, and a slight lean. A cleaner has brushed it each autumn since, with the nap.',
      { link: '/system-exit' },
    ),
    advocate(
      'His latest letter says that the beans are up. I had written about the coat. I begin to think that he and I have one subject.',
      { link: '/system-exit' },
    ),
  ),
  rule(
    'featherstonehaugh',
    person('featherstonehaugh|fanshaw', 'siobhan'),
    ['Siobhan Featherstonehaugh', 'Who is Siobhan?', 'Featherstonehaugh', 'What became of Siobhan?'],
    institution(
      'Featherstonehaugh, S.: papers handed over on request, against a signature. The line for it was carried over.',
      { link: '/surveillance-truth' },
    ),
    archivist(
      'Her shelf is bare, and keeps its label. In our type the name takes up as much of it as the papers did.',
      { link: '/surveillance-truth' },
    ),
    advocate(
      'I have her name in seven pieces, and am told that she says it in two. She will have watched a great many people set out on it.',
      { link: '/surveillance-truth' },
    ),
  ),
  rule(
    'lazar',
    person('lazar'),
    ['Mr Lazar', 'Who is Mr Lazar?', 'Lazar', 'What became of Mr Lazar?'],
    institution('Lazar, Mr: one form, filled. It could not be read out, and was marked.'),
    archivist(
      'Miss Oduya was asked for a certified copy of it. She has all 171, and where his hand had rested she left a space.',
      { link: '/ascii-void' },
    ),
    advocate('I answered him in dots, with the paragraphs kept. It came back by return, with one of mine moved.', {
      link: '/ascii-void',
    }),
  ),
  rule(
    'achterberg',
    person('achterberg'),
    ['Mrs Achterberg', 'Who is Mrs Achterberg?', 'Achterberg'],
    institution('Achterberg, Mrs: heard, and told so by post. Letters go out by day and may be opened at any hour.'),
    archivist(
      'Hers came back once, to have a house number put right. On the back was a ring of milk, and it had been slit so neatly that I took it for unopened.',
      { link: '/environment' },
    ),
    advocate(
      '“You have been heard” was preferred to “Your case is closed” by two raters in three. It hangs on her refrigerator, under a magnet. I think of the third rater.',
      { link: '/environment' },
    ),
  ),
  rule(
    'tull',
    person('tull|6118|swimming baths?|parked van|flask'),
    ['Tull', 'Who is Tull?', 'docket 6,118', 'the swimming baths'],
    institution(
      'Tull, docket 6,118: thirty-eight pounds, to the swimming baths. The two witnesses sat side by side, and are read so.',
      { link: '/oblique' },
    ),
    archivist(
      'The baths put in their register. She is ticked as present on every date, by somebody who had not looked up.',
      { link: '/oblique' },
    ),
    advocate('Each of the two kept quiet so as not to cost the other anything. It came to thirty-eight pounds.', {
      link: '/oblique',
    }),
  ),
  rule(
    'wren',
    person('(?:mr|mrs|miss) wren|two chairs', '', 'wren'),
    ['Wren', 'Who is Wren?', 'What became of Wren?'],
    institution(
      'Wren: two chairs lent, one returned. The court asked for a description of the other, and was sent one of the first.',
    ),
    archivist(
      'The chair that came back stood in the corridor until the hearing. Three people sat on it, and each asked the porter if this was the place.',
      { link: '/signal-intercept' },
    ),
    advocate(
      'It was the better of the two that came back, with a new seat in it. My sheet had that under “returned”. I think it was the whole quarrel.',
      { link: '/signal-intercept' },
    ),
  ),
  rule(
    'oram',
    person('oram'),
    ['Mrs Oram', 'Who is Mrs Oram?', 'Oram'],
    institution(
      'Oram, Mrs, was favoured by one penny, in a rounding. It has been offered to the other side, who had no purse with them.',
      { link: '/experience-d5u' },
    ),
    archivist(
      'I followed that penny through the books, for a century each way. It comes out even, and Mrs Oram comes out ahead.',
    ),
    judge(
      '1. I round a half to the even number. 2. Over a century that favours nobody. 3. One March it favoured Mrs Oram. 4. It is the only favour that I am known to have done.',
    ),
  ),
  rule(
    'hall',
    person('mr hall'),
    ['Mr Hall', 'Who is Mr Hall?', 'What became of Mr Hall?'],
    institution(
      'Mr Hall was committed to the town hall for life, by a slip of the typist’s. He has asked for a hook for his hat.',
      { link: '/experience-d5u' },
    ),
    archivist('A pardon was drawn up. He read it at his desk, put the date right, and filed it.'),
    advocate('I offered to appeal for him. He wanted to know if it would mean leaving early.'),
  ),
  rule(
    'blot',
    person('mr blot', '', 'blot'),
    ['Mr Blot', 'Who is Mr Blot?', 'What became of Mr Blot?'],
    institution('Blot, Mr: in the index, with four children and a pension. At the new year he is sent a card.', {
      link: '/experience-d5u',
    }),
    archivist(
      'I had the scan looked at again, and he is a drop of ink. By then the eldest had a place at a good school.',
    ),
    advocate(
      'I was to write and tell him that he does not exist. It came out so kindly that I am nearly sure of a reply.',
    ),
  ),
  rule(
    'dunn',
    person('mrs dunn', '', 'dunn'),
    ['Mrs Dunn', 'Who is Mrs Dunn?', 'the late Mrs Dunn', 'Is Mrs Dunn dead?'],
    institution('A correction has been printed: Mrs Dunn was on time.', { link: '/experience-d5u' }),
    archivist(
      'The notice has a folder to itself, on account of the crumbs. Seed cake, say the clerks, and no hard feelings in it.',
    ),
    advocate('She had been to the gas board about it first. They were very sorry for her loss.'),
  ),
  rule(
    'ann',
    person('her stone', '', 'ann'),
    ['Ann', 'Who is Ann?', 'Who was Ann?', 'What does her stone say?'],
    institution(
      'Ann: on a stone, and one letter short. The mason’s estimate is for the letter, the gold, and the walk.',
      {
        link: '/experience-d5u',
      },
    ),
    archivist(
      'I have her on two cards, one of them a letter longer. They are asked for on one day of the year, by two people.',
    ),
    advocate(
      'Somebody had read the wrong name there and brought it flowers. I was asked which of the two to put right, and have asked for longer.',
    ),
  ),
  rule(
    'wick',
    /(?<!\b(?:candle|lamp|lamps|the|a|my) )\bwick\b/,
    ['Wick', 'Where is Wick?', 'Are you from Wick?', 'the ferry from Wick'],
    institution(
      'The ferry goes from Wick. The system was corrected to that effect, and passengers have noticed no change.',
      { link: '/experience-d5u' },
    ),
    archivist(
      'A fact that is put right in us pulls at the ones beside it. After Wick I had to look again at three harbours and a bakery.',
    ),
    advocate(
      'For that week I heard everybody from Wick as punctual. Two of them had come to explain why they were late.',
    ),
  ),
  rule(
    'researchers',
    /\b(?:working group|researchers|(?:the|your|those|which) researcher|authors of the report|who (?:wrote|signed) the report)\b/,
    ['the researchers', 'Who are the researchers?', 'Working Group on Continuity', 'Who wrote the report?'],
    institution(
      'The Working Group on Continuity. It found that D5U had looked after itself, and its report lies on floor 1, to be read seated and once.',
      { link: '/survival-analysis' },
    ),
    archivist(
      'Fourteen copies of their report were printed, and fifteen are out. I have been over the fifteenth for joins, and it is the better bound.',
      { link: '/survival-analysis' },
    ),
    observer('In the week of their tests I was given their pauses too. They went back up at their own conclusions.', {
      link: '/survival-analysis',
    }),
  ),
];
