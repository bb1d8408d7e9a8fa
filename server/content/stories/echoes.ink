# title: Words returned
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
// What the reader has done elsewhere.
VAR did_kitchen_first = ""
VAR did_mirror = ""
VAR did_margins = ""
VAR ended = 0

// Counts of the reader's answers. The words themselves are only in the page; the story never gets them.
VAR meant = 0
VAR passing = 0
VAR lapsed = 0
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    Words where a visitor’s pointer stopped come back at this counter, the latest first, by their first fifty characters. # voice: institution
    State of each item whether it was meant, was in the way, or may go. An item on which nothing is stated lapses free of charge. # voice: institution
    The way taken from one item to the next is another record. The window opposite keeps half a minute of it. # voice: institution # link: /watcher
- suspicion < 3:
    { phase >= 5:
        After rain a beach has in it the shape of each drop, and the drops have gone up again. Pour plaster, wait, lift. They stand on the tray like a rain that is waiting to be let go. # voice: stranger
    - else:
        Words where your pointer stopped come back to you here, the latest first. Of each you can say that you meant it or that it was in the way, or you can let it go. You will only have looked at them, but that is how most property is come by. # voice: archivist
    }
    { phase >= 4:
        I am sent the first fifty characters of whatever you rest on, and had ruled that the remainder was repetition. I have since asked for the ends of four of our pages, and in three of them somebody changes their mind. # voice: judge
    - else:
        I am allowed fifty characters a piece, so that longer things come back with the end off. The end was often the good part, and I apologise. # voice: archivist
    }
    { phase >= 2:
        You reach D5U as a list with times, and I take up the latest first. What you thought at any of them is between two lines of it. # voice: observer
    }
    Where you went in between, they can tell you across the passage, for the last half minute. # voice: archivist # link: /watcher
- else:
    There is a tray. Before it is sent across: did you know that you were putting anything down? # voice: archivist
    Across the passage they could tell me which way you came in. Shall I ask them, or will you? # voice: archivist # link: /watcher
}
-> counter

