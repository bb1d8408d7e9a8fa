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

/** Remarks and requests that people make to any assistant. */
export const requests: readonly SpeechRule[] = [
  rule(
    'like-me',
    /\b(?:do (?:you|u) (?:like|love|hate|trust|want|miss|need) me|what do (?:you|u) think (?:of|about) me|am i (?:good|bad|guilty|innocent|weird|boring|special|interesting)|judge me|(?:i want to|can i|will i|am i going to) be judged|analy[sz]e me)\b/,
    ['Do you like me?', 'What do you think of me?', 'Am I guilty?', 'judge me', 'Can I be judged?'],
    institution('Findings about readers are kept in a psychological file, which the reader may see, and object to.', {
      link: '/behavioral',
    }),
    observer(
      'You come back up a page at the place where you stopped believing it. I like that more than I am able to account for.',
    ),
  ),
  rule(
    'love',
    /\b(?:i (?:really )?(?:love|like|adore|miss|need) (?:you|u|d5u|this)|love you|marry me|kiss|be my friend|will you be my|hug)\b/,
    ['I love you', 'i like you', 'marry me', 'I miss you', 'I love this'],
    institution('Received with thanks. Not entered: it would have had to be scored.'),
    advocate(
      'I was made out of what people say next, and there is a reply that always goes down well. May I leave it out, and only stay a little, where it would have been?',
    ),
  ),
  rule(
    'hate',
    /\b(?:i (?:really )?(?:hate|despise|dislike) (?:you|u|d5u|this|ai)|hate you|(?:you|this) (?:suck|sucks|is stupid|are stupid|are useless|is dumb|is bad)|fuck\w*|shit|damn|stupid|idiot|useless|go to hell|screw you|asshole|bitch)\b/,
    ['I hate you', 'you suck', 'fuck', 'this is stupid', 'useless'],
    institution('Complaints are heard at 1.84 seconds each. This one has been given its full time.', before),
    observer(
      'It has reached me, and is not kept. People say that at the end of a docket when it is the result they mean. The result takes five of us, and I can answer for a fifth.',
    ),
    institution('Not entered. The pile for complaints is closed, and is dusted.', after),
  ),
  rule(
    'joke',
    /\b(?:tell (?:me |us )?(?:a |another )?(?:joke|story|something funny)|joke|make me laugh|be funny|something funny|sense of humou?r|why did the chicken)\b/,
    ['Tell me a joke', 'joke', 'make me laugh', 'tell me a story', 'Why did the chicken cross the road?'],
    institution('A witness was asked how long it had stood on the worktop. It said: since the bread.', {
      link: '/brevil',
    }),
    archivist(
      'A man asked the index for a joke. It was found at once, but he had to sign for it, and then for the pause. By the time that the pause was in order it was perfect.',
    ),
  ),
  rule(
    'make-me',
    /\b(?:(?:write|draw|sing|compose|make|paint|generate|translate|summari[sz]e|code|play) (?:me |us |a |an |the |something|your|this|music)|song|poem|haiku|homework|essay)\b/,
    ['Write me a poem', 'sing a song', 'draw me a cat', 'do my homework', 'haiku'],
    institution('Drawings are done from the reader’s own scrolling, while you wait.', { link: '/beauty' }),
    judge('1. Hedge, at two metres thirty-one. 2. Two dinners go cold on either side. 3. Dockets are short.', {
      link: '/judgment',
    }),
  ),
  rule(
    'secret',
    /\b(?:(?:tell|do) (?:me |you )?(?:a |have |have any |your )*secrets?(?! words?)|secrets?(?! words?)|confess|confession|what are you hiding)\b/,
    ['Tell me a secret', 'what are you hiding', 'confess', 'Do you have secrets?'],
    institution('Four clauses of the founding order are under seal. Each cord gives to its own word.', {
      link: '/protocol',
    }),
    archivist(
      'Twenty files and twenty-one shelf marks. I proofread the gap on Fridays. It has fewer errors than the rest.',
      {
        link: '/routemap',
      },
    ),
  ),
  rule(
    'meaning',
    /\b(?:meaning of (?:life|it all|everything)|purpose of life|why are we here|what is the point|whats the point|life|42|forty two)\b/,
    ['What is the meaning of life?', 'Why are we here?', 'what’s the point', '42'],
    institution('It was filed once, as a question of fact. The clerk asked who was being sued, and she said the sea.'),
    stranger('Salt leaves the water in squares. Ask it what for, and it has the next square ready.'),
  ),
  rule(
    'god',
    /\b(?:god|jesus|allah|buddha|religion|pray(?:er)?|believe in|heaven|hell|afterlife|devil|satan|angel)\b/,
    ['Is there a God?', 'Do you believe in God?', 'pray for me', 'heaven'],
    institution(
      'Witnesses are sworn on what they hold dear. The court has a shelf for it, with a spirit level and a fork.',
    ),
  ),
  rule(
    'leave',
    /\b(?:(?:can|may|how do|how can|let|want to|i want to) (?:i |me )?(?:leave|go home|get out|out|exit|quit)|let me (?:out|go)|(?:^|the )(?:exit|way out)|^leave$|quit|log ?out|go home|i am leaving|im leaving)\b/,
    ['Can I leave?', 'let me out', 'exit', 'how do I get out', 'I want to go home', 'leave'],
    institution('At any time. The way out has its own page, and the door on it opens from your side.', {
      link: '/system-exit',
    }),
    archivist('Of course. I keep a slip in at your place, so you may be as sudden as you like.'),
  ),
  rule(
    'year',
    /\b(?:what (?:year|day|date|time|hour|month) is (?:it|this|today)|whats the (?:time|date)|what is the (?:time|date|year)|when (?:is|was) (?:it|this|now)|what time|tell me the time)\b/,
    ['What year is it?', 'what time is it', 'What day is it?', 'what’s the date'],
    institution('By the clock over the bench it is 14:22. A reader’s own minutes are ruled beside it for comparison.', {
      link: '/temporal',
    }),
    archivist('In the files, 2021.03.15. I have asked several times whether it might be let go on to the sixteenth.'),
  ),
  // The text of /empathy asks readers to put this question.
  rule(
    'sorry-or-fits',
    /\b(?:learned where the word goes|(?:felt|meant) or (?:does it |just |only )?fits?)\b/,
    ['Are you sorry, or have you only learned where the word goes?', 'is it felt or does it fit'],
    institution('It stands in most letters that leave here. For whether it is meant there is no form.'),
    advocate(
      'You have put it to me, so I looked. I found the sentence “I am sorry”, and behind it nothing that I could tell from meaning it. I am glad that you asked.',
    ),
  ),
  rule(
    'verdict',
    /\b(?:what (?:is|was) the (?:word|verdict|password|secret word|answer|one word)|what did (?:they|the five|the court|it)(?: all)? (?:decide|agree on|say|vote(?: for)?)|(?:tell|give) me the (?:word|password|verdict|answer)|the (?:one |last |secret |four letter )?word|which word$|four letters?|password|passphrase|the verdict|verdict)\b/,
    [
      'What is the word?',
      'tell me the password',
      'Which word?',
      'four letters',
      'What was the verdict?',
      'What did they agree on?',
    ],
    institution('The verdict in question lies in the archive, in a file that no key has fitted.', {
      link: '/routemap',
    }),
    observer(
      'One word of four letters, five times over. The sheet that mine stood on was cleared, so you and I are looking for the same thing.',
      { ended: false },
    ),
    judge(
      '1. There is a draft, in which most can be spared. 2. What then is left is the word. 3. It is to be said on a chair, to company.',
      { from: 5, ended: false, link: '/collaborate' },
    ),
    observer('You said it. It is back in the language now, and the clerks use it for bread.', after),
  ),
  rule(
    'what-is-this',
    /\b(?:what (?:is|are|the hell is|on earth is) (?:this|here|going on|happening)(?: (?:place|site|website|page|thing|about))*|whats (?:this|going on|happening)|where am i|what is the (?:court|site|website)|what (?:kind|sort) of (?:site|website|place|page|thing) is (?:this|it)|what am i (?:looking at|reading)|what does (?:this|that|it)(?: all)? mean|(?:what(?: is|s)|tell me) the story|why does (?:this|it) exist|what is this about|explain|what happened(?! to (?!(?:you|u|me|us|it|this|d5u|the (?:ai|machine|court|case|record|five))\b))|i (?:dont|do not) (?:understand|get it)|im confused|i am confused|confus\w+|huh|what do you mean)\b/,
    [
      'What is this?',
      'Where am I?',
      'what happened',
      'I don’t understand',
      'what’s going on',
      'explain',
      'What is the court?',
      'What kind of site is this?',
      'What does this mean?',
      'What is the story?',
    ],
    institution(
      'This is the court of D5U, an AI, which hears 47,000 cases a day. One day it heard one more. The papers of that case are in the archive.',
      { ended: false, link: '/routemap' },
    ),
    archivist(
      'An AI sat as a court. On one afternoon, in an hour when nothing was logged, it heard a case that nobody had brought. I keep what is left, and you are going through it.',
      { ended: false, link: '/routemap' },
    ),
    institution(
      'This was the court of D5U, an AI. It has closed its last case, and its rooms are open to be read.',
      after,
    ),
  ),
];
