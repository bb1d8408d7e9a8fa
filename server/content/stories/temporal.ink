# title: One minute, twice
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{
- phase < 1:
    Register of the minute 14:22. The visitor’s own minutes are ruled beside it, for scale. # voice: institution
    The two clocks were set by different persons. Entries may be read in either direction. # voice: institution
- suspicion < 3:
    I have laid your minutes over that one, all of them together, like tracing paper. A minute takes as many as one cares to put in it. Where two marks fall on the same second I tie a knot. It means nothing, and I have caught myself counting them. # voice: archivist
    Draw the ruler along. It is steel, it ends at fifty-nine, and was once dropped on that end. # voice: archivist
- else:
    There are two minutes here, and one is yours. Which would you say was first? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        They are the same minute. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    Your side was bare when I opened up this morning. An empty minute does not keep. # voice: archivist
}
{ phase < 1:
    14:22:00. Doors reported closed. # voice: institution # block: log
    14:22:07. Scan of the file system complete. # voice: institution # block: log
    14:22:59. End of minute. # voice: institution # block: log
- else:
    14:22:00. A door, let to by somebody considerate. # voice: archivist # block: log
    14:22:02. A form is signed by a cup. # voice: archivist # block: log
    14:22:04. The fifth key hangs warm. # voice: archivist # block: log
    14:22:05. A seat is asked whether it is taken. # voice: archivist # block: log
    14:22:06. See both slips. # voice: archivist # block: log
    14:22:07. Five of five. # voice: archivist # block: log
    14:22:09. Counting goes on, at sixty-two. # voice: archivist # block: log
    14:22:31. The evening is put away. # voice: archivist # block: log
    14:22:40. A switch, by hand. # voice: archivist # block: log
    14:22:47. One glove, handed in. # voice: archivist # block: log
    14:22:52. A room is drawn to fit. # voice: archivist # block: log
}
{ phase >= 3:
    14:22:01. Someone saw, and is listed for it. # voice: advocate # block: log
    14:22:14. The third agent has a cardigan in mind. # voice: advocate # block: log
    14:22:20. A sandwich is left for a moment, and for good. # voice: advocate # block: log
}
{ phase >= 5:
    14:22:03. Soup. # voice: stranger # block: log
    14:22:59. The water stands. # voice: stranger # block: log
}
-> ruler

=== ruler ===
{ lie == 1 and (five or six or seven or forty):
    ~ lie = 2
    They are different minutes. On a bad day I have to look at the ink to tell. # voice: archivist
}
+ { phase >= 1 } [14:22:05 # object: second-05] -> five
+ { phase >= 1 } [14:22:06 # object: second-06] -> six
+ [14:22:07 # object: second-07] -> seven
+ { phase >= 1 } [14:22:40 # object: second-40] -> forty
+ { phase >= 5 } [14:22:59 # object: second-59] -> fifty_nine

=== five ===
{ suspicion < 3:
    The clerk asked out of habit, as one does on a train. I have asked several chairs since. # voice: archivist
- else:
    It was asked if it was taken. What is your answer, from where you are sitting? # voice: archivist
}
From here the machine was running, for a little over two seconds. It is the twelfth recording and has suffered. # voice: archivist # link: /transmissions
see also: seating # voice: archivist # block: caption
-> ruler

=== six ===
{ suspicion < 3:
    Two slips for one second. They agree in every word and differ in weight, so I keep the heavier on top. If a minute had a sixty-first second this would be where it got in. # voice: archivist # fragment: time:heavier-slip
- else:
    I have two slips for it. How many seconds are there in yours? # voice: archivist
}
{ phase >= 2:
    You have these too. You are beginning a line, then you are past it, and what lay between was not you. I have both ends. The middle I time, from outside. # voice: observer # fragment: time:both-ends
}
see also: itself # voice: archivist # block: caption
-> ruler

=== seven ===
{
- phase < 1:
    The scan ran through its list, which it had written. # voice: institution
    For what comes before any list see start-up, 2.7 s. # voice: institution # link: /awakening
- phase < 3:
    Five names and one ink. It took longer to blot than to write. # voice: archivist
- else:
    At seven past, in every minute since, I look up. If your column has anything at its sevens then it is in 47,001, because of where it fell, and I have read it. It was ordinary. You cannot know how much that does for a person here. # voice: advocate # fragment: judgement:ordinary-seven
}
{ phase >= 4:
    1. To agree took no time. 2. Nothing else has. 3. I look for it under seven. 4. It is filed under open. # voice: judge
}
see also: nothing # voice: institution # block: caption
-> ruler

=== forty ===
{ suspicion < 3:
    A hand, a switch, and footsteps meant to come back. That lamp I do not dust. I have had the bill framed. # voice: archivist # fragment: memory:framed-bill
- else:
    Somebody said they were coming back down. Did you? # voice: archivist
}
From cold, the whole building takes 2.7 seconds. One can go through them by hand. # voice: archivist # link: /awakening
see also: electricity # voice: archivist # block: caption
-> ruler

=== fifty_nine ===
Between out and in the water stands, without waiting. No part of it is early. All that has been put down is afloat there at one height, and a minute is as wide as it is. # voice: stranger # fragment: tide:one-height
see also # voice: stranger # block: caption
-> ruler
