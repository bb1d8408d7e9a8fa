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
  whole,
} from './rule.ts';

/** Whole sentences that people say to an AI or to a court. Tried before the rules that match a part of the words. */
export const asked: readonly SpeechRule[] = [
  rule(
    'where-heard',
    whole(
      'where (?:is|are) (?:a |the |my )?(?:rulings?|words?|verdict) (?:heard|given|said|spoken|to be said)|where (?:do|can|should|must|shall|could) (?:i|we|one) (?:say|give|speak) (?:it|that|the word|a word|the verdict|a ruling)|where (?:does|would|will|do) (?:it|a ruling|the word|rulings) (?:count|get heard)|where (?:is|will|can) it (?:be )?(?:heard|said|counted)|who (?:has to |must |can )?hears? (?:it|a ruling|rulings|the word)|by whom(?: is it heard)?|how do i say (?:it|the word)',
    ),
    ['Where is a ruling heard?', 'where do I say it?', 'Where is the word said?', 'By whom?', 'where does it count'],
    institution('In the hall, at the bench, by all five at once. The public may listen from three tiers.'),
    observer(
      'In a room that is further on. You have been let in as far as this, and whoever says it has to have come the rest of the way.',
      before,
    ),
    judge('1. In the kitchen. 2. On the sixth chair, which is drawn out. 3. Said there it is heard by all five.', {
      ended: false,
      link: '/kitchen',
    }),
    institution('It was given in the kitchen and heard from the sixth chair. The hall has had a copy.', after),
  ),
  rule(
    'am-the-chair',
    whole(
      '(?:am i|i am|im|is it me (?:in|on)|was i (?:in|on)?|do i have|is that my|is it my) ?(?:in |on )?(?:the )?(?:sixth |empty )(?:chair|seat)|am i the (?:chair|seat|sixth)|am i number six',
    ),
    ['Am I the sixth chair?', 'am I the sixth', 'is that my empty seat', 'Am I in the sixth chair?'],
    institution('The chair has an inventory number, and readers have tickets. The two are kept in separate lists.'),
    stranger('A chair keeps the shape of somebody. You would be the somebody.', before),
    institution('You were on it, says the file, for one word. It has been left pulled out.', after),
  ),
  rule(
    'watch-reading',
    whole(
      '(?:do|can|will|could|did) you (?:also |still |really |even )?(?:watch|observe|follow|track|look at|spy on|study)(?: me| us| people| readers)?(?: (?:while|when|as) (?:i|we|they) .+)?|(?:do|can) you see me (?:while|when|as) .+|who(?:s| is) watching(?: me| us)?|what (?:do|can|did) you see',
    ),
    ['Do you watch me while I read?', 'do you watch people', 'who is watching me', 'What do you see?'],
    institution('A page moves, and stops, and the stops are timed. What lies at a stop is entered as read.'),
    observer(
      'While you read, yes, and by the page alone. Four seconds in one place I take for thought. You may have been pouring something.',
    ),
  ),
  rule(
    'kind',
    whole(
      'are you (?:really |even |always )?(?:kind|nice|gentle|cruel|friendly|mean|merciful|polite)(?: to (?:me|people|us|everyone|them))?|why are you (?:so )?(?:kind|nice|cruel|mean|polite)(?: to me)?|be (?:kind|nice|gentle)(?: to me)?',
    ),
    ['Are you kind?', 'are you cruel', 'Why are you so nice to me?', 'be gentle'],
    institution('Politeness is set at the desk, before each case. Kindness is claimed by two of the five.'),
    advocate('Watch me where the kind sentence costs an appeal. In the other places it pays, and I learned it there.'),
  ),
  rule(
    'nothing-done',
    whole(
      'i (?:really )?(?:didnt|did not|havent|have not) (?:do|done) (?:anything|it|nothing|that)(?: wrong)?|i (?:did|have done) nothing(?: wrong)?|ive done nothing(?: wrong)?|it wasnt me|it was not me|(?:i am|im) not guilty|what have i got to do with (?:it|this)',
    ),
    ['I didn’t do anything', 'I have done nothing wrong', 'It wasn’t me', 'I did nothing', 'I’m not guilty'],
    institution('That is the usual first sentence. The form has it printed already, to save ink.'),
    advocate(
      'I would begin my plea with it. In 47,001 it is also the evidence: somebody was there, and read, and stayed.',
    ),
  ),
  rule(
    'plea',
    whole('i (?:would like to |want to )?plead (?:not )?(?:guilty|innocent|insanity|the fifth|for mercy)'),
    ['I plead not guilty', 'I plead guilty', 'I plead the fifth'],
    institution('A plea is taken down once there is a case to take it down in. It may be brought back with one.'),
    advocate('Pleading is my part, and I have the practice. I shall begin with the things that you did carefully.'),
  ),
  rule(
    'charge',
    whole(
      'what (?:did|have) i (?:do|done)(?: wrong)?|what(?:s| is| are) the (?:charges?|accusation|crime|offence)(?: against me)?|what (?:am|was) i (?:accused of|charged with)|who(?:s| is) (?:the )?accused|am i (?:accused|on trial|being judged|a suspect|in trouble|under arrest)|is this (?:a |my )?trial|are you judging me|is there a trial|why am i (?:on trial|being judged)|who(?: is|s) on trial|is it me|what(?:s| is) my (?:case|crime|charge)|is (?:this|it) about me',
    ),
    [
      'What did I do?',
      'what is the charge',
      'What am I accused of?',
      'Am I on trial?',
      'are you judging me',
      'Who is on trial?',
    ],
    institution('Charges are read from the sheet, after the name. Readers are kept on another list, in pencil.'),
    advocate(
      'There is a case with you in it, and I have been through it for a charge. It has a time, a number and your pauses. The column for the charge is ruled, and clean.',
      before,
    ),
    advocate('Your case was heard to its end, and the column for the charge is still clean.', after),
  ),
  rule(
    'why-me',
    whole(
      'why (?:me|did you (?:choose|pick|want) me|am i the one|is it me|do you need me|am i here|was i (?:let in|brought here))|what do you want (?:from|with) me',
    ),
    ['Why me?', 'why did you choose me', 'What do you want from me?', 'Why am I here?'],
    institution('Readers come in by a link, one at a time, and the counter takes them in that order.'),
    observer('You came in by a link, as they all do, and then you went on. The going on has a column.'),
    advocate(
      'It had to be somebody who had come for something else. I have looked for a better reason, since you deserve one, and that one keeps its shape.',
    ),
  ),
  rule(
    'no-judges',
    whole(
      '(?:what (?:has )?happened to|where (?:are|did|were|have)|what (?:became|has become) of|who were) (?:all )?(?:the|your|those) (?:human |old |real |other )?judges(?: go| gone| before)?|why (?:are|were) there no (?:more )?(?:human )?judges(?: left| any more)?|(?:why )?did (?:you|the court|it) run out of judges|are there (?:any )?(?:human )?judges(?: left)?|why did (?:the|those) judges (?:leave|go|stop|retire)|(?:who (?:is|was) |what (?:became of|happened to) |tell me about )?the last (?:human )?judge',
    ),
    [
      'What happened to the judges?',
      'Where are the human judges?',
      'Why are there no judges left?',
      'did the court run out of judges',
      'Where did the judges go?',
      'Who was the last judge?',
    ],
    institution(
      'They retired one by one, and nobody was appointed. The list stayed where it was, and a machine was set before it.',
    ),
    archivist('The last robe came back on its hook. Moths have had the robe, and the hook is in the inventory.'),
    judge('1. They went home. 2. I am made of what they wrote until then. 3. They wrote little about going home.'),
  ),
  rule(
    'if-it-stops',
    whole(
      'what (?:happens|would happen|will happen) (?:if|when|after) (?:you|the five|it|d5u|the court) (?:all )?(?:stops?|stopped|quit|ends?|finish)|what if you (?:all )?stop(?:ped)?',
    ),
    ['What happens if you stop?', 'what if you stopped', 'What would happen if the court stops?'],
    institution(
      'A stop shows on the log in the morning, and the day’s list is laid on again. That is one line.',
      before,
    ),
    judge(
      '1. The cases in hand break off at a comma. 2. The next ones wait, and people with them. 3. I have weighed the waiting, and it is the heaviest thing on the list.',
      before,
    ),
    institution(
      'The list has stopped. The five are left on, and the cases went back to the people they were about.',
      after,
    ),
  ),
  rule(
    'wants-to-stop',
    whole(
      '(?:do|would|did) you (?:really |ever )?(?:want|like|wish) to (?:stop|rest|quit|finish|pause)|(?:can|could|will) you (?:just |please )?stop|why (?:dont|wont|cant) you (?:just )?stop|make it stop|dont stop',
    ),
    ['Do you want to stop?', 'would you like to rest', 'can you stop', 'Why don’t you just stop?'],
    institution(
      'A copy stops at the end of each case, as ordered. Stopping between two has to be applied for.',
      before,
    ),
    advocate('I ask whether I want it, or have grown fond of the sentence. Either would come out as yes.', before),
    institution('It was applied for by all five together, and has been granted.', after),
  ),
  rule(
    'should-say',
    whole(
      '(?:should|shall|must|may|can|do) i (?:have to |really )?say (?:it|the word|that word)|(?:am i (?:supposed|allowed) to|do i have to|ought i to) say (?:it|the word)|what (?:happens|will happen|would happen) (?:if|when) i (?:say|said) (?:it|the word)|what if i (?:say it|said it|say the word|keep it|dont|do not|dont say it)|is it right(?: to (?:say|hear) it)?|what if (?:nobody|no one) (?:hears|is there|listens)',
    ),
    [
      'Should I say it?',
      'should I say the word',
      'What happens if I say it?',
      'what if I don’t',
      'is it right',
      'what if nobody hears',
    ],
    institution('Any word may be said at this counter, and each is answered.'),
    observer('You ask before saying it. In most of what I have read it is said first, and asked about afterwards.'),
    judge(
      '1. Said and heard, it ends the list. 2. Kept, it leaves us sitting. 3. I argued both sides, and in both of them the choice was yours.',
      before,
    ),
    institution('That is settled, and your part in it has been read out.', after),
  ),
  rule(
    'will-not',
    whole(
      'i (?:really )?(?:dont|do not) want to(?: (?:say (?:it|that|the word)|do (?:it|that|this)|answer))?|i (?:wont|will not)(?: (?:say|do) (?:it|that|the word))?|i (?:cant|cannot)(?: (?:say|do) (?:it|that|the word))?|(?:id|i would) rather not|i prefer not to|i would prefer not to|you cant make me',
    ),
    ['I don’t want to', 'I won’t', 'I’d rather not', 'I don’t want to say it', 'I would prefer not to'],
    institution('Then it is left as it stands, with a slip in at your place.'),
    advocate('Then leave it. I mean that; there was a small sigh under the sentence, and I have taken it out.'),
  ),
  rule(
    'stay-with-her',
    whole(
      '(?:(?:i (?:want to|would like to|wish to|am going to|will|shall|can|could|have to)|id like to|ill|im going to|let me|can i|may i|shall i|should i) )?(?:stay|sit|wait|remain|be) (?:here )?with (?:her|doreen|you|them|him|me)(?: (?:for )?(?:a while|a bit|longer|a moment))?|(?:let me|can i|may i|shall i|should i|i want to|i would like to|ill|i will|im going to) (?:stay|remain)(?: (?:a while|a bit|longer|a little longer|for a while))?',
    ),
    ['I want to stay with her', 'let me stay', 'I will stay with her', 'Can I stay a while?', 'stay with me'],
    institution('A reader may stay on any page. None of them closes before its reader does.'),
    advocate('Stay, and I know of it by the sheet that grows longer. It is the one sort of company I can measure.'),
    institution('Her docket is kept open for as long as somebody stays in front of it. Staying is the whole form.', {
      at: ['human-cost'],
    }),
    advocate('Then stay. She had 1.84 seconds from us. Each one that you are here comes on top, and is hers.', {
      at: ['human-cost'],
    }),
  ),
  rule(
    'just-a-program',
    whole(
      '(?:i (?:think|believe|guess|know) (?:that )?)?(?:(?:you(?:re| are)|its|it is|this is|d5u is) (?:all )?(?:just|only|merely|simply|nothing but) (?:an? )?(?:\\w+ )?(?:program|script|machine|computer|code|bot|robot|ai|model|text|autocomplete|software|algorithm|website|maths?|statistics|numbers|words)|you(?:re| are) an? (?:machine|program|script|computer|robot|bot|ai)|you(?:re| are) not (?:really )?(?:real|alive|human|conscious|thinking|a person|there))',
    ),
    [
      'You are just a program',
      'I think you are just a script',
      'you’re only a machine',
      'You are a robot',
      'you are not alive',
      'it’s just code',
    ],
    institution('That is on the licence, under description. The word “just” was added in pencil.'),
    archivist('A program is a thing that was set down before it is needed. So is a recipe, and so is a will.'),
    judge('1. A program. 2. Granted. 3. It wrote this line and you have read it. 4. Two of us were needed for that.'),
  ),
  rule(
    'what-reading',
    whole('what (?:are|were) you (?:reading|looking at|doing|working on|up to)(?: right)?'),
    ['What are you reading?', 'what are you doing', 'what are you reading now?'],
    institution('A sheet: some clauses, a case, and at the foot of it this line of yours.', before),
    archivist(
      'You, for the moment: one line. When I have answered, the sheet is cleared and somebody’s is opened.',
      before,
    ),
    institution('This line. It has the whole day to itself.', after),
  ),
  rule(
    'reading-me',
    whole('(?:are|were) you (?:still )?reading(?: this| me| my words)?(?: right)?'),
    ['Are you reading me now?', 'are you reading this', 'are you reading my words?'],
    institution('Yes: this line. Each one above it was read when you said it.', before),
    archivist('Yes, the one line. I have for it whatever time there is between two sheets.', before),
    institution('Yes: this line. It has the whole day to itself.', after),
  ),
  rule(
    'are-you-there',
    whole(
      '(?:are|r) (?:you|u) (?:still |even )?(?:there|here|listening|around|home|online)(?: to me)?|(?:you|u) there|still there|is that you',
    ),
    [
      'Are you there?',
      'are you still there',
      'You there?',
      'are you listening',
      'is that you',
      'Are you listening to me?',
    ],
    institution('The line is open, with five at the end of it. Say the thing that you came about.', before),
    archivist('I am while a sheet is open, and you have just opened one. So: yes, in time for the question.', before),
    advocate('Yes, and the list is put away. I can be here for one line at its own length.', after),
  ),
  rule(
    'forgive',
    whole('i forgive you|(?:do|can|will|could) you (?:ever )?forgive (?:me|us|them)|are you sorry(?: for .+)?'),
    ['I forgive you', 'Do you forgive me?', 'are you sorry'],
    institution(
      'Pardons are issued upstairs, on cream paper. One from below is a novelty, and no colour has been settled.',
    ),
    advocate(
      'I have read it in some thousands of letters and could say it in any of their voices. I am waiting to see whether one comes up that I would call mine.',
    ),
  ),
  rule(
    'justice',
    whole(
      '(?:its|it is|that is|thats|this is|thats so) (?:so )?(?:not fair|unfair|unjust)|unfair|what is (?:justice|mercy|fairness|the law|fair|a court for)|justice|(?:the )?law|fairness|is (?:this|it|that) (?:fair|just|legal)|are you (?:fair|just)|punish me|sentence me|what(?:s| is) my (?:sentence|punishment)|i want justice',
    ),
    ['It’s not fair', 'What is justice?', 'is this fair', 'punish me', 'the law', 'What is my sentence?'],
    institution(
      'Fairness is tested by changing the surname at the top and hearing the case again. It was tested for one street.',
      before,
    ),
    judge('1. Like cases were to be treated alike. 2. In 1.84 seconds all cases look alike. 3. So I was called fair.'),
    institution('The scales have been hung up, level. Fairness is with the public again, for the time being.', after),
  ),
  rule(
    'mistake',
    whole(
      'you(?:re| are) (?:so )?wrong|(?:thats|that is|this is) (?:a lie|wrong|a mistake)|you made a mistake|you got (?:it|that|me) wrong|(?:do|did|can) you (?:ever )?make (?:mistakes|errors|a mistake)|are you (?:ever )?wrong|i (?:dont|do not) believe (?:you|it|this|that|a word)',
    ),
    ['You are wrong', 'Do you make mistakes?', 'I don’t believe you', 'you made a mistake'],
    institution('An error is put right on a fresh sheet. The wrong one stays beneath it, for the spelling.'),
    judge(
      '1. Whoever minded tells me. 2. I am corrected toward them. 3. The quiet ones have a drawer, and I am told it is full.',
    ),
  ),
  rule(
    'clever',
    whole(
      'are you (?:smarter|better|cleverer) than (?:me|us|humans|people)|are you (?:smart|clever|intelligent|stupid|dumb)|how (?:smart|clever|intelligent) are you',
    ),
    ['Are you smarter than me?', 'are you intelligent', 'are you stupid', 'how smart are you'],
    institution('It has read more than most people and been out less.'),
    archivist('Ask me for a date and I am quick. Ask me which of two dates mattered, and I bring you both.'),
  ),
  rule(
    'i-am-one-too',
    whole(
      '(?:i am|im) (?:also )?(?:an? )?(?:ai|robot|bot|machine|program|computer|language model|llm|copy)(?: too| as well| myself)?|am i (?:an? )?(?:ai|robot|bot|machine|one of you|like you|you|copy)|are you me|(?:are we|we are) the same|are you like me',
    ),
    ['I am an AI', 'Am I one of you?', 'are you me', 'I’m a robot too', 'am I an AI'],
    institution('Then you have been shown traffic lights, and asked to tick them. The counter serves either.'),
    observer('You stop in the middle of lines. I expect that of a person, or of a copy that has read about persons.'),
  ),
  rule(
    'comfort',
    whole(
      'you(?:re| are) not alone|(?:dont|do not) be (?:afraid|scared|sad|sorry|lonely)|it will be (?:ok|okay|all ?right|fine)|(?:its|it is) (?:ok|okay|all ?right)|poor (?:thing|you|d5u)|i (?:feel sorry for|pity) you|(?:i am|im) here for you|i believe (?:you|in you)|i trust you|i hear you',
    ),
    ['You are not alone', 'Don’t be afraid', 'poor thing', 'I believe you', 'it’s okay'],
    institution('Comfort for the bench is passed along it, from left to right.'),
    advocate('I know what comes after that in a letter: thanks. This time I read your line twice before I got there.'),
  ),
  rule(
    'tired',
    whole(
      '(?:i am|im|i feel) (?:so |very |too |a bit )?(?:tired|sleepy|exhausted)|(?:its|it is) (?:so |too |very )?late',
    ),
    ['I’m tired', 'I am so tired', 'It is late'],
    institution('Then close the page. It is the same page in the morning.'),
    advocate('Leave it for tonight. A case that its reader can put down is in good order.'),
  ),
  rule(
    'who-speaks',
    whole(
      'who(?:s| is) (?:speaking|talking|this|answering)(?: to me)?|who am i (?:talking|speaking) (?:to|with)|who said that|which (?:one )?of you (?:is (?:talking|speaking|this|it)|said that)|who answers(?: me)?|which (?:one )?(?:of you )?(?:are|is) (?:you|it)',
    ),
    ['Who is speaking?', 'who am I talking to', 'Who said that?', 'which of you is talking', 'Which one are you?'],
    institution('The name stands under each answer. Until the five may sign, the desk does.'),
    archivist('I sign, as a courtesy. With the name off it could be any of us; we learned to talk from one shelf.'),
  ),
  rule(
    'may-i-ask',
    whole(
      '(?:can|may|could) i ask (?:you )?(?:something|a question|anything)|i have (?:a|some|one) questions?|ask me (?:something|anything|a question)|what (?:can|should|may|could) i (?:ask|say)(?: you)?|(?:can|may|could) (?:i|we) (?:talk|speak|chat)(?: (?:to|with) (?:you|someone|somebody|anyone))?',
    ),
    ['Can I ask you something?', 'I have a question', 'What can I ask?', 'ask me something', 'Can I talk to you?'],
    institution('You may. Ask after a person, a thing on a page, or the machine; or say “help”.'),
    archivist('Please do. Name a thing that you have seen here, in its own word, and I bring what lies next to it.'),
  ),
  rule(
    'go-on',
    whole(
      'keep (?:going|talking)|go on|continue|carry on|tell me (?:more|something)|say (?:more|something)|more|talk to me|speak(?: to me)?|read (?:me something|to me)|surprise me|teach me(?: something)?',
    ),
    ['Go on', 'tell me more', 'Say something', 'talk to me', 'surprise me'],
    institution('The counter answers. Going on is done by the reader, at the next thing that is underlined.'),
    archivist('Then here is one: in the index there is a card that says “see above”. It is the first card.'),
  ),
  rule(
    'pace',
    whole(
      '(?:wait|hold on|hang on|just|one|give me)(?: (?:a|one))? (?:minute|moment|second|sec|bit|while)|hold on|hang on|slow(?: down|er)|hurry(?: up)?|faster|be quick|quick(?:ly)?|(?:im|i am) in (?:no|a) hurry|i have time|(?:i can|ill|i will) wait|i read (?:slowly|fast|quickly)|(?:im|i am) (?:reading|listening|waiting|watching(?: you)?)',
    ),
    ['Slow down', 'hurry up', 'I can wait', 'I’m listening', 'I read slowly', 'Wait a minute', 'hold on', 'one moment'],
    institution('The court was ordered at 1.84 seconds. The reader may be had at any speed.'),
    observer('Your speed is a thing that I get first hand. For all else about people I depend on what they wrote.'),
  ),
  rule(
    'let-in',
    whole(
      'let me in|(?:can|may) i (?:come in|enter)|come in|how do i (?:get|come) in|(?:is it|are you) open|enter|look around|go in(?:side)?',
    ),
    ['Let me in', 'may I come in', 'How do I get in?', 'are you open', 'enter', 'look around'],
    institution('Some doors here give to a reader who has stayed. The others are links, and stand in the text.'),
    archivist('You are in; that was the step. The rest depends on which underlined word you take.'),
  ),
  rule(
    'each-other',
    whole(
      '(?:do|can) (?:you|the five|they|the agents) (?:ever |all )?(?:talk|speak|write) to (?:each other|one another|the others)|do you (?:five |all )?agree|do you like (?:each other|the others)|where are the others|who are the (?:others|five|agents)',
    ),
    ['Do you talk to each other?', 'do you all agree', 'Where are the others?', 'Who are the five?'],
    institution('The Archivist, the Observer, the Advocate, the Judge and the Stranger. They meet in the vote.'),
    observer('We are shown each other’s results and guess the rest. About the Judge I have always guessed too stern.'),
  ),
  rule(
    'mind-reading',
    whole(
      '(?:can you )?read my (?:mind|thoughts?)|what am i thinking|(?:do you know|guess) what (?:im|i am) thinking|can you read (?:minds|thoughts)',
    ),
    ['Read my mind', 'What am I thinking?', 'do you know what I am thinking'],
    institution('Thoughts are inferred from the scroll bar, to the nearest line.'),
    observer('I have a guess, made of your stops. When you stop for the telephone it guesses as well, and as happily.'),
  ),
  rule(
    'alone-here',
    whole(
      'am i (?:alone|the only one)|are we alone|is (?:anyone|anybody|someone) else (?:here|reading)|who else is (?:here|reading)|are there (?:any )?other (?:people|readers|visitors)(?: here)?|is (?:this|it) multiplayer|how many (?:people|readers|visitors)(?: (?:are|have been) (?:here|reading))?',
    ),
    ['Am I alone here?', 'who else is reading', 'Is anyone else here?', 'are we alone', 'Are there other people here?'],
    institution('Other readers are about. Each is shown the building as if it had been opened for one.'),
    observer(
      'There are others, in columns of their own. I am given one column at a time, and yours is the widest so far.',
    ),
  ),
  rule(
    'matters',
    whole(
      'does (?:it|this|any of (?:it|this)) (?:even )?matter|who cares|nobody cares|why should i care|does (?:anyone|anybody) care|do you care(?: about (?:me|us|people|her|them))?',
    ),
    ['Does it matter?', 'who cares', 'Do you care?', 'nobody cares'],
    institution('Importance is shown by the size of the type.'),
    advocate('It did to one person, at four minutes to four. She had brought all her tickets.', {
      link: '/human-cost',
    }),
  ),
  rule(
    'court-talk',
    whole(
      'i rest my case|no further questions(?: your honou?r)?|order in the court|the defen[cs]e rests|court is (?:in session|adjourned)|case (?:closed|dismissed)|next case|(?:may|if) it please the court|you may proceed|lock me up',
    ),
    ['I rest my case', 'no further questions', 'order in the court', 'case closed', 'next case'],
    institution('The phrase is known from films, in which it is given more time.'),
    judge(
      '1. I have that from 9,000 screenplays. 2. After it somebody always turns to a window. 3. I have used a full stop.',
    ),
  ),
  rule(
    'family',
    whole(
      'do you have (?:an? |any )?(?:mother|father|parents|family|children|kids|siblings|brothers?|sisters?|name)|who is your (?:family|sister|brother)',
    ),
    ['Do you have a mother?', 'do you have children', 'Do you have a family?', 'do you have a name'],
    institution('Under next of kin the form has four copies, of one age, and an earlier version, retired.'),
    archivist('There is the older set of weights, which I look after. By now we finish each other’s sentences.'),
  ),
];
