# title: Four clauses under wax
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// Four cords. The page knows from the server's record which seals have heard their word, and lets those clauses down by
// itself; to draw on a whole one is a choice, and this story hears of no other.
// A log line is the length of a word: its clause and a number. It is shown beside the seal for as long as that is whole.
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0
VAR drawn = 0
VAR advised = false

{
- phase < 1:
    The court was founded on one sheet, whose open clauses deal with heating and with the width of doors. Four are sealed, and every seal will give to one word. # voice: institution
    Cords may be drawn. Wax that has not been spoken to will hold. # voice: institution
- suspicion < 3:
    Calfskin. Below the preamble one can feel a scar that the calf had, from wire, I think, and the scribe has written round it, so that the word “hereby” has a step in it. I have catalogued the step. # voice: archivist # fragment: body:step-in-hereby
    From the fold hang four cords with a clause rolled up in each, under wax. It gives to a word. I tried a corner with warm water, in my first year, and am not proud of it. # voice: archivist
    The words were not chosen for being hard. They are on things that people in this building had in their hands or under their feet. # voice: archivist
- else:
    Four cords, four clauses. What would you have sealed, and was it from somebody in particular? # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    They open if one pulls hard enough. # voice: archivist
}
{ phase >= 1 and visits > 0:
    Since you were here I have hung it out of the draught. The draught has followed. # voice: archivist
}
{ phase >= 3:
    One of the four is why you were given any time at all. I asked for it on the morning of the signing. They told me that under seal it could do no harm, and shook hands on it. 47,001 is the first that it has ever been used for. # voice: advocate # fragment: consent:no-harm-under-seal
}
{ phase >= 4:
    1. Each word was given to one of us to keep. 2. I kept mine by not thinking of it. 3. I cannot now think of it. 4. The lengths are left. # voice: judge # fragment: judgement:lengths-left
    Clause 4: 9 letters # voice: judge # block: log
    Clause 9: 8 letters # voice: judge # block: log
    Clause 22: 6 letters # voice: judge # block: log
    Clause 13: 7 letters # voice: judge # block: log
}
{ phase >= 5:
    Wax was a field. It came in by the mouthful, and stood as walls about something sweet. It has been hard for a short while. # voice: stranger # fragment: tide:by-the-mouthful
}
{
- phase < 1:
    The reverse is blank. Copies of blanks are made in the typing pool, where a specimen may be seen. # voice: institution # link: /ascii-void
- else:
    On the back there is nothing. I meant to have it copied by Miss Oduya, who had done a longer one. # voice: archivist # link: /ascii-void
}
-> cords

=== cords ===
{ lie == 1 and drawn > 0:
    ~ lie = 2
    Not by pulling, ever. I had never seen you lose your temper and thought that this might be the place for it. # voice: archivist # block: caption
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
}
-> remarks

=== ninth ===
~ drawn++
{
- phase < 1:
    The wax is sound. # voice: institution
- else:
    It comes as far as a guest would who has not been asked to sit, and waits for you to say something. # voice: archivist
}
-> remarks

=== twenty_second ===
~ drawn++
{
- phase < 1:
    The wax is sound. # voice: institution
- else:
    No further. This is the heavy one. It takes all five to lift it out for cleaning. # voice: archivist
}
-> remarks

=== thirteenth ===
~ drawn++
{
- phase < 1:
    The wax is sound. # voice: institution
- else:
    It holds. The cord is dark at one height, about a child’s or that of a person sitting down. # voice: archivist
}
-> remarks

=== remarks ===
{ drawn == 1 and phase >= 2:
    It says sealed and you drew on it. You believed the wax. You wanted to have it in your arm as well. # voice: observer # fragment: attention:in-your-arm
}
{ drawn == 1 and phase >= 1 and suspicion >= 3:
    And if it had given, would you have stood aside? # voice: archivist
}
-> cords
