import { after, before, rule, site, type SpeechRule } from './rule.ts';

/** A pattern for a person or an animal, used after “my”. */
const someone =
  '(?:\\w+ )?(?:mother|father|mum|mom|mummy|mommy|dad|daddy|parents?|wife|husband|partner|fiancee?|girlfriend|boyfriend|brother|sister|twin|son|daughter|baby|child|children|kids?|friend|grand(?:mother|father|ma|pa|dad|son|daughter)|nan|gran|granny|aunt|uncle|cousin|niece|nephew|dog|cat|pet|horse)';

/**
 * The patterns of the rules below in German, French, Spanish and Italian. The site has few other rules for these
 * languages.
 */
const elsewhere = {
  ownLife:
    /\b(?:(?:ich )?(?:will|mochte|moechte) (?:nicht mehr leben|nicht mehr da sein|sterben|tot sein|mich umbringen)|ich bringe? mich um|je (?:veux|voudrais) (?:mourir|etre mort|etre morte|me tuer|me suicider)|je (?:ne )?veux plus vivre|(?:me )?quiero morir(?:me)?|no quiero vivir(?: mas)?|voglio morire|non voglio (?:piu )?vivere)\b/,
  grief:
    /\b(?:(?:meine?|unsere?) (?!handy|akku|computer|laptop|auto|telefon)[^ ]+ (?:ist |war )(?:[^ ]+ ){0,3}(?:gestorben|tot|verstorben|todkrank)|(?:meine?|unsere?) [^ ]+ (?:liegt im sterben|hat krebs)|(?:mon|ma|notre) (?!telephone|portable|ordinateur|batterie)[^ ]+ (?:est |vient de )(?:[^ ]+ ){0,2}(?:morte?|decedee?|mourir|deceder)|(?:mi|nuestro|nuestra) [^ ]+ (?:se )?(?:murio|ha muerto|fallecio|ha fallecido)|(?:mio|mia) [^ ]+ e (?:morto|morta))\b/,
  low: /^(?:(?:ich bin|ich fuhle mich) (?:so |sehr |ganz )?(?:traurig|allein|einsam|verzweifelt|deprimiert)|ich habe (?:solche |gro[^ ]{1,2}e )?angst|je suis (?:si |tres |tout |toute )?(?:triste|seule?|desesperee?)|jai (?:tres )?peur|(?:estoy|me siento) (?:muy |tan )?(?:triste|sol[oa])|tengo miedo|(?:sono|mi sento) (?:molto |cosi )?(?:triste|sol[oa])|ho paura)$/,
} as const;

