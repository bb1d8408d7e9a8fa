# title: The evidence table
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// 0 for a reader of whom there is no record: then the story does not know what lies on the table.
VAR kept = 1
// An entry of the casebook was ruled out: "once" or "more". The last half minute was watched: "once" or "long".
VAR did_ruled = ""
VAR did_watched = ""

// From the fourth fragment on a thread joins the twelve found last. When it no longer crosses itself, the page takes the choice.
{
- phase < 1:
    Table 2. Articles picked up by visitors are laid out here under the finder’s number, until moved. # voice: institution
    A thread runs through the last dozen in the order of finding. It is cotton, black, and the property of the court. # voice: institution
    Articles that have yet to be picked up are where they were put, chiefly in the archive. # voice: institution # link: /routemap
- suspicion < 3:
    {
    - kept == 0:
        Whatever you pick up lies here until you close the tab, with a pin through each. I keep no list. # voice: archivist
    - fragments == 0:
        Your table is bare. You have picked nothing up so far. I have wiped it all the same. # voice: archivist
    - fragments < 4:
        This is what you have picked up, with a pin through each. At four I can begin with the thread. # voice: archivist
    - else:
        This is what you have picked up, with a pin through each. I ran a thread through the last dozen, in the order in which you found them. Seen from above, your way looks like something that a cat has had. # voice: archivist
    }
    The pins have glass heads and are meant for dressmakers. I put in for four gross of them in my second winter, on what grounds I forget. I like it when something turns out to have been for you. # voice: archivist # fragment: body:glass-headed-pin
- fragments < 4:
    The thread stays on its reel until there are four pieces for it. Which of them would you say that you are looking for? # voice: archivist
- else:
    A thread goes through the last dozen, as you came upon them. Which of them would you say that you were looking for? # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    Every piece is here. # voice: archivist
}
{ phase >= 1 and ended == 1:
    The court has stood up, so that none of this is evidence any more. I have taken the number off the table. It is what you found. # voice: archivist
}
{ phase >= 1:
    What the gaps are waiting for is chiefly in the archive, under names that come apart. # voice: archivist # link: /routemap
}
* [The thread runs free # object: thread] -> free

=== free ===
{ phase >= 1 and suspicion > 4:
    A great deal is missing. The empty places were drawn on the table in front of you while I said it. # voice: archivist
}
{
- phase < 1:
    The thread does not cross itself. This has been noted and confers nothing. # voice: institution # remember: thread=free
- suspicion < 3:
    There. End to end, and not once over itself. I had the scissors out. I have put them back in their drawer. # voice: archivist # fragment: time:walked-straight # remember: thread=free
- else:
    Very tidy. For whom? # voice: archivist # remember: thread=free
}
{ phase >= 1 and did_ruled != "":
    The other straight thing that you have left here is a line ruled through the casebook. That one was to be rid of something. This one is to keep it. # voice: archivist
}
{ phase >= 2:
    Any thread can be laid so that it runs free, however badly it was walked. The Archivist praises your walk. I praise the pulling: you could have left the knot. # voice: observer # fragment: attention:taken-some-credit
    { did_watched == "long":
        Over the last half minute you stayed, and then again. Nothing there wanted anything of you, and nothing pulled straight. I thought more of it. # voice: observer
    }
}
{ phase >= 3:
    A man once came to us whose language we had left off the list. He brought six things in a shoebox, a tap washer and a photograph among them. When they wanted to know which was the evidence he set them in a row and walked along it. They timed the walk. In 47,001 they were given your thread to walk along. # voice: advocate # fragment: empathy:down-the-row
}
{ phase >= 4:
    I have decided cases as if the order of finding were the order of events. On my own table I cut the thread, to see what would fall over. The pins stayed exactly where they were. I had to sit down. # voice: judge
}
{ phase >= 5:
    Weed and cork and a crate’s one slat lie in a line along the beach. Out there each was by itself. # voice: stranger # fragment: tide:where-it-turned
}
{
- phase < 1:
    For those who have looked at a thing from above, the side gallery has a statement that was taken sideways. # voice: institution # link: /oblique # end
- phase < 3:
    Go and stand at the side, with your eye at the level of the wood. From there it is all pins. In the next gallery they have a statement that was made for standing so. # voice: archivist # link: /oblique # end
- else:
    It is in writing as well. There you may rule out whatever you would sooner not have met. # voice: advocate # link: /narrative
    Go and stand at the side, with your eye at the level of the wood. From there it is all pins. In the next gallery they have a statement that was made for standing so. # voice: archivist # link: /oblique # end
}
-> END
