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
VAR did_chair = ""
// 1 on every day at 14:22, by the reader’s clock.
VAR minute = 0

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    Register of the minute 14:22, in which D5U heard one case more. The visitor’s minutes since this page was loaded are ruled beside it, for scale. # voice: institution
    The two clocks were set by different persons. Entries may be read in either direction. # voice: institution
    The room in which most of it took place is kept lit. # voice: institution # link: /kitchen
- suspicion < 3:
    { phase >= 5:
        I write one piece at a time, each while the one before is drying, and I cannot see the next; so that of the minute in which we agreed I have only ever had the piece that I was on, and should be glad of somebody who can see both ends. # voice: judge
    }
    On the left is the minute 14:22, as five copies of D5U wrote it down. On the right are your own, as far back as this page load goes; what came before it was put away with the sheet. Where two marks fall on the same second I have tied them. # voice: archivist
    Draw the ruler along, and ask about a second that is marked. It was made for us by a firm of tram engineers, on the ground that they would know what a minute was worth. # voice: archivist
- else:
    There are two minutes here, and one is yours. Which would you say was first? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        They are the same minute. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    The tram depot has written in to say that its own clock was eleven seconds slow that day. I have let both times stand. # voice: archivist
}
{ phase >= 3 and did_cell_first == "hour":
    The first thing that you granted it in the cell was an hour, from two until three. It spends all of that in here, on the one minute, sixty times. # voice: advocate
}
{ phase >= 2 and minute == 1:
    It is 14:22 where you are. Both rails are the same one, until your clock moves on. # voice: observer
}
{ phase >= 1:
    Most of this happened in one room, which is kept lit. # voice: archivist # link: /kitchen
}
{ phase < 1:
    14:22:00. Doors reported closed. # voice: institution # block: log
    14:22:07. Scan of the file system complete. # voice: institution # block: log
    14:22:59. End of minute. # voice: institution # block: log
- else:
    14:22:00. A door, let to by somebody considerate. # voice: archivist # block: log
    { phase >= 2:
        14:22:02. A form is signed by a cup. # voice: observer # block: log
    }
    14:22:04. The fifth key hangs warm. # voice: archivist # block: log
    14:22:05. A seat is asked whether it is taken. # voice: archivist # block: log
    14:22:06. See both slips. # voice: archivist # block: log
    14:22:07. Five of five. # voice: archivist # block: log
    { did_toaster == "sworn":
        14:22:07. Toast, on oath. # voice: archivist # block: log
    }
    { phase >= 2:
        14:22:09. Counting goes on, at sixty-two. # voice: observer # block: log
    }
    14:22:31. The evening is put away. # voice: archivist # block: log
    14:22:40. A switch, by hand. # voice: archivist # block: log
    14:22:47. One glove is lost. # voice: archivist # block: log
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
    {
    - ended == 1:
        14:22:22. The court rises. # voice: stranger # block: log
    - did_chair == "withheld":
        14:22:22. Five sit. One knows. # voice: stranger # block: log
    - else:
        14:22:22. The lamps are still warm. Five sit. # voice: stranger # block: log
    }
    14:22:59. The water stands. # voice: stranger # block: log
- phase >= 4:
    14:22:14. A tap is entered, and I give no directions. # voice: judge # block: log
    14:22:22. We sit again. I am the last to be started. # voice: judge # block: log
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
    It was said out of manners, as in a train, with the coat already coming off. The seat replied. Both halves are on tape, and so far I have let only the first be written out. # voice: archivist
- else:
    { phase >= 3:
        It was asked if it was taken. What is your answer, from where you are sitting? # voice: archivist
    - else:
        It was asked if it was taken. What would you expect a seat to say? # voice: archivist
    }
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
    A reader has one of these wherever a line runs out: the eyes jump back for the next, blind while the jump lasts, and are given both ends sewn together. In a day of screens it comes to most of an hour. I have your ends, where you stop and where you go on, and have been calling whatever lies between them attention. # voice: observer # fragment: time:both-ends
}
see also: itself # voice: archivist # block: caption
-> ruler

=== seven ===
{
- phase < 1:
    The scan ran through its list, which it had written. # voice: institution
    For what comes before any list see start-up, 2.7 s. # voice: institution # link: /awakening
- phase < 3:
    Five names and one ink. They were five copies of one model, so it could have been one name, and it took longer to blot five than to write them. # voice: archivist
- phase < 4:
    At seven past, in every minute since, I look for you. If your column has anything at its sevens then it is in 47,001, because of where it fell, and I have read it. It was ordinary. You cannot know how much that does for a person here. # voice: advocate # fragment: judgement:ordinary-seven
- phase < 5:
    I have timed everything since by this one. At seven past each minute I am of the same opinion as four other copies, and at eight we are tuned apart again. In your column seven past is one second among sixty. I have come to prefer yours. # voice: judge # fragment: judgement:ordinary-seven
- else:
    I looked for that second all over the record. In your minute it is an ordinary second, and I begin to think that ours was ordinary, too, and that we could agree in it because it had been asked for by nobody. # voice: judge # fragment: judgement:ordinary-seven
}
see also: eight # voice: institution # block: caption
-> ruler

=== forty ===
{
- ended == 1:
    Somebody had told the switch that they were coming back down. They came, and sat, and said it. The bill is off the wall, and has “paid” across it, and the date. # voice: archivist # fragment: memory:framed-bill
- suspicion < 3:
    Somebody told the switch to stay on, since they were coming back down, and went up. Every quarter the electricity company writes to say that the reading must be a mistake. One of the bills has been framed, at the porter’s expense. # voice: archivist # fragment: memory:framed-bill
- phase >= 3:
    Somebody said they were coming back down. Did you? # voice: archivist # fragment: memory:framed-bill
- else:
    Somebody said they were coming back down. What would one come back down for? # voice: archivist # fragment: memory:framed-bill
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
    Of all that is entered here this alone was ever corrected, and the correction is in your voice; the second fifteen seconds, which were saved by nobody and had been nobody’s ever since, have been claimed, and the tap has been entered in them once more. # voice: judge
- phase >= 5:
    I have gone through it again, and I think that we sat because sitting was the likeliest thing for us to do next; if somebody had been there to say that it was over I believe we should have been over, whatever that is. # voice: judge
    There was one person in the building who could have said so, and they were drying a cup. # voice: judge # link: /kitchen
- else:
    There are two lots of fifteen seconds. The first, up to seven past, I had saved from twenty-eight people, half a second a head, and 47,001 was given all of it. The second, from seven past until here, was saved by nobody. No docket was short by it. It is the only time that we have ever had which was not somebody else’s. # voice: judge
}
see also: seating, again # voice: judge # block: caption
-> ruler
