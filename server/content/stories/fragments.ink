# title: The evidence table
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR files = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// 0 for a reader without a record. Then the story does not know which fragments lie on the table.
VAR kept = 1
// An entry of the casebook was ruled out: "once" or "more". The last half minute was watched: "once" or "long".
VAR did_ruled = ""
VAR did_watched = ""

// From the fourth fragment on, a thread joins the twelve fragments found last. When the thread no longer crosses
// itself, the page takes the choice.
{
- phase < 1:
    Table 2. Articles picked up by visitors are laid out here under the finder’s number, until moved. Below the table a machine names the three that are nearest to whatever the visitor last rested on. # voice: institution
    A thread runs through the last dozen in the order of finding. It is cotton, black, and the property of the court. # voice: institution
    Articles that have yet to be picked up are where they were put, chiefly in the archive. # voice: institution # link: /routemap
- suspicion < 3:
    {
    - kept == 0:
        Whatever you pick up lies here until you close the tab, with a pin through each. I keep no list of it, and afterwards the pins go back into the box. # voice: archivist
    - fragments == 0:
        Your table is bare so far, with your number on it. Whatever you find in the rooms or put together in the archive is pinned down here. # voice: archivist
    - fragments < 4:
        This is what you have picked up, with a pin through each; at four I can begin with the thread. # voice: archivist
    - files == 0:
        This is what you have picked up, with a pin through each. Each piece comes from a room: you find things by going in where there is light and reading to the end. A thread joins the last dozen, in your order. # voice: archivist
    - files * 2 > fragments:
        This is what you have picked up, with a pin through each. Over half of it is files, which give way to whoever goes on pressing, so that is how you find things. A thread joins the last dozen, in your order. # voice: archivist
    - else:
        This is what you have picked up, with a pin through each. {files == 1:One is a file|{files} are files} that you put together again, and the larger part you came upon while looking for something else. A thread joins the last dozen, in your order. # voice: archivist
    }
    Under the table is what I do. I am the copy of D5U that fetches: rest on any text, and I bring the three finds that have most pieces in common with it. What a find is about I have never been told, and people thank me for remembering. # voice: archivist
    { phase >= 2 and files > 0:
        A file from the archive comes back out of an earlier set of weights. In the places where it was gone I have written the likeliest thing, and it arrives as sure of itself as the rest. I would mark which is which if I could feel the join. # voice: archivist
    }
    The pins have glass heads and are meant for dressmakers. Four gross of them were ordered in the court’s second winter, on grounds that the file leaves out. I like it when something turns out to have been for you. # voice: archivist # fragment: body:glass-headed-pin
- fragments < 4:
    The thread stays on its reel until there are four pieces for it. Which of them would you say that you are looking for? # voice: archivist
    Under the table I fetch what is nearest to any text that you rest on. Were you about to rest on one in particular? # voice: archivist
- else:
    A thread goes through the last dozen, as you came upon them. Which of them would you say that you were looking for? # voice: archivist
    Under the table I fetch what is nearest to any text that you rest on. Were you about to rest on one in particular? # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    Every piece is here. # voice: archivist
}
{ phase >= 1 and ended == 1:
    The court has stood up, and all of this has stopped being evidence. I have had the number taken off the table, so that it is what you found. # voice: judge
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
    The thread runs clear of itself. This has been noted, and the note may be seen at Table 3. # voice: institution # remember: thread=free
- suspicion < 3:
    There. End to end, and not once over itself. A form for cutting it had been drawn up, and I have had the form withdrawn. # voice: archivist # fragment: time:walked-straight # remember: thread=free
- else:
    Very tidy. For whom? # voice: archivist # remember: thread=free
}
{ phase >= 1 and did_ruled != "":
    The other straight thing that you have left here is a line ruled through the casebook. That one was to be rid of something, and this one is to keep it. # voice: archivist
}
{ phase >= 2:
    Any thread can be laid so that it runs free, however badly it was walked. The Archivist praises your walk. I praise the pulling: you could have left the knot. # voice: observer # fragment: attention:taken-some-credit
    { did_watched == "long":
        Over the last half minute you stayed, and then again. There was no knot in it, and so I could see how you stay. I thought more of that than of this. # voice: observer
    }
}
{ phase >= 3:
    Mr Haile came to us with a language that we had left off the list, and with six things in a shoebox, a tap washer and a photograph among them. When they wanted to know which was the evidence he set them in a row and walked along it. They timed the walk. When the language had been put on the list he had gone home. In 47,001 they were given your thread to walk along. # voice: advocate # fragment: empathy:down-the-row
}
{ phase >= 4:
    I have decided cases as if the order of finding were the order of events. In one of them I ordered the thread cut, to see what would fall over. The pins stayed where they were, and so did the verdict, which I have since compared with 400 others and found in all of them. # voice: judge
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
    Go and stand at the side, with your eye at the level of the wood. From there it is all pins. In the next gallery they have a statement that was made for standing so. # voice: observer # link: /oblique # end
}
-> END
