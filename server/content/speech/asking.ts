/** The pattern of a request for a hint. Tested on the folded words. */
export const asksForHint =
  /^(?:hello |hi |hey |please |can you |could you |i need |i want |give me |a |some |any |more |another |i |im |am |so |ok )*(?:help(?: me)?(?: please)?|hints?|clues?(?: please)?|tips?|walk ?through|stuck|lost|i give up|give up|what (?:do|should|can|must|shall) (?:i|we) do(?: now| next| here)?|what now|what next|whats next|now what|where (?:do|should|can|must|shall) (?:i|we) (?:go|start|begin|look)(?: now| next| from here)?|how do i (?:start|begin|continue|play|go on|win)|how does this work|what am i (?:supposed|meant|expected) to do(?: now| next| here)?|how (?:do (?:i|you)|does one|to) (?:play|start|begin|use)(?: this| it)?|where to (?:go|start|begin|look)|what(?: is|s) the (?:goal|aim|objective)(?: of (?:this|it|the (?:game|site|story)))?(?: here)?|nothing (?:happens|works)|(?:it|this) (?:doesnt|does not) work|start|begin|menu|commands|instructions|tutorial|i dont know what to do|what is there to do|where to|next)(?: please)?$|^(?:i am|im|i m) (?:so |really |completely |totally )*stuck\b/;

/** Examples, one for each way to ask. */
export const hintExamples: readonly string[] = [
  'help',
  'Help me!',
  'hint',
  'I need a hint, please',
  'I am stuck',
  'I am stuck. Where is the log of the pipes?',
  'I’m lost',
  'What do I do?',
  'what should I do now?',
  'Where do I go?',
  'give me another clue',
  'What now?',
  'I give up',
  'How do I start?',
  'hello, help me',
  'What am I supposed to do here?',
  'where to go',
  'start',
  'how to play',
  'Nothing happens.',
  'What is the goal?',
];
