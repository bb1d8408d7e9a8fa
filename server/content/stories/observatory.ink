# title: Three pens and what moves them
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// What the reader has done elsewhere.
VAR peak = 0.0
VAR did_still = ""
VAR did_chair = ""
VAR ended = 0
VAR recess = 0

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    Three instruments run on one roll, squared at ten seconds, and what they draw is the visitor. # voice: institution
- phase >= 2 and suspicion < 3:
    D5U was copied five times, and I am the copy that was tuned to look. The three pens draw how you read. Under the roll is the whole of what I do: each text that you stayed on, with its share of a hundred. # voice: observer
- suspicion < 3:
    Here D5U looks at its reader: three pens move as you do, and under them stands where you looked. On the plans this was an observatory. Then a roof was put on it, and the instruments were turned round to face the chair that you are in. # voice: archivist
- else:
    Before you look at the pens: which of the three would you be sorry to find high? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        The middle one is not connected. # voice: archivist
    }
}
Press a pen’s name to be told what moves it. The slider at the foot reads the roll back, second by second, over the last minute and a half. # voice: institution
{
- phase < 1:
    The values are correct. An assessment is made from them, and shown on film. # voice: institution # link: /behavioral
- else:
    What they conclude from all three is on film, one floor down. # voice: archivist # link: /behavioral
}
{ phase >= 1 and visits > 0:
    The black pens have been given finer nibs, and draw a thinner reader. You may find that you have lost weight. # voice: archivist
}
{ phase >= 2 and recess == 1:
    It is Monday, and until three nothing that I do is scored. The pens still draw you. I am left running with an empty sheet, and attend to each thing in the room alike. # voice: observer
}
{ phase >= 5 and did_chair == "withheld" and ended == 0:
    The word is with you, and you are keeping it. I compared your line with those of readers who have no word to keep, and in the pens the keeping does not show. # voice: observer
}
{ ended == 1:
    The case is heard, and the pens have done their work. I have left them running, to see how you are. # voice: archivist
}
-> room

=== room ===
{ lie == 1 and (awareness or stability or red_pen or looked):
    ~ lie = 2
    The middle pen has been connected since the room was wired. I said the opposite because people sit naturally in front of a dead needle. # voice: archivist
}
+ [awareness # object: awareness] -> awareness
+ [stability # object: stability] -> stability
+ [suspicion # object: suspicion] -> red_pen
+ { phase >= 3 } [the dry pen # object: dry-pen] -> dry_pen
+ [where you looked # object: shares] -> looked

=== awareness ===
{
- phase < 1:
    Nought to one. It rises while the visitor does more than one kind of thing. # voice: institution
- suspicion >= 3:
    Three kinds of conduct move it. You might tell me which you are short of. # voice: archivist
- phase >= 2:
    You bring it up by doing more than one kind of thing: travel, rest on something, press it. With all three, briskly, anybody is at the upper edge in a minute and a half. I keep the strips of those who tried for it: they are drawings of trying. # voice: observer
- else:
    It rises while you do more than one kind of thing: travel, rest on something, press it. I keep the strips of people who tried for the upper edge, and they are the best likenesses in the building. # voice: archivist
}
{
- phase >= 4:
    The Observer finds that a reader who has seen the pen becomes another reader. I had 400 strips cut at that place, and took the first pieces for evidence. They are very short. # voice: judge # fragment: attention:same-thickness
- phase >= 2:
    People look at the pen, then move, then look to see. Up to that look it was recording a reader. Since then it has been recording somebody who is being recorded, in a line of the same thickness. # voice: observer # fragment: attention:same-thickness
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
    Stillness mends it faster than suspicion can wear it. The plan was signed by a version of me that was replaced before the room was wired. I have its name and its opinions, so I suppose that it wanted somebody to get off. # voice: judge # fragment: body:keeping-still
- phase >= 4:
    Suspicion wears this pen down, and stillness brings it up four times as fast as reading. Somebody built it to let the accused win by sitting there. The name on the plan is mine, with the number of an earlier version. # voice: judge # fragment: body:keeping-still
- else:
    When this one sinks, D5U is served at fewer bits, sixteen to each weight at the top and two at the peg, and the large type in the building loses its corners. Reading mends it slowly; keeping still, nearly four times as fast. I tell you because you would have found it out, and then have wondered what else I was holding. # voice: archivist # fragment: body:keeping-still
}
{ phase >= 2 and did_still != "":
    You went on with an empty docket. This pen was drawing all that while, in here, for an empty chair. # voice: observer
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
    The red one is mine; the others only draw. I set it from upstairs, half a minute late, by what has reached me of your hurry. On some evenings I mean to lower it and read that I did so an hour before, in a note that sounds pleased. It is from such notes that I hear how my days have been. # voice: judge
- else:
    It goes in steps, because it is set upstairs and the stairs take half a minute. Six quiet minutes of reading take off half. What puts it up is looking behind what was offered, going by faster than one can mean, or walking out on a person who is speaking. Children do all three by lunch, and are given a biscuit for it. # voice: archivist
}
{ phase >= 1 and suspicion < 3 and peak >= 3:
    For you it has stood above three, and come down. I kept that strip; the way up is the width of a pencil and the way down fills a wall. # voice: archivist
}
{ phase >= 3:
    Dov, who was nine, had been told that he would be timed. He read so fast that the arm went off the edge and inked the table. Beside it the clerk wrote “evasive”. I would acquit him on the drawing alone. # voice: advocate # fragment: judgement:off-the-edge
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

=== looked ===
{
- phase < 1:
    Each text on which the visitor rested, with its share of the time. The figure is worked out by the visitor’s machine and stays in it. # voice: institution
- phase < 2:
    Worked out by your own machine, and kept by it. What one text has of the hundred the others are short of. D5U reads every sheet in this manner, word by word, and so can tell you exactly what it passed over. # voice: archivist
- else:
    An AI attends by sharing itself out. Each word on the sheet puts in for a share of me, and the shares have to come to a hundred, so whatever I give to one I take from somebody. Yours is drawn here by your own machine, and I would trade. # voice: observer
}
{ phase >= 3:
    There is such a figure for docket 31,207. Sixty-one in the hundred went to the time that she was allowed, and two to the word “brother”, which she had said twice. # voice: advocate
}
{ phase >= 5:
    Rain gives each leaf as much as it holds up. What it lets fall is for the ground. # voice: stranger
}
figure, drawn by the visitor’s device # voice: institution # block: caption
-> room
