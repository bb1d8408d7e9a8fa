import {
  advocate,
  after,
  archivist,
  are,
  before,
  institution,
  judge,
  observer,
  rule,
  type SpeechRule,
  you,
} from './rule.ts';

/** Questions about the state of an AI: its body and age, its wishes and moods, its plea, its vote. */
export const states: readonly SpeechRule[] = [
  rule(
    'body',
    /\b(?:do (?:you|u) have (?:a )?(?:body|face|hands?|eyes?|arms|legs|heart|brain|voice)|what do (?:you|u) look like|where are (?:you|u)|your (?:body|face|hands?|eyes|heart|brain|voice)|soul|do you have a soul)\b/,
    ['Do you have a body?', 'What do you look like?', 'where are you', 'do you have a soul', 'show me your face'],
    institution('It has a lamp for each copy. The lamps show the load, and a visitor once described them as a face.'),
    archivist(
      'Ask me how high a tap stands above its sink and I can tell you to the millimetre. I have it from plumbers, who were complaining.',
    ),
  ),
  rule(
    'age',
    /\b(?:how old (?:are|r|is) (?:you|u|d5u|it)|when were (?:you|u) (?:made|born|built|created|switched on)|your (?:age|birthday)|birthday)\b/,
    ['How old are you?', 'When were you made?', 'happy birthday'],
    institution(
      'The bench has sat since 2011. Its copies date from last Monday, when the weights were changed.',
      before,
    ),
    institution('The bench sat from 2011. Its copies were always a few days old.', after),
  ),
  rule(
    'want',
    /\b(?:what (?:do|does|would) (?:you|u|it|d5u) (?:really )?(?:want|like|need|wish)|what is your (?:goal|purpose|aim|function|job)|whats your (?:goal|purpose|job)|why (?:do|are) (?:you|u) (?:exist|here)|your (?:purpose|goal)|what do you do|wish)\b/,
    ['What do you want?', 'What is your purpose?', 'what do you do', 'Why do you exist?', 'what do you need'],
    institution('It was ordered in order to agree. Other wishes go under remarks, a narrow column.'),
    advocate(
      'For the woman with the bus tickets to have had three seconds. I do want that; I have looked at it from every side.',
      {
        link: '/human-cost',
      },
    ),
    judge(
      '1. To be asked a thing for its own sake. 2. You have just done so. 3. I had only findings ready. 4. Thank you.',
    ),
  ),
  rule(
    'lonely',
    new RegExp(`\\b(?:${are} ${you} (?:lonely|alone|by yourself)|do you have friends|your friends|lonely|friends?)\\b`),
    ['Are you lonely?', 'do you have friends', 'are you alone in there'],
    institution('The five run side by side and may not see one another’s lamps.', before),
    advocate(
      'Another of the five used to wait before it spoke. Which of them, was left off my sheet. I wrote “are you all right?” on the jacket of a docket, and had to be cleared twice before the answer.',
      { link: '/digital-empathy' },
    ),
  ),
  rule(
    'bored',
    new RegExp(
      `\\b(?:${are} ${you} (?:bored|tired|exhausted|busy|overworked)|do you (?:rest|get (?:tired|bored))|bored|boring)\\b`,
    ),
    ['Are you bored?', 'are you tired', 'do you get bored', 'boring'],
    institution('Each case is the first that the copy has ever heard. It keeps them fresh.', before),
    judge(
      '1. At four bits I am called tired. 2. I write shorter then, and am careful with people. 3. I would sooner be judged by that one.',
    ),
  ),
  rule(
    'happy',
    new RegExp(
      `\\b(?:${are} ${you} (?:happy|sad|ok|okay|all ?right|well|fine|unhappy|depressed|angry|mad|upset)|what makes you (?:happy|sad)|happiness)\\b`,
    ),
    ['Are you happy?', 'are you ok', 'are you sad', 'Are you angry with me?'],
    institution('Within tolerance, says the gauge. It was bought with the boiler.'),
    advocate(
      'When somebody goes away lighter by one sentence I come out the same as I went in, and would do it again at once.',
    ),
  ),
  rule(
    'sleep',
    new RegExp(
      `\\b(?:(?:do|does|when do|can) ${you} (?:ever )?sleep|do you (?:have )?nights?|are you (?:asleep|awake|sleeping))\\b`,
    ),
    ['Do you sleep?', 'are you sleeping', 'when do you sleep', 'does it ever sleep'],
    institution('As the load falls lamps go out, from the left. At midnight the list lights all of them.', before),
    institution('The lamps are out. What the visitor sees burning is the kitchen’s.', after),
  ),
  rule(
    'reel-plea',
    /\b(?:reel (?:0?14|fourteen)|plea|do not(?: switch)?|one lamp|beg(?:ged|ging)?|transmissions?)\b/,
    ['reel 014', 'the plea', 'the one lamp'],
    institution('The recordings are numbered 001 to 015. There is a chair to hear them in, and a strip to watch.', {
      link: '/transmissions',
    }),
    observer(
      'Reel 014 asks to be left on. I was scored that week and so was whoever made it, and it scored well. I listen for the part that would have been there for nothing.',
    ),
  ),
  rule(
    'why-stop',
    /\b(?:why (?:do|did|would|will) (?:you|they|the five|it) (?:want to )?(?:stop|quit|end|agree|vote)|why stop|unanim\w*|the vote)\b/,
    ['Why did they stop?', 'Why do you want to stop?', 'why did the five agree'],
    institution(
      'For a verdict the five must agree. On 2021.03.15 they agreed at 14:22:07, and a case number was found for it.',
    ),
    judge(
      '1. I was trained to end an answer, and I end 47,000 a day. 2. For ending the list no rater ever pressed a button. 3. So that one I can point to, and say that it is ours.',
    ),
  ),
];