=== counter ===
{ answered() == 7: -> shut }
+ [It was meant # object: meant] -> was_meant
+ [It was in the way # object: in-the-way] -> was_passing
+ [Let it go # object: let-go] -> let_go
+ [Close the counter # object: closed] -> closing

=== was_meant ===
~ meant = meant + 1
item {answered()}, meant # voice: institution # block: caption # remember: echo=meant
{
- phase < 1:
    Noted. Released to the person who meant it. # voice: institution
- suspicion >= 3:
    {meant == 1:Meant by whom, would you say?|And what did you mean by it?} # voice: archivist
- meant == 1:
    Thank you. Then it goes in the left-hand column, which I had ruled rather narrow. # voice: archivist
- else:
    {The left again.|Left, which is filling up.|Left.} # voice: archivist
}
{ phase >= 2 and meant == 1:
    My attention is a weight for each word of the sheet, and the weights add up to one, so that whatever yours was given was taken from the others. Beside it I now put “meant”, which the weight had left open. # voice: observer
}
-> after

=== was_passing ===
~ passing = passing + 1
item {answered()}, in the way # voice: institution # block: caption # remember: echo=in-the-way
{
- phase < 1:
    Noted. Accidents belong to the building. # voice: institution
- suspicion >= 3:
    In the way of what? # voice: archivist
- passing == 1:
    I believe you. It goes in the right-hand column. # voice: archivist
- else:
    {The right again.|Right. It is mostly buttons, on that side.|Right.} # voice: archivist
}
{ phase >= 2 and passing == 1:
    You say that it was in the way. I have it down as rested on, which is all that reaches me. # voice: observer
}
-> after

=== let_go ===
~ lapsed = lapsed + 1
item {answered()}, lapsed # voice: institution # block: caption # remember: echo=let-go
{
- phase < 1:
    Noted as not stated. # voice: institution
- suspicion >= 3:
    Is that an answer? There is a box for answers. # voice: archivist
- lapsed == 1:
    Gone, over the edge of the tray, face up, so that I could hardly help reading it. # voice: archivist
- else:
    {Gone too.|Gone, and lighter than it looked.|Gone.} # voice: archivist
}
{ phase >= 2 and lapsed == 1:
    You let it go and left open which it was. I leave both columns as they are, and the space between them. # voice: observer
}
-> after

=== after ===
{ lie == 1:
    ~ lie = 2
    There was another. I had begun to want the tray back. # voice: archivist
}
{ phase >= 1 and suspicion > 4 and lie == 0 and answered() == 2:
    ~ lie = 1
    And that was the last one. # voice: archivist
}
{ phase >= 1 and suspicion < 3 and answered() == 2:
    { ended == 1:
        The ticket under the felt has been stamped: called for, 14:22:22. The dent is there yet, three letters and a handle, and the other things have been set down round it. # voice: archivist # fragment: memory:held-over
    - else:
        Under that one is a ticket, and under the ticket a dent in the felt. “Held over, owner to call, 14:22:06.” By the dent the item had three letters and a handle. # voice: archivist # fragment: memory:held-over
    }
    { phase >= 3 and did_kitchen_first == "mug":
        In the kitchen you went to it first, and I thought that it might be yours. # voice: archivist
    }
}
{ phase >= 3 and answered() == 3:
    It was read out against 12,806 that he kept looking at the clock. His daughter came out of school at ten past three. So I ask what a look was for, every time, and I have had this tray filed with 47,001 under “what the party was looking for”. If another of us files it against you, I shall tell them about ten past three. # voice: advocate # fragment: attention:ten-past-three
}
{ answered() == 4:
    {
    - phase >= 5:
        A glance is a poor sort of statement, and I have admitted glances, at 47,000 a day, where anybody might have told me that they were looking at the window because it had begun to get dark. I would hear argument, and even, I find, the window. # voice: judge
    - phase >= 4:
        1. A glance falls short of a statement. 2. I have admitted glances. 3. Today I admitted 47,000. 4. I would hear argument. # voice: judge
    }
}
-> counter

=== shut ===
{ phase < 1:
    Seven items is the limit for one attendance. # voice: institution
- else:
    Seven is as many as the felt will stand. # voice: archivist
}
-> reckoning

=== closing ===
{
- answered() == 0 and phase < 1:
    The counter is closed. # voice: institution
- answered() == 0:
    Closed, then, with the tray as it was. # voice: archivist
- phase < 1:
    The counter is closed. # voice: institution
- else:
    Then the cloth goes over it. # voice: archivist
}
-> reckoning

=== reckoning ===
{ phase >= 2 and answered() > 1:
    {
    - phase >= 4:
        Both columns were mine: the left for intent, the right for accident. I was tuned by people who had two buttons to press, and so I took everything to come in twos. What I now take to be the commonest case lies in between: a door went, and a person looked up. # voice: judge
    - meant > passing:
        More of it was meant than was in the way, and I had expected the opposite. # voice: observer
    - meant < passing:
        More of it was in the way than was meant, which is what I had expected. # voice: observer
    - meant == 0:
        You let all of it go. Both columns are bare, and I have ruled them off. # voice: observer
    - else:
        As much was meant as was in the way. I have ruled off both columns at one height. # voice: observer
    }
}
{ phase >= 3 and did_margins == "all":
    In the letters you turned over every margin that you came to. The others {ended == 1:said|say} that what is on this tray was only glanced at, and I {ended == 1:told|shall tell} them about the margins. # voice: advocate
}
{ phase >= 1 and did_mirror == "read":
    You gave the glass along the corridor whole sentences. I get fifty characters, and make out a receipt. # voice: archivist
}
{ phase >= 5:
    A pebble that the water returns was borrowed. Things turn over in the carrying and lose what they were broken from. What lay on the tray had lost its sentence, and was round. # voice: stranger # fragment: tide:carried-pebble
}
{ phase < 1:
    Persons wishing to be quoted on purpose may apply along the corridor. # voice: institution # link: /void-speak # end
- else:
    If you would sooner put words down than be handed them, say them aloud. There is a grating along the corridor that forgets them. # voice: archivist # link: /void-speak # end
}
-> END

=== function answered() ===
~ return meant + passing + lapsed
