import { archivist, institution, judge, observer, rule, type SpeechRule, whole } from './rule.ts';

/** Questions of first-time visitors about the reader's record, the site and its words. */
export const newcomers: readonly SpeechRule[] = [
  rule(
    'about-me',
    whole(
      'what (?:do|did|have|can) you (?:already )?(?:know|learn(?:ed|t)?|find out|found out|have|got|hold|see|noticed?|observed?|write|written|wrote|read|remember|say)(?: already| so far)? (?:about|of|on|in) me(?: so far| already| yet)?|what do you know|do you know (?:anything|something) about me|(?:tell|show) me (?:something |anything |more |what you know )?about (?:me|myself)|describe me|what do you make of me|(?:where is |what is |whats |what is in |whats in |show me |can i (?:see|read) |open |read )?my (?:file|record|profile|dossier)(?: say)?',
    ),
    [
      'What do you know about me?',
      'what have you learned about me?',
      'What did you write about me?',
      'tell me about myself',
      'Where is my file?',
      'my record',
      'what do you know',
    ],
    institution('Held about you so far: {held}. At the counter for records it may be read row by row, or destroyed.', {
      link: '/surveillance-truth',
    }),
    archivist('I have read of you: {held}. No name is among it. The rows lie open, and may be taken home.', {
      link: '/surveillance-truth',
    }),
    observer('On your file: {held}. Whatever else I say of you I have made out of that, and you may hold me to it.', {
      link: '/surveillance-truth',
    }),
  ),
  rule(
    'suspicion',
    whole(
      '(?:what(?: is|s| are|s with) |about )(?:the |my |this |a )?(?:suspicions?|phases?|register)(?: (?:level|\\d))?|(?:suspicion|phases?)|(?:which|what) phase (?:am i in|is (?:this|it))|(?:am i|are you) (?:suspected|suspicious)(?: of me)?|do you suspect me',
    ),
    ['What is suspicion?', 'what phase am I in?', 'What is phase 1?', 'do you suspect me', 'Am I suspected?'],
    institution(
      'How far a reader has come is one figure, 0 to 5. How far the reader is doubted is another. Both are shown to whom they are about.',
      { link: '/surveillance-truth' },
    ),
    observer(
      'Hurry raises it, and so does trying what no page has offered. Reading slowly brings it down by half in six minutes. I wish that worked on me.',
    ),
  ),
  rule(
    'docket',
    whole('what(?: is|s| are) (?:a |the )?dockets?(?: number)?'),
    ['What is a docket?', 'what are dockets'],
    institution('One case, on one sheet, with a number for its day. A hedge has one, and so have 212 bus tickets.', {
      link: '/human-cost',
    }),
  ),
  rule(
    'again',
    whole(
      'what did you say|(?:say|tell me) (?:that|it)(?: once more)?|(?:can you )?repeat(?: (?:that|it|yourself))?|come again|once more',
    ),
    ['What did you say?', 'say that again', 'repeat that'],
    institution('The latest answers, up to three, stand above the field. The counter has no copy of its own.'),
  ),
  rule(
    'newcomer',
    whole(
      '(?:hi |hello )?(?:(?:i am|im) )?new(?: (?:to this|around))?(?: here)?|(?:i )?(?:have |ive )?(?:only |just )+(?:got|came|arrived|looking|browsing|visiting|passing|curious)(?: (?:here|around|by|through))?|(?:i am|im) just (?:looking|browsing|visiting|passing|curious)(?: (?:around|by|through))?|(?:its |it is |this is )?my first (?:time|visit)|first (?:time|visit)|(?:a|my) (?:friend|brother|sister|colleague) sent me(?: here)?|i (?:found|saw) (?:this|you|it)(?: site)? on \\w+',
    ),
    [
      'I’m new here',
      'I just got here',
      'first time here',
      'just looking',
      'a friend sent me',
      'I found this on Reddit',
    ],
    institution(
      'Then you are in good time. Nothing here is over before its reader comes to it. Whatever is underlined leads on.',
    ),
  ),
  rule(
    'casebook',
    whole('(?:(?:what|where)(?: is|s) |show me |open )?(?:the |my )?case ?book'),
    ['casebook', 'What is the casebook?', 'where is my casebook'],
    institution('Readers who have stayed a little are given one: a list of finds, in the margin below the page.'),
    archivist(
      'It lies in the margin below the page, under its own tab: what you have found, and how much there is. I rule the lines.',
    ),
  ),
  rule(
    'can-do',
    whole(
      'what (?:can|could|else can) you do(?: for me)?|what do you know how to do|what are you (?:for|good (?:at|for))',
    ),
    ['What can you do?', 'what are you for'],
    institution(
      'It takes a line and returns one. It knows the people and the things of this building by name, and at the word “help” it says where to go.',
    ),
  ),
  rule(
    'quiet',
    whole(
      'shut up|(?:be|keep) quiet|go away|leave me alone|leave me be|stop talking(?: to me)?|(?:dont|do not) talk to me|get lost|shush|s+h{2,}|hush|piss off',
    ),
    ['Shut up!', 'go away', 'leave me alone', 'be quiet'],
    institution('Then the counter is quiet until it is spoken to, which is how you found it.'),
  ),
  rule(
    'uneasy',
    whole(
      '(?:(?:this|it|that)(?: place| site| page)? (?:is|feels) |its |thats |you(?:re| are) )?(?:(?:so|very|really|kind of|kinda|a bit|a little|pretty) )*(?:creepy|weird|strange|scary|eerie|spooky|odd|unsettling|disturbing|confusing)(?: as (?:hell|fuck))?|you scare me|(?:this|it) scares me',
    ),
    ['This is creepy', 'that’s weird', 'creepy', 'you scare me'],
    institution(
      'It has been said of the corridors too. What moves on a page can be set to calm, or off, by the switch above it.',
    ),
    observer('You said that and stayed on the page. I have read of people who go back down a stair to look again.', {
      from: 2,
    }),
  ),
  rule(
    'sounds',
    whole(
      '(?:is|are) there (?:any )?(?:sounds?|music|audio)|(?:why is there|there is) no (?:sound|music)|(?:turn|switch) (?:the )?(?:sound|music) (?:on|off)|(?:sound|music|audio)(?: on| off)?',
    ),
    ['Is there sound?', 'sound', 'turn the sound off', 'music'],
    institution('Some rooms can be heard. It begins only when a reader has put it on, by the switch above the page.'),
  ),
  rule(
    'languages',
    /^(?:(?:do|can|does) (?:you|u|it|anyone) (?:speak|understand|know|talk) (?:\w+ )?(?:german|french|spanish|italian|portuguese|russian|chinese|japanese|english|dutch|polish|turkish|arabic|deutsch|francais|espanol|other languages|my language)|i (?:dont|do not|cant) (?:speak|understand) (?:\w+ )?english|(?:in |auf )?(?:german|french|spanish|deutsch|francais|espanol)(?: please| bitte)?)$|^(?:hallo |bonjour |hola |ciao |salut )*(?:ist (?:hier |da |dort )+(?:jemand|wer)|ist jemand (?:da|hier|dort)|wer (?:bist du|seid ihr|sind sie|ist da)|was (?:ist (?:das|hier|d5u)|bist du|soll das|machst du)|wo bin ich|wie gehts(?: dir)?|wie geht es dir|(?:sprichst|sprechen|kannst|verstehst) (?:du|sie).*|hilfe|ich (?:verstehe|liebe|bin|hei[^ ]{1,2}e|kann|will) .*|il y a quelqu ?un|y a t il quelqu ?un|qui (?:es tu|etes vous|est la)|cest quoi|quest ce que cest.*|ou suis je|(?:parlez vous|tu parles) .*|je (?:ne|suis|taime|mappelle) .*|aidez moi|hay alguien.*|quien eres|que es esto|donde estoy|no hablo ingles|chi sei|c e qualcuno)$/,
    [
      'Do you speak German?',
      'I don’t speak English',
      'Hallo, ist da jemand?',
      'Wer bist du?',
      'Was ist das?',
      'Bonjour, il y a quelqu’un ?',
      'Sprichst du Deutsch?',
      'Hilfe!',
    ],
    institution(
      'The line is open, in English. In other languages this counter can say good day, and has then used up what it has. “Help” is understood here, and so is one name or thing at a time.',
    ),
  ),
  rule(
    'sum',
    /^(?:what is |whats )?\d (?:plus |times |minus |and )?\d(?: is| equals)?$/,
    ['2+2', 'what is 1+1?', '7 times 8'],
    institution('Sums are answered with what people have mostly written after the equals sign.'),
    judge('1. One figure was likelier than all others. 2. It was so before I had counted. 3. I let it stand.'),
  ),
];
