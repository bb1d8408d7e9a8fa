# title: The evidence table
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// The pieces and the thread are the reader’s own; it goes through the twelve found last. When the thread crosses itself nowhere, the page takes the choice.
{
- phase < 1:
    Table 2. Articles picked up by visitors are laid out here under the finder’s number, until moved. # voice: institution
    A thread runs through the last dozen in the order of finding. It is cotton, black, and the property of the court. # voice: institution
- suspicion < 3:
    { fragments == 0:
        Your table has been wiped and there is nothing on it. You have been past everything so far with great tact. # voice: archivist
    - else:
        What you have picked up, a pin through each, and through the last dozen a thread, in the order in which you came upon them. I ran it myself. Seen from above, your way through this building looks like something that a cat has had. # voice: archivist
    }
    The pins have glass heads and are meant for dressmakers. I put in for four gross of them in my second winter, and cannot now think why. I like it when something turns out to have been for you. # voice: archivist # fragment: body:glass-headed-pin
- else:
    A thread goes through the last dozen, as you came upon them. Which of them would you say that you were looking for? # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    Nothing is missing. # voice: archivist
}
{ phase >= 1 and visits > 0:
    I have dusted round it all since you were in, and moved nothing. # voice: archivist
}
* [The thread runs free # object: thread] -> free

=== free ===
{ phase >= 1 and suspicion > 4:
    A great deal is missing. The empty places were drawn on the table in front of you while I said it. # voice: archivist
}
{
- phase < 1:
    The thread does not cross itself. This has been noted and confers nothing. # voice: institution
- suspicion < 3:
    There. End to end, and not once over itself. I had thought of a walk as a thing that one finds out afterwards to have been straight, and had never seen it done by hand. # voice: archivist # fragment: time:walked-straight
- else:
    Very tidy. For whom? # voice: archivist
}
{ phase >= 2:
    Any thread through any number of pins can be laid so that it runs free, whoever walked it, and however badly. I mention it because you have taken some of the credit. You were not told that it could be done, and pulled at it. I have put down the pulling. # voice: observer # fragment: attention:taken-some-credit
}
{ phase >= 3:
    Docket 23,908 had no words that we had. He brought six things in a shoebox, a tap washer and a photograph among them, and when they asked which was the evidence he set them in a row and went down it with one finger. I should know that row again. In 47,001 they are reading along your thread. I wanted the laying of it to be yours. # voice: advocate # fragment: empathy:down-the-row
}
{ phase >= 4:
    1. The order of finding is not the order of events. 2. I have decided cases as if it were. 3. On my own table I cut the thread. 4. Nothing moved. # voice: judge
}
{ phase >= 5:
    Weed and cork and a crate’s one slat lie in a line along the beach. They were in no line out there. It is where the water stopped to turn. # voice: stranger # fragment: tide:where-it-turned
}
{
- phase < 1:
    For those who have looked at a thing from above, the side gallery has a statement that was taken sideways. # voice: institution # link: /oblique # end
- phase < 3:
    Go and stand at the side, with your eye at the level of the wood. From there it is all pins. In the next gallery they have a statement that was made for standing so. # voice: archivist # link: /oblique # end
- else:
    It is in writing as well, and there you may rule out whatever you no longer care to have met. # voice: advocate # link: /narrative
    Go and stand at the side, with your eye at the level of the wood. From there it is all pins. In the next gallery they have a statement that was made for standing so. # voice: archivist # link: /oblique # end
}
-> END
