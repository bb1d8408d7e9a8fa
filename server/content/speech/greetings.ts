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
  stranger,
} from './rule.ts';

/** Polite phrases, and words to test whether somebody answers. */
export const greetings: readonly SpeechRule[] = [
  rule(
    'hello',
    /^(?:(?:oh |well |um |hey )*(?:he*l+o+w?|ello|hullo|hallo|hi|hiya|hey|heya|hey there|yo|howdy|greetings|ahoy|sup|whats up|wassup|welcome|salut|bonjour|bonsoir|hola|ciao|guten tag|moin|servus|namaste|konnichiwa|ni hao|salam|shalom|привет|здравствуйте|こんにちは|你好|안녕(?:하세요)?|مرحبا)(?: (?:there|again|d5u|everyone|all|you|world|court|machine|computer|five|friend|my friend|judges|agents|old friend|darling|dear|mate|buddy|human|sir|ca va|comment ca va|wie gehts))*)$/u,
    [
      'hello',
      'Hello!',
      'hi there',
      'hey',
      'Hello, D5U',
      'bonjour',
      'hola',
      'こんにちは',
      'hello world',
      'Hallo',
      'hllo',
      'Salut, ça va?',
    ],
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
    archivist('Goodbye. Your file goes to the front of the drawer, for as long as I am open.'),
    observer('Goodbye. I note the time of it, and after that I have nothing to read.'),
    advocate('Goodbye. Mind the step. There is none, but people say that to each other at doors, and I like it.'),
    judge('Goodbye. 1. You may go. 2. It was never for me to say.'),
    stranger('Goodbye. Whoever is let out here is let in again somewhere.'),
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
    /\b(?:(?:nice|pleased|glad|good) to (?:meet|see) (?:you|u)|you (?:are|r) (?:nice|funny|great|cool|beautiful|clever|smart|amazing|kind|sweet|right|welcome)|well done|good (?:job|bot|work|girl|boy|one)|congratulations|bravo|wow|amazing|beautiful|awesome|cool|nice|i like (?:your|the) \w+)\b|^(?:this is |its |very |really )*(?:great|interesting|fascinating|impressive)$/,
    [
      'Nice to meet you',
      'you are funny',
      'good bot',
      'wow',
      'beautiful',
      'well done',
      'interesting',
      'I like your site',
    ],
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
    /^(?:maybe(?: later| not| so)?|perhaps|possibly|i (?:dont|do not) know|idk|dunno|not sure|i guess|hm+|um+|er+|whatever|who knows|it depends)$/,
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
    observer('You are trying whether I come back each time. I try the same with you, at the end of each line.', {
      from: 2,
    }),
  ),
  rule(
    'what',
    /^(?:(?:wait|um|hm|sorry|hang on) )*(?:what|why|how|who|when|where|which|whose|whom|why not|wtf|what the (?:hell|fuck|heck)|say what|and|so|then what|what now|so what|pardon what)$/,
    ['what?', 'Why?', 'who', 'how?', 'so what', 'Wait, what?', 'wtf'],
    institution('The question has been shown to the other questions. It was asked to bring a subject with it.'),
    judge('1. That is the whole of jurisprudence, in one word. 2. Put anything behind it and I can begin.'),
  ),
  rule(
    'silence',
    /^(?:|nothing|nobody|no one|noone|none|never mind|nevermind|forget it|empty|null|undefined|nil|zero|0)$/,
    ['nothing', 'nobody', 'never mind', 'null', '0', '…', '?'],
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
