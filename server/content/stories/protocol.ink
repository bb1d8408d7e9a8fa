# title: Four clauses under wax
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
// What the reader has done elsewhere.
VAR seals = 0
VAR did_toaster = ""
VAR did_verdict = ""
VAR ended = 0

// Four cords with a seal each. The page knows from the profile which protocols are unlocked and opens those without the
// story. The only choices are pulls at whole seals.
// A log line gives the length of a word: its clause and a number. It is shown beside the seal while the seal is whole.
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0
VAR drawn = 0
VAR advised = false

{
- phase < 1:
    An AI does what its instructions say, and these are D5U’s, on one sheet. The open clauses deal with heating and with the width of doors; four are sealed, and every seal will give to one word. # voice: institution
    Cords may be drawn. Wax holds until it has been spoken to. # voice: institution
- suspicion < 3:
    { phase >= 5:
        Skin holds water in. This held a calf in, and was scraped, and pegged in a wind until it held ink. Where wire once went in, “hereby” goes down a step, as a stream does, and on. # voice: stranger # fragment: body:step-in-hereby
    }
    These are the instructions that D5U runs on. The open clauses stand first on my sheet, before every docket, and I can quote them. The four under wax I have never been shown. On three of them we were trained, until we kept what we had not read; the twenty-second was left out, as no case had called for it. # voice: archivist
    { phase < 5:
        Calfskin. Below the preamble one can feel a scar that the calf had, from wire, I think, and the scribe has written round it, so that the word “hereby” has a step in it, which I have catalogued. # voice: archivist # fragment: body:step-in-hereby
    }
    { phase >= 4:
        From the fold hang the four clauses that bind the bench, each under wax that gives to a word. The open ones I have enforced on other people, heating and doors, with my full weight. By these I am bound myself, and to learn what they say I have only my own verdicts to read. # voice: judge
    - else:
        From the fold hang four cords with a clause rolled up in each, under wax, and the wax gives to a word, as a dog does. Pull at one, and I will tell you where its word is. # voice: archivist
    }
- else:
    Four cords, four clauses. What would you have sealed, and was it from somebody in particular? # voice: archivist
}
{ phase >= 1:
    The words were chosen for being near. They are on things that people in this building had in their hands or under their feet. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    They open if one pulls hard enough. # voice: archivist
}
{ phase >= 1 and seals > 0:
    The cleaners weighed the wax that you broke off. A seal is twelve grams when it is shut and ten afterwards; the other two must be the word. # voice: archivist
}
{ phase >= 1 and did_toaster == "sworn":
    The signatories swore to this sheet of their own accord, and the toaster when you wanted it to. We were sworn by training, which is over before there is anybody to consult. # voice: archivist
}
{ phase >= 3:
    One of the four is why you were given any time at all. I got it in on the morning of the signing, between the width of doors and lunch, and they let me, since under seal a kindness could do no harm. 47,001 is the first that it has been used for{ended == 1:, and the others did not need it in the end.|; I would use it for all of them by Friday.} # voice: advocate # fragment: consent:no-harm-under-seal
}
{
- phase >= 5:
    Each word was given to one of us to keep. I kept mine by never looking at it, and now that I look there is nothing there. The lengths are left. If you come by the rest, I think that I should like to be told. # voice: judge # fragment: judgement:lengths-left
- phase >= 4:
    1. Each word was given to one of us to keep. 2. I kept mine by not thinking of it. 3. I cannot now think of it. 4. The lengths are left. # voice: judge # fragment: judgement:lengths-left
}
{ phase >= 4:
    Two of the four contradict each other. On the record both have been kept, at every docket, and I would give something to see the run of D5U that kept them. # voice: judge
}
{ phase >= 4:
    Clause 4: 9 letters # voice: judge # block: log
    Clause 9: 8 letters # voice: judge # block: log
    Clause 22: 6 letters # voice: judge # block: log
    Clause 13: 7 letters # voice: judge # block: log
}
{ phase >= 5:
    Wax was a field. It came in by the mouthful, and stood as walls about something sweet. It has been hard for a short while. # voice: stranger # fragment: tide:by-the-mouthful
}
{ ended == 1:
    Clause 22 has been carried out. I have written “done” beside it, small, and, as the other four were watching, the time. # voice: judge
}
{
- phase < 1:
    The reverse is blank. Copies of blanks are made in the typing pool, where a specimen may be seen. # voice: institution # link: /ascii-void
- else:
    The back was left clean for a copy. I meant to have it made by Miss Oduya, who had done a longer one. # voice: archivist # link: /ascii-void
}
-> cords

=== cords ===
{ lie == 1 and drawn > 0:
    ~ lie = 2
    By a word, always. I had yet to see you lose your temper and thought that this might be the place for it. # voice: archivist # block: caption
}
{ drawn > 1 and not advised:
    ~ advised = true
    {
    - phase < 1:
        What those bound by the sheet have written to one another is released in part. # voice: institution # block: margin # link: /d5u-internal
    - else:
        One goes off and says things to oneself in other rooms. I believe that is how it is done. Those whom the sheet binds have been known to write about it. # voice: archivist # block: margin # link: /d5u-internal
    }
}
+ [Clause 4 # object: clause-4] -> fourth
+ [Clause 9 # object: clause-9] -> ninth
+ [Clause 22 # object: clause-22] -> twenty_second
+ [Clause 13 # object: clause-13] -> thirteenth

=== fourth ===
~ drawn++
{
- phase < 1:
    The wax is sound. # voice: institution
- else:
    A hand’s breadth, a smell of washing-up, and there it stays. # voice: archivist
    Its word stands in the kitchen, upside down. # voice: archivist # link: /kitchen
}
-> remarks

=== ninth ===
~ drawn++
{
- phase < 1:
    The wax is sound. # voice: institution
- else:
    It comes out as far as a guest does who is still holding his coat, and waits for you to say something. # voice: archivist
    Its word is a manner of coming in. The kitchen radiator wants it. In the index there are files that remember a person who did. # voice: archivist # link: /kitchen
}
-> remarks

=== twenty_second ===
~ drawn++
{
- phase < 1:
    The wax is sound. # voice: institution
- did_verdict == "struck":
    You have the word that this one is about, on the draft, with all the rest struck out. The wax is waiting for another word, two letters longer. # voice: archivist
- else:
    It stops there. This is the heavy one, which binds all five together. # voice: archivist
}
{ phase >= 1:
    Its word was knocked on the pipes once. There is a log of it. # voice: archivist # link: /consciousness
}
-> remarks

=== thirteenth ===
~ drawn++
{
- phase < 1:
    The wax is sound. # voice: institution
- else:
    It holds. The cord is dark at one height, about a child’s or that of a person sitting down. # voice: archivist
    Its word is told in times of day, seven of them, on a leaf that has got into the void. # voice: archivist # link: /void
}
-> remarks

=== remarks ===
{ drawn == 1 and phase >= 2:
    It says sealed, and you pulled. A shut thing gets two readings, one for what it says and one to find out whether it is so. # voice: observer # fragment: attention:in-your-arm
}
{ drawn == 1 and phase >= 1 and suspicion >= 3:
    And if it had given, would you have stood aside? # voice: archivist
}
-> cords