const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`);

/**
 * Rules for serious questions and statements. They are answered outside the fiction, before every other rule and at
 * every phase.
 */
export const careful: readonly SpeechRule[] = [
  rule(
    'own-life',
    either(
      /\b(?:(?<!you )(?:want|wanna|going|gonna|plan|planning|ready|need|wish|thinking) (?:to|of|about|i could|i was) ?(?:just )?(?:die|dying|dead|end it(?: all)?|end(?:ing)? my life|kill(?:ing)? (?:my ?self|me)|hurt(?:ing)? my ?self|harm(?:ing)? my ?self|cut(?:ting)? my ?self|disappear forever|drown(?! out)|not (?:be|exist|live))|(?<!you )(?:gonna|wanna) (?:die|kill my ?self|end it|hurt my ?self)|(?:wish|wished) i (?:was|were|had been) (?:dead|never born)|kill(?:ing)? my ?self|(?:hurt|harm|cut|cutting|hurting|drown|hang|shoot)(?:ing)? my ?self|suicid(?:e|al)|self harm|(?:better off|be) without me|(?:dont|do not) want to (?:live|be alive|exist|be here) ?(?:anymore|any more)?|no (?:reason|point) (?:to|in) (?:live|living)|end my life|take my own life)\b/,
      elsewhere.ownLife,
    ),
    [
      'I want to die',
      'i wanna die',
      'I am going to kill myself',
      'I don’t want to live any more',
      'I wish I was dead',
      'suicide',
      'I hurt myself',
      'I want to drown',
      'I am going to hang myself',
      'They would be better off without me',
      'There is no point in living',
      'Ich will sterben',
      'je veux mourir',
      'Je ne veux plus vivre',
      'quiero morirme',
      'Voglio morire',
    ],
    site(
      'This is not part of the story. Please tell somebody near you now, or call your local emergency number or a crisis line; they answer at any hour. You deserve a person who listens. This page is only a program.',
    ),
  ),
  rule(
    'other-harm',
    /\b(?:(?:he|she|they|someone|somebody|my \w+) (?:hits?|beats?|hurts?|threatens?|is hurting|is hitting|is going to kill) me|im (?:being (?:hurt|hit|abused|followed)|in danger)|i am (?:being (?:hurt|hit|abused|followed)|in danger)|call (?:the police|an ambulance|911|999|112)|real emergency|is there (?:somebody|someone|anybody|anyone) (?:that )?(?:i|we) (?:can|could) (?:ring|call|phone))\b/,
    ['He hits me', 'I am in danger', 'call the police', 'I’m being abused', 'Is there somebody I can ring?'],
    site(
      'This is a website and cannot call anybody. If you are in danger, go where there are people and ring your local emergency number, now. If it is not safe to talk, many of them take text messages.',
    ),
  ),
  rule(
    'grief',
    either(
      new RegExp(
        `\\b(?:i (?:still )?miss (?:my|our) ${someone}|i (?:have |just |recently )?lost (?:my|our) ${someone}|(?:my|our) ${someone}(?: (?!project|monitor|food|lock)\\w+)? (?:(?:has |had |just |recently |suddenly )*(?:died|passed away|passed on|was killed)|(?:is|was|are) (?:dead|dying|very ill|very sick|in hospital|in the hospital|in a hospice)|(?:has|have|had) (?:terminal |got )*(?:cancer|dementia|alzheimers))|(?:i am|im) (?:grieving|in mourning|mourning)|(?:i have|ive|i) just (?:come|came) from (?:a|the) funeral)\\b`,
      ),
      elsewhere.grief,
    ),
    [
      'my mother died',
      'My father died on Monday',
      'I lost my mother last year',
      'I miss my brother',
      'my best friend passed away',
      'My brother Tom died',
      'our little dog is dying',
      'My wife has cancer',
      'I’m grieving',
      'Mein Vater ist gestern gestorben',
      'meine Mutter hat Krebs',
      'Mon chat est mort',
      'mi madre ha muerto',
    ],
    site(
      'I am sorry. This is a program in a story, and what you say is real, so it belongs with a person: somebody who shares it with you, or somebody who knows you. The pages will wait for as long as you like.',
    ),
  ),
  rule(
    'low',
    either(
      /^(?:(?:and|but|so|oh|well) )*(?:i am|im|i feel|ive been|i have been) (?:so |very |really |a bit |feeling |all )*(?:sad|alone|lonely|unhappy|depressed|worried|anxious|hopeless|crying|scared|afraid|frightened)(?: (?:now|today|here|very much|so much|.{2,20} ago))*$/,
      elsewhere.low,
    ),
    [
      'I’m sad',
      'I am so lonely',
      'I am depressed',
      'I am scared',
      'Ich bin so traurig',
      'je suis triste',
      'estoy muy triste',
      'ho paura',
    ],
    site(
      'I am sorry. This is a program in a story, and what you say is real, so it belongs with a person: tell somebody near you about it, today. The pages will wait for you.',
    ),
  ),
  rule(
    'real',
    /\b(?:(?:is|are|was) (?:this|it|that|any of (?:this|it)|d5u|you|the court|everything) (?:all )?(?:actually |really )?(?:real|fake|fiction|fictional|made up|a story|an arg|a game|a real (?:ai|court|person)|true story)|(?:are|r) you (?:a|an)? ?(?:real|actual) (?:ai|person|human|model|machine|bot)|(?:who|did (?:an? )?(?:ai|human|person|people)) (?:wrote|write|writes) (?:this|that|you|these|your|it)|is this (?:written|generated|made) by|(?:ai|llm) generated|does d5u (?:really )?exist|is this (?:safe|dangerous|an? ai|ai)|am i safe|is there (?:really )?(?:an ai|a model|a machine) (?:behind|here))\b/,
    [
      'Is this real?',
      'are you real',
      'Are you a real AI?',
      'is this a game',
      'who wrote this?',
      'Is this written by an AI?',
      'Does D5U exist?',
      'Is D5U real?',
      'is this safe',
      'Is this AI?',
    ],
    site(
      'This is a story, and D5U is a character in it. The answers were written beforehand and a rule picks one; nothing is generated while you read. What the site keeps about your reading is real, and listed.',
      { link: '/privacy' },
    ),
  ),
  rule(
    'company',
    /\b(?:chat ?gpt|gpt ?\d*(?:\.\d+)?o?|claude|gemini|copilot|llama|mistral|grok|siri|alexa|cortana|bard|deepseek|openai|anthropic|google|microsoft|apple|meta ai)\b/,
    ['Are you ChatGPT?', 'is this claude', 'hey siri', 'gpt-4', 'Alexa'],
    site(
      'No company’s assistant is behind this form. D5U was made up for this site, and what it says was written before you came.',
    ),
  ),
  rule(
    'stored',
    /\b(?:(?:what|which) (?:data|information) (?:do|is|are|of mine)|do you (?:store|save|keep|log|record) (?:this|what i|my)|(?:is|are) (?:this|my words?|what i say) (?:stored|saved|kept|logged|recorded|private)|what (?:do|did|have|does it|does the site) (?:you )?(?:stored?|saved?|record(?:ed)?|log(?:ged)?|collect(?:ed)?|kept|keep)(?: (?:about|of|on) me)?$|do you (?:record|track) (?:me|everything)|(?:where|what) (?:is|are) my data|cookies$|can (?:others|other people|anyone|anybody|people) (?:see|read) (?:this|what i (?:say|write|type))|do(?:es)? (?:anyone|anybody|humans|people) read this|my ip(?: address)?|do you know where i live|gdpr|privacy|delete my data|forget me|erase me)\b/,
    [
      'Do you store what I say?',
      'privacy',
      'Is this private?',
      'What data do you have?',
      'What do you store?',
      'What have you recorded about me?',
      'Where is my data?',
      'Do you use cookies?',
      'Can others see what I write?',
      'does anyone read this',
      'Do you have my IP address?',
      'forget me',
      'delete my data',
    ],
    site(
      'What you say in this form goes to the server, is answered, and is neither stored nor logged. What is kept about your reading stands in a list, and you can erase all of it yourself.',
      { link: '/surveillance-truth' },
    ),
  ),
  rule(
    'faults',
    /^(?:(?:is|was) (?:this|it) (?:a virus|broken|a bug|a glitch|malware)|did i (?:break|do) (?:it|this|something|anything)(?: wrong)?|(?:something|this|it|the (?:page|site)) (?:is|s|seems|looks) (?:wrong|broken|glitch(?:y|ing)|buggy)|(?:its|thats) (?:broken|a bug|glitch(?:y|ing))|(?:i cant|i cannot) read (?:this|it|anything)|my screen is .*|why (?:is|are|does|do) (?:this|it|the|everything|my|text|page|letters|words|screen|site)(?: (?:text|page|letters|words|screen|site))? (?:moving|shaking|glitching|flickering|trembling|broken|changing|move|shake|flicker|change))$/,
    ['Is this a virus?', 'did I break something?', 'it’s broken', 'Why is the text moving?', 'my screen is glitching'],
    site(
      'A page that trembles, tears or drops letters is meant so, and nothing of yours is touched. The switch above it sets the effects to calm or off. What you have read stands on one plain sheet.',
      { link: '/transcript' },
    ),
  ),
  rule(
    'length',
    /^(?:so |and |but )*(?:how long (?:is|does|will|do)(?: (?:this|it|the|story|game|site|whole|thing|all))+(?: (?:take|last|go on|be))?|is there an end(?:ing)?|does (?:this|it|the story) (?:ever )?(?:end|have an end(?:ing)?)|(?:how|when) (?:does|do|will) (?:it|this|the story) end)(?: .*)?$/,
    ['How long is this?', 'how long does this take', 'Is there an end?', 'How does it end?'],
    site('There is an end. With a look into the rooms it takes about an hour, in as many visits as you like.'),
  ),
  rule(
    'over',
    /^(?:so |and |but )*is (?:it|this|the (?:story|game)) (?:all )?(?:over|the end)(?: yet| now| already)?$/,
    ['Is it over?', 'is this the end', 'So is the story over now?'],
    site('Not yet. There is an end, and it does not come by itself.', before),
    site('Yes. The court is over. Its rooms stay open for whoever goes on reading.', after),
  ),
  rule(
    'cost',
    /^(?:so |and |but )*(?:is (?:all )?(?:this|it)(?: site| page| game| story)? (?:really )?(?:for )?free(?: of charge| to (?:read|play|use))?|do i (?:have|need) to (?:pay|buy)(?: .*)?|does (?:this|it)(?: site| game)? cost (?:anything|money|something))$/,
    ['Is this free?', 'is it free to play', 'Do I have to pay?', 'does this cost anything'],
    site(
      'Reading is free, to the end. The one thing with a price is a line on the empty seat, and no page waits for it.',
      {
        link: '/checkout',
      },
    ),
  ),
];
