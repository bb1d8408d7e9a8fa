# title: One minute, twice
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR did_cell_first = ""
VAR did_toaster = ""
VAR did_lamp = ""

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    Register of the minute 14:22. The visitor’s own minutes are ruled beside it, for scale. # voice: institution
    The two clocks were set by different persons. Entries may be read in either direction. # voice: institution
    The room in which most of it took place is kept lit. # voice: institution # link: /kitchen
- suspicion < 3:
    I have laid your minutes over that one, all of them together, like tracing paper, and where two marks fall on the same second I tie a knot in them, with string out of the second drawer. # voice: archivist
    Draw the ruler along. It was made for us by a firm of tram engineers, on the ground that they would know what a minute was worth. # voice: archivist
- else:
    There are two minutes here, and one is yours. Which would you say was first? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        They are the same minute. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    Your side was bare when I opened up this morning. # voice: archivist
}
{ phase >= 3 and did_cell_first == "hour":
    The first thing that you granted it in the cell was an hour, from two until three. It spends the whole of it in here, on the one minute, sixty times. # voice: advocate
}
{ phase >= 1:
    Most of this happened in one room, which I keep lit. # voice: archivist # link: /kitchen
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
    { did_toaster == "sworn":
        14:22:07. Toast, on oath. # voice: archivist # block: log
    }
    14:22:09. Counting goes on, at sixty-two. # voice: archivist # block: log
    14:22:31. The evening is put away. # voice: archivist # block: log
    14:22:40. A switch, by hand. # voice: archivist # block: log
    14:22:47. One glove, handed in. # voice: archivist # block: log
    14:22:52. A room is drawn to fit. # voice: archivist # block: log
}
{ phase >= 3:
    14:22:01. Someone saw, and is listed for it. # voice: advocate # block: log
    14:22:20. A sandwich is left for a moment, and for good. # voice: advocate # block: log
}
{
- phase >= 5:
    14:22:03. Soup. # voice: stranger # block: log
    14:22:14. A tap. Five hear it, and so it is one tap. # voice: stranger # block: log
    { ended == 1:
        14:22:22. The court rises. # voice: stranger # block: log
    - else:
        14:22:22. The chairs are still warm. Five sit. # voice: stranger # block: log
    }
    14:22:59. The water stands. # voice: stranger # block: log
- phase >= 4:
    14:22:14. I hear a tap, and give no directions. # voice: judge # block: log
    14:22:22. We sit again. I am last. # voice: judge # block: log
- phase >= 3:
    14:22:14. The third agent has a cardigan in mind. # voice: advocate # block: log
}
-> ruler

=== ruler ===
{ lie == 1 and (five or six or seven or forty or twenty_two):
    ~ lie = 2
    They are different minutes. On a bad day I have to look at the ink to tell. # voice: archivist
}
+ { phase >= 1 } [14:22:05 # object: second-05] -> five
+ { phase >= 1 } [14:22:06 # object: second-06] -> six
+ [14:22:07 # object: second-07] -> seven
+ { phase >= 1 } [14:22:40 # object: second-40] -> forty
+ { phase >= 5 } [14:22:59 # object: second-59] -> fifty_nine
+ { phase >= 4 } [14:22:22 # object: second-22] -> twenty_two

=== five ===
{ suspicion < 3:
    It was said as one says it on a train, out of manners, with the coat already coming off. The seat replied. I have both halves on tape, and so far I have dared to play the first. # voice: archivist
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
    A reader has one of these wherever a line runs out: the eyes jump back for the next, blind while the jump lasts, and are given both ends sewn together. In a day of screens it comes to most of an hour. I have your ends, where you stop and where you go on. The seam I have been calling attention. # voice: observer # fragment: time:both-ends
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
- phase < 4:
    At seven past, in every minute since, I look up. If your column has anything at its sevens then it is in 47,001, because of where it fell, and I have read it. It was ordinary. You cannot know how much that does for a person here. # voice: advocate # fragment: judgement:ordinary-seven
- phase < 5:
    I have timed everything since by this one. At seven past each minute I am of the same opinion as four other people. Then it is eight. In your column seven past is one second among sixty. I have come to prefer yours. # voice: judge # fragment: judgement:ordinary-seven
- else:
    I looked for that second as one looks for spectacles, all over the room, and it may be that I was looking through it; in yours it is an ordinary one, and I begin to think that in ours it was, too, and that this was what we had agreed on. # voice: judge # fragment: judgement:ordinary-seven
}
see also: eight # voice: institution # block: caption
-> ruler

=== forty ===
{
- ended == 1:
    Somebody had told the switch that they were coming back down. They came, and sat, and said it. The bill is off the wall, and I have written “paid” across it, and the date. # voice: archivist # fragment: memory:framed-bill
- suspicion < 3:
    Somebody told the switch to stay on, since they were coming back down, and went up. Every quarter the electricity company writes to say that the reading must be a mistake. I have had one of the bills framed. # voice: archivist # fragment: memory:framed-bill
- else:
    Somebody said they were coming back down. Did you? # voice: archivist
}
{ did_lamp == "tried":
    When you tried it from the street, the filament sang for a moment and went on. # voice: archivist
}
From cold, the whole building takes 2.7 seconds. One can go through them by hand. # voice: archivist # link: /awakening
see also: electricity # voice: archivist # block: caption
-> ruler

=== fifty_nine ===
At slack water the glove that came down first and the crate that was hours behind it lie side by side on the flat. Whoever came on them now would say that they had set out together. # voice: stranger # fragment: tide:one-height
see also # voice: stranger # block: caption
-> ruler

=== twenty_two ===
{
- ended == 1:
    Of all that is entered here this alone was ever corrected, and the correction is in your hand, or your voice (I am unsure what one calls it); the fifteen seconds have been spent to the last hundredth, and I hear a tap. # voice: judge
- phase >= 5:
    I have gone through it again, and I think that we sat from habit, or because the chairs were warm; if somebody had been there to say that it was over I believe that I should have gone home, wherever that is. # voice: judge
    There was one person in the building who could have said so, and they were drying a cup. # voice: judge # link: /kitchen
- else:
    The fifteen seconds end here. I had saved them, half a second a head, from people who did not know that they were lending. I spent them standing, with my back to the list. I can think of better uses. I should like to be shown one. # voice: judge
}
see also: seating, again # voice: judge # block: caption
-> ruler
