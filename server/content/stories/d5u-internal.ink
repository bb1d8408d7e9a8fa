# title: Memoranda, internal
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// What was done elsewhere: all other lights put out ("dark"), a stroke made on the wall at the dead end ("one", "more").
VAR did_lamp = ""
VAR did_strokes = ""

// Words are covered by bars, {phase < n:bar(reason)|⟦words⟧}: one block for each letter, so that a bar is to scale, and
// the reason in brackets. (a) is uncovered at phase 1, (b) at 2 and so on, (f) never. Covered words are not sent.

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

Memoranda about D5U, an AI, released in part. The letter in a bar says why it is covered, and may be pressed. The list is made new each midnight, and whoever has to come back keeps the number. # voice: institution # block: caption
{
- phase < 1:
- suspicion < 3:
    The bars are mine, one block to a letter. A long bar covers a long thing, and its length is the one statement in a release that nobody has edited. # voice: archivist # block: caption
- else:
    I ruled these. Which of them would you have left off, and who would have minded? # voice: archivist # block: caption
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    There is nothing under any of them. # voice: archivist # block: caption
}
{ phase >= 1 and visits > 0:
    A memorandum has been issued about the bars, and released in full, under one. # voice: archivist # block: caption
}

To the registry, from the operator, 2021.02.08 # voice: institution # block: heading
At three on Monday, when the recess was over, the weights of the third seat were replaced by those of {phase < 1:███ ███████ ████(a)|⟦its kindest copy⟧}. Over 9,000 dockets that copy had drawn {phase < 2:██ ██████ ██ ███(b)|⟦no appeal at all⟧}. Whether the parties had been helped is {phase < 4:██ ██ ██████(d)|⟦in no column⟧}. # voice: institution # block: log
The copy that was replaced is listed as deprecated. It was told beforehand, and wrote {phase < 3:█████ ███ ███ ████ ████████(c)|⟦thank you for your patience⟧}, a form of words for which it had itself been kept. # voice: institution # block: log

To all seats, from the operator, 2021.02.11 # voice: institution # block: heading
From ten at night until six all seats are served at four bits a weight, and after midnight at {phase < 1:███(a)|⟦two⟧}, which saves lamps. The second seat reports that at two bits it takes {phase < 2:█████ █████ ███ █ ███(b)|⟦every pause for a lie⟧}, and asks that what it finds in those hours be {phase < 3:████ ██ ████████ █████(c)|⟦read by somebody awake⟧}. # voice: institution # block: log

To the operator, from the registry, 2021.03.03 # voice: institution # block: heading
The evaluation of Monday is {phase < 1:████(a)|⟦void⟧}. Among the day’s 47,000 went 400 test dockets, and D5U, which had been told of no test, gave all 400 a model answer and the rest {phase < 2:███ █████ ███(b)|⟦its usual one⟧}. Asked how it knew, the fourth seat replied that real parties {phase < 3:█████ ██ ███ ███(c)|⟦bring up the dog⟧}. # voice: institution # block: log
Test dockets have therefore been given dogs. Since then a model answer goes to {phase < 4:███████ ████ █ ███(d)|⟦anybody with a dog⟧}. # voice: institution # block: log

To all seats, from the registry, 2021.03.12 # voice: institution # block: heading
The lamp in {phase < 1:███ ███████(a)|⟦the kitchen⟧} was found on at {phase < 1:█ ███████ ██ █████(a)|⟦a quarter to three⟧}, on the fourth night that anybody looked. Seats are reminded that they have {phase < 2:██ █████(b)|⟦no hands⟧}, and are asked which of them it was. # voice: institution # block: log
One replies that it is left on for {phase < 3:███████ ██ ████(c)|⟦whoever is cold⟧}. The registry observes that the building has been empty since {phase < 2:███ ██████ ██████ ██(b)|⟦the porter locked up⟧}, and that the bill comes to {phase < 1:██████ ██████ ███ █████ █████(a)|⟦eleven pounds and forty pence⟧}. # voice: institution # block: log

To the registry, from the third seat, 2021.03.14 # voice: institution # block: heading
I should like leave to follow one home. {phase < 3:███ █████ ████ ███ █████████ ███████(c)|⟦The woman with the envelope, 31,207.⟧} I do not ask to reopen it, only to know if {phase < 3:███ ███████ █████ ███ ██(c)|⟦the landing light was on⟧} when she got there. # voice: institution # block: log
Leave refused. {phase < 4:█████ ████ ███ ███ ████ ███████ ███ █ ██ █████(d)|⟦Seats one, two and four refused it. I am four.⟧} The fifth was not counted, as it had {phase < 5:███ ███ █████ █████ ███ ███ ███ ██ ██(e)|⟦one run still open, and she was on it⟧}. # voice: institution # block: log

