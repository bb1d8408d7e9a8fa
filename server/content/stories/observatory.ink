# title: Three pens and what moves them
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{
- phase < 1:
    Three instruments run on one roll, squared at ten seconds. Visitors may look. # voice: institution
    The values are correct and are not an assessment. An assessment is made from them. # voice: institution # link: /behavioral
- suspicion < 3:
    It was put down on the plans as an observatory, and then somebody put a roof on it. So the instruments were turned round. They are pointed at the chair by the door, and whoever comes in is in the chair. # voice: archivist
    The roll is good paper. Each pen came from a different bankrupt, and the third has never taken any ink but red. # voice: archivist
- else:
    Before you look at the pens: which of the three would you be sorry to find high? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        The middle one is not connected. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    Your last roll has been cut off and thrown away. It was the rule, and I kept to it. # voice: archivist
}
-> room

=== room ===
{ lie == 1 and (awareness or stability or red_pen):
    ~ lie = 2
    The middle pen has been connected since the room was wired. I said the opposite because nobody performs for a dead needle. # voice: archivist
}
+ [awareness # object: awareness] -> awareness
+ [stability # object: stability] -> stability
+ [suspicion # object: suspicion] -> red_pen
+ { phase >= 3 } [the dry pen # object: dry-pen] -> dry_pen

=== awareness ===
{
- phase < 1:
    Nought to one. It rises while the person in the chair does more than one kind of thing. # voice: institution
- suspicion < 3:
    It knows of three kinds: travelling, resting on something, pressing it. One kind by itself moves the pen a third as far as it might, so that somebody who only scrolls is never more than a third noticed. After a minute of nothing it begins to lose you, at a sixth of the pace it learned you. # voice: archivist
- else:
    Three kinds of conduct move it. You might tell me which you are short of. # voice: archivist
}
{ phase >= 2:
    You look at the pen, then move, then look to see. Up to that look it was recording a reader. Since then it has been recording somebody who is being recorded. The line is the same thickness. # voice: observer # fragment: attention:same-thickness
}
pen 1, black, last filled on a Monday # voice: institution # block: caption
-> room

=== stability ===
{
- phase < 1:
    One fifth to one. Nobody has seen it lower. # voice: institution
- suspicion < 3:
    When this one sinks, the large type in the building loses its corners. Watch any heading. Reading mends it slowly; keeping still, nearly four times as fast, which nobody tells visitors, because then the pen would be measuring obedience. # voice: archivist # fragment: body:keeping-still
- else:
    This is the only pen you can raise by doing nothing. Could you? # voice: archivist
}
{ phase >= 4:
    1. Suspicion wears it. 2. Stillness repairs it. 3. Repair outruns wear, by design. 4. I asked for the designer. 5. The plan is signed with a thumb. # voice: judge
}
{ phase >= 5:
    The sea has a floor that nothing decided on. What sinks comes to it and lies level, under everything that is still coming down. # voice: stranger # fragment: tide:one-fifth
}
{ phase < 1:
    Visitors who wish to keep still are asked to do it where it can be seen. # voice: institution # link: /watcher
- else:
    There is a better chair for keeping still in. It faces a blank sheet. # voice: archivist # link: /watcher
}
pen 2, black, arm slightly bent # voice: institution # block: caption
-> room

=== red_pen ===
{
- phase < 1:
    Nought to five. This pen is moved from elsewhere, and stands still between one message and the next. # voice: institution
- suspicion < 3:
    It goes in steps, because it is set upstairs and the stairs take half a minute. A quiet minute of reading brings it down by a quarter. What puts it up is looking behind things that were not offered, or going by so fast that nobody could have meant it. Both are also what children do. # voice: archivist
- else:
    Red. What do you suppose put it there? # voice: archivist
}
{ phase >= 3:
    A boy, 8,815, had been told that he would be timed. He read so fast that the arm went off the edge and inked the table, and beside it somebody wrote “evasive”. I keep his strip beside yours. It is the best drawing that we have of being frightened. # voice: advocate # fragment: judgement:off-the-edge
}
{ phase >= 1:
    What they conclude from all three is on film, one floor down. # voice: archivist # link: /behavioral
}
pen 3, red, moved by wire # voice: institution # block: caption
-> room

=== dry_pen ===
{ suspicion < 3:
    I asked for a fourth arm, and was given one without a bottle. It was to show what the other three cost the person in the chair. It touches the paper. If you hold the roll against the lamp there is a groove, all the way back to the week it was hung, and in it one gap, the length of a breath. # voice: advocate # fragment: empathy:dry-groove
- else:
    There is a fourth arm, and no ink in it. Say what it is for, and I shall tell you whether you are right. # voice: advocate
}
{ phase >= 5:
    Wind across sand writes with this pen. # voice: stranger
}
pen 4, dry # voice: institution # block: caption
-> room
