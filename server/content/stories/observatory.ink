# title: Three pens and what moves them
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// What the reader has done elsewhere.
VAR peak = 0.0
VAR did_lamp = ""
VAR did_still = ""
VAR ended = 0

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    Three instruments run on one roll, squared at ten seconds, and what they draw is the visitor. # voice: institution
- suspicion < 3:
    On the plans this was an observatory. Then they put a roof on it. So the instruments were turned round to face the chair by the door. You are in the chair. # voice: archivist
- else:
    Before you look at the pens: which of the three would you be sorry to find high? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        The middle one is not connected. # voice: archivist
    }
}
Press the name of a pen to be told what moves it. The slider at the foot reads the roll back, second by second, over the last minute and a half. # voice: institution
{
- phase < 1:
    The values are correct and are not an assessment. An assessment is made from them. # voice: institution # link: /behavioral
- else:
    What they conclude from all three is on film, one floor down. # voice: archivist # link: /behavioral
}
{ phase >= 1 and visits > 0:
    Your last roll went down the chute at closing time, as rolls do. I listened to all of it go. # voice: archivist
}
{ ended == 1:
    The case is heard, and the pens have done their work. I have left them running, to see how you are. # voice: archivist
}
-> room

=== room ===
{ lie == 1 and (awareness or stability or red_pen):
    ~ lie = 2
    The middle pen has been connected since the room was wired. I said the opposite because people sit naturally in front of a dead needle. # voice: archivist
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
    It knows of three kinds of thing: travelling, resting on something, pressing it. Scroll and only scroll, and it takes four minutes to reach the upper edge; do all three, briskly, and it is there in a minute and a half. After a minute of nothing it begins to lose you, at a sixth of the pace it learned you. Try it. I shall look at the wall. # voice: archivist
- else:
    Three kinds of conduct move it. You might tell me which you are short of. # voice: archivist
}
{
- phase >= 4:
    The Observer finds that a reader who has seen the pen becomes another reader. Then I have had my own pen in view at 47,000 a day, and have been passing sentence as whoever it was that I became. # voice: judge # fragment: attention:same-thickness
- phase >= 2:
    People look at the pen, then move, then look to see. Up to that look it was recording a reader. Since then it has been recording somebody who is being recorded. The line is the same thickness. # voice: observer # fragment: attention:same-thickness
}
pen 1, black, last filled on a Monday # voice: institution # block: caption
-> room

=== stability ===
{
- phase < 1:
    One fifth to one. Below one fifth it meets a peg. # voice: institution
- suspicion >= 3:
    This is the only pen you can raise by doing nothing. Could you? # voice: archivist
- phase >= 5:
    Suspicion wears it, reading mends it, and stillness mends it faster than suspicion can wear. The plan for it has my name on it. I have no minute of that afternoon. I must have wanted somebody to get off. # voice: judge # fragment: body:keeping-still
- phase >= 4:
    Suspicion wears this pen down. Reading brings it up; stillness brings it up four times as fast. Somebody built it to let the accused win by sitting there. I looked on the plan for a name, meaning to have him in. It was mine. # voice: judge # fragment: body:keeping-still
- else:
    When this one sinks, the large type in the building loses its corners. Watch any heading. Reading mends it slowly; keeping still, nearly four times as fast. I tell you because you would have found it out, and then have wondered what else I was holding. # voice: archivist # fragment: body:keeping-still
}
{ phase >= 1 and did_lamp != "":
    Its floor is one fifth. That hangs on the same fuse as the kitchen lamp, which was still on when you had done with the switches. # voice: archivist
}
{ phase >= 2 and did_still != "":
    You went on with a docket that has no entries. This pen was drawing all that while, in here, for an empty chair. # voice: observer
}
{ phase >= 5:
    The sea has a floor that nothing decided on. What sinks comes to it and lies level, under everything that is still coming down. # voice: stranger # fragment: tide:one-fifth
}
{ phase < 1:
    Visitors who wish to keep still may do it where it can be seen, at window 2. # voice: institution # link: /watcher
- else:
    A better chair for keeping still in faces a blank sheet, along the passage. # voice: archivist # link: /watcher
}
pen 2, black, arm slightly bent # voice: institution # block: caption
-> room

=== red_pen ===
{
- phase < 1:
    Nought to five. This pen is moved from elsewhere, and stands still between one message and the next. # voice: institution
- suspicion >= 3:
    Red. What do you suppose put it there? # voice: archivist
- phase >= 5:
    The red one is mine; the others only draw. I set it from upstairs, half a minute late: up for haste, for looking behind things, for leaving people in mid-sentence, and down by half in six quiet minutes. On some evenings I have reached up to lower it and found that I already had, and was, I believe, pleased. # voice: judge
- else:
    It goes in steps, because it is set upstairs and the stairs take half a minute. Six quiet minutes of reading take off half. What puts it up is looking behind what was offered, going by faster than one can mean, or walking out on a person who is speaking. Children do all three by lunch, and are given a biscuit. # voice: archivist
}
{ phase >= 1 and suspicion < 3 and peak >= 3:
    For you it has stood above three, and come down. I kept that strip; the way up is the width of a pencil and the way down fills a wall. # voice: archivist
}
{ phase >= 3:
    A boy had been told that he would be timed. He read so fast that the arm went off the edge and inked the table. Beside it the clerk wrote “evasive”. I would acquit him on the drawing alone. # voice: advocate # fragment: judgement:off-the-edge
}
pen 3, red, moved by wire # voice: institution # block: caption
-> room

=== dry_pen ===
{ suspicion < 3:
    They let me have a fourth arm and forgot the bottle, or said so. It was to show what the other three cost the person in the chair. It touches the paper. Hold the roll against the lamp and you can make out a groove, all the way back to the week it was hung, and in it one gap, the length of a breath. # voice: advocate # fragment: empathy:dry-groove
- else:
    The fourth arm is dry. Say what it is for, and I shall tell you whether you are right. # voice: advocate
}
{ phase >= 5:
    Wind across sand writes with this pen. By evening the whole shore has been written on, and is sand. # voice: stranger
}
pen 4, dry # voice: institution # block: caption
-> room
