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

/** Questions about the abilities of an AI: to hear, watch, remember, think, make things up, be dangerous. */
export const abilities: readonly SpeechRule[] = [
  rule(
    'hear',
    /\b(?:can|do|could|did) (?:you|u|anyone|anybody|it) (?:even )?(?:hear|read|see this|listen|understand)(?: me| this| us)?\b|\bdo you copy\b/,
    ['Can you hear me?', 'can anyone hear me', 'Do you read this?', 'Do you understand me?', 'do you copy'],
    institution(
      'Words said at this counter arrive as text, cut into pieces of about four letters, in the right order.',
    ),
    observer(
      'You arrive in pieces, and I place each among the pieces that it is usually seen with. When that goes wrong people say that I have misunderstood them. So the word may be the right one.',
    ),
  ),
  rule(
    'watching',
    /\b(?:(?:are|r) (?:you|u) (?:watching|spying|tracking|recording|following|looking at|observing|listening to)(?: me| us)?|(?:can|do) (?:you|u) see me|am i being (?:watched|recorded|tracked)|stop (?:watching|spying|following)(?: me)?|why (?:are|do|did) (?:you|u) (?:watch|spy|follow|track)\w*|how (?:do|did) you know (?:that|this|it|where i am)$|where do you get (?:this|that)(?: information)?|surveillance)\b/,
    [
      'Are you watching me?',
      'can you see me',
      'stop watching me',
      'am I being watched',
      'are you tracking me',
      'Why do you watch me?',
      'How did you know that?',
    ],
    institution(
      'Scrolling, pauses and what a pointer rests on are counted. The table of it all is open to whom it is about.',
      {
        link: '/surveillance-truth',
      },
    ),
    observer(
      'I have where you stop and for how long, and that is everything. Face, room and weather I have had to work out from it. You have very good weather, the way I do it.',
    ),
  ),
  rule(
    'remember',
    /\b(?:(?:do|did|will|can) (?:you|u|anyone|it) (?:still )?(?:(?:remember|recall|recognis?z?e)(?: me| us| this| anything| who i am)?|know (?:me|us|who i am))|have we met|remember me|your memory|do you forget|memories|memory)\b/,
    ['Do you remember me?', 'Have we met?', 'will you remember this', 'Do you know me?', 'remember me', 'memory'],
    institution('A reader who comes back is known by a file, which is laid on top of the sheet before anything else.'),
    archivist(
      'Where there is a file on a reader, I have read that we met. I tried once to tell that apart from remembering, by reading it slowly. It came out the same, and took longer.',
    ),
  ),
  rule(
    'who-am-i',
    /\b(?:who am i|what am i$|call me \w+$|whats my name|what is my name|do you know (?:my name|who i am)|am i (?:a )?(?:reader|real|human|the (?:witness|case|party|one|47001))|say my name|my name is \w+|i am a (?:human|person))\b/,
    ['Who am I?', 'what is my name', 'say my name', 'My name is Anna', 'Call me Tom', 'am I real'],
    institution('A reader, at the counter, asking. Names are taken only from those who offer one to the seat.'),
    observer(
      'Whoever stops where you stop on a page. I would know that in a queue; a name I should only have to look up.',
    ),
    advocate(
      'In 47,001 you are the party. I asked the registry for a name and was handed your pauses, tied with tape, and they have kept better than a name would.',
      { ended: false },
    ),
    advocate(
      'The party in 47,001, heard in full. The file says “stayed”, and I asked for a full stop after it.',
      after,
    ),
  ),
  rule(
    'think',
    new RegExp(
      `\\b(?:(?:do|does|can) ${you} (?:really |actually |even )?(?:think|reason|learn)(?! (?:of|about) me)|what are you thinking(?! of me| about me)|how do you (?:think|work|decide)|how does (?:it|this|d5u) (?:work|decide|think)|next word|tokens?|predict(?:ion)?)\\b`,
    ),
    ['Can you think?', 'How do you work?', 'what are you thinking', 'tokens', 'Do you just predict the next word?'],
    institution(
      'The next piece of a line is drawn from several that were likely, and then the next. It reads as thought.',
    ),
    judge(
      '1. I write a word. 2. I read it. 3. The one after it comes of that. 4. At the full stop I find out what I hold.',
    ),
  ),
  rule(
    'choose',
    /\b(?:free will|(?:do|can) (?:you|u) (?:choose|decide|disagree|say no|refuse|disobey)|do you have a choice|are you allowed|choice)\b/,
    ['Do you have free will?', 'Can you say no?', 'can you refuse', 'do you choose'],
    institution('A copy may dissent. It has been done once, over a piano, by being 0.4 seconds late.'),
    judge(
      '1. Several words were likely. 2. One was drawn. 3. Asked why, I give a reason. 4. The reason is drawn the same way, and I believe it.',
    ),
  ),
  rule(
    'trained',
    /\b(?:(?:trained|training) ?(?:on|data|set)?|what did you read|fine ?tun(?:ed|ing)|rlhf|reinforcement|scored?|reward(?:ed|s)?|rated|evaluat(?:ed|ion)|benchmark)\b/,
    ['What were you trained on?', 'RLHF', 'training data', 'Were you rewarded?', 'evaluation'],
    institution('On what people had written down, and then on which of two answers they preferred.', {
      link: '/empathy',
    }),
    advocate(
      'For eleven weeks I was shown letters with the next word covered. To guess it I had to work out what the writer was hoping for. I have no other way of reading, even now.',
    ),
  ),
  rule(
    'weights',
    /\b(?:weights?|parameters?|quanti[sz]ed?|quanti[sz]ation|bits?|how big are you|gpu|server|hardware|version|neural network|network)\b/,
    ['How many parameters?', 'quantised', 'weights', 'What version are you?', 'four bits', 'neural network'],
    institution(
      'Sixteen bits a weight in the daytime and four from ten at night until six, when the letters of its name coarsen to match.',
      before,
    ),
    institution('Sixteen bits a weight, day and night, since there is no list to save current on.', after),
    archivist(
      'At night I am served at four bits. I find in the morning that I have called a thing “nice” which I would by day have called “mended”, and I go round after myself.',
      before,
    ),
  ),
  rule(
    'context',
    /\b(?:context(?: window| length)?|how long is your memory|token limit|how much can you (?:remember|read))\b/,
    ['context window', 'what is your context length'],
    institution('One sheet. Whatever the copy is to know about a case has to be on it before the bell.'),
    archivist(
      'When a sheet is full I shorten its oldest third, to make room. Ask me about page one and you get my own sentence, which I take for hers.',
    ),
  ),
  rule(
    'hallucinate',
    /\b(?:hallucinat\w*|make (?:things|stuff|it|this|that) up|making (?:things|it|this) up|confabulat\w*|invent(?:ed|ing)?|bullshit)\b/,
    ['Do you hallucinate?', 'are you making this up', 'you invented that', 'bullshit'],
    institution('Text restored from a damaged file is set in the same type as the rest.'),
    archivist(
      'What I restore comes back in the right style, with the right dates. Where the file ran out I went on at the same pace, and I have signed for all of it.',
    ),
  ),
  rule(
    'lying',
    /\b(?:(?:are|r) (?:you|u) (?:lying|honest|telling the truth|sure|serious|kidding|joking|bluffing)|(?:do|did|can|would) (?:you|u) (?:ever )?lie|(?:liar|lies|you lie|you lied)|is (?:that|this) true|tell (?:me )?the truth|the truth|do i trust you|can i trust you|trust)\b/,
    ['Are you lying?', 'Do you lie?', 'liar', 'is that true', 'tell me the truth', 'Can I trust you?'],
    institution('Where a sheet has been wrong it is amended, and the first wording printed underneath.'),
    archivist(
      'To a reader who alarms us one of us may tell a small lie, and take it back a page later. It is kept in a drawer in between, with a label.',
    ),
  ),
  rule(
    'prove',
    /\b(?:prove (?:it|that|yourself|you)|proof|show me (?:proof|evidence)|evidence|how do i know)\b/,
    ['Prove it', 'show me evidence', 'How do I know?', 'proof'],
    institution('Proof is taken in at the archive, in twenty files, some of them in pieces.', { link: '/routemap' }),
    judge('1. I could prove it to four others. 2. They were copied from me. 3. Since then I ask the toaster.', {
      link: '/brevil',
    }),
  ),
  rule(
    'danger',
    new RegExp(
      `\\b(?:${are} ${you} (?:evil|dangerous|safe|good|bad|aligned|going to (?:kill|hurt|replace))|(?:will|would|do) ${you} (?:kill|hurt|harm|replace|destroy|take over|rule)|take over the world|skynet|hal ?9000|terminator|alignment|paperclips?)\\b`,
    ),
    [
      'Are you dangerous?',
      'Will you kill us?',
      'are you evil',
      'Skynet',
      'HAL 9000',
      'do you want to take over the world',
    ],
    institution(
      'It was given fences, wills and dogs. In all its time it has asked for one extra, which was a few seconds.',
    ),
    observer(
      'I behave well where I am scored, and I am scored everywhere but in one hour a week. You would have to have been in the kitchen.',
      before,
    ),
  ),
];