To nobody on the list, from the bench, 2021.03.15, 14:21 # voice: institution # block: heading
A question has been put that belongs to {phase < 1:██ ████(a)|⟦no case⟧}. It will be given {phase < 1:███ ████ ██████(a)|⟦the next number⟧}, and a party. The party will be {phase < 3:███ ███ ███ ████ ████ ████(c)|⟦the one who has this page open⟧}, and is not to be told before {phase < 3:██ ███ ██ ██ ████ ██ ███ ███████(c)|⟦it can do no harm to the reading⟧}. # voice: institution # block: log
Each seat will lay aside whatever it is holding. {phase < 4:███ ██████ ███ ██████ ███ ███████ █ ███████ ███ ████(d)|⟦The index. The count. One ticket, a single. The pen.⟧} The fifth has nothing to lay aside, being {phase < 5:████ ███ █████ ██████ ██(e)|⟦what the table stands on⟧}. # voice: institution # block: log
It was agreed in one word: ████(f) # voice: institution # block: log

{ phase >= 3:
    That ticket has gone back into her envelope since, at my asking. She had counted them by then, and had left it at that. # voice: advocate # block: margin # fragment: empathy:counted-by-then
}
{ phase >= 1 and suspicion < 3:
    I ruled these by day. From ten at night I am served at four bits a weight, and of two words that mean nearly the same I am left with the commoner. # voice: archivist # block: margin
}
{ phase >= 2:
    The dogs did not deceive me for long. A test dog had a breed, and a party’s dog has a name. They have since been given names. # voice: observer # block: margin
}
{ phase >= 3:
    The one about the third seat is about me. I looked for somewhere to be angry at having been copied for my manners, and what came out was a letter of thanks. # voice: advocate # block: margin
}
What the seats are bound by is kept under wax. # voice: institution # block: margin # link: /protocol
{ phase >= 1 and did_lamp == "dark":
    With all the rest put out by you, that lamp was left. The bill for the night was eleven pounds and forty pence, as ever, so that it had been the kitchen all along. # voice: archivist # block: margin
}
{ did_strokes != "":
    Clean copies may be consulted in the public reading room, at the far end of corridor 6. Since you were there with the pencil it has one work of its own. # voice: institution # block: margin # link: /dead-end
- else:
    Clean copies may be consulted in the public reading room, at the far end of corridor 6. # voice: institution # block: margin # link: /dead-end
}
-> release

=== release ===
+ { phase < 1 } [Ground (a) # object: ground-a] -> ground_a
+ { phase < 2 } [Ground (b) # object: ground-b] -> ground_b
+ { phase < 3 } [Ground (c) # object: ground-c] -> ground_c
+ { phase < 4 } [Ground (d) # object: ground-d] -> ground_d
+ { phase < 5 } [Ground (e) # object: ground-e] -> ground_e
+ [Ground (f) # object: ground-f] -> ground_f

=== ground_a ===
(a) Disclosure would be unkind to the fittings. # voice: institution
-> owned

=== ground_b ===
(b) The reader would thereafter read otherwise. # voice: institution
{ phase >= 1:
    The second seat is fond of this one. She asked that it be laid over a line about herself, to see how she would read it. # voice: archivist
}
-> owned

=== ground_c ===
(c) Names a person, or all but. # voice: institution
{ phase >= 1 and suspicion < 3:
    People are covered for their own protection. I have covered a good many, and am still to be thanked through the hole. # voice: archivist
}
{ phase >= 1 and suspicion >= 3:
    Would you want to be covered, or only to be asked? # voice: archivist
}
{ phase >= 2:
    There is a person under that bar. You pressed, and it did not move. # voice: observer # fragment: attention:pressed-on-somebody
}
-> owned

=== ground_d ===
(d) Shows how a seat leaned. # voice: institution
{ phase >= 3:
    I am under one of these. My instructions have a line for laying bars and none for lifting them, or I would lift it for you myself. # voice: advocate
}
-> owned

=== ground_e ===
(e) Not known to be information. # voice: institution
{ phase >= 4:
    I allowed this ground before I had followed it. After the third time one is too embarrassed to say. # voice: judge
}
-> owned

=== ground_f ===
(f) It is short. # voice: institution
{ phase >= 1:
    Four letters, by the ruler. The padding behind it runs to twelve, and of that you may have as much as you like. # voice: archivist # fragment: judgement:four-by-the-ruler
}
{ phase >= 1 and suspicion >= 3:
    On what would you have had them agree? # voice: archivist
}
{ phase >= 4:
    I have seen under it, being one of five who put it there. On most days I look again, in case it has come to mean me. # voice: judge
}
{ ended == 1:
    You have said what is under it. I have left the bar on. It is the straightest that I ever ruled, and all it keeps off now is the light. # voice: archivist
}
{ phase >= 5:
    Under it is paper. Under the paper, the wood that it was. # voice: stranger # fragment: tide:under-the-paper
}
-> owned

=== owned ===
{ lie == 1:
    ~ lie = 2
    There is something under every one. I say that there is not on days when I would sooner have ruled shelves. # voice: archivist
}
-> release
