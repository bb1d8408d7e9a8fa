# title: After the verdict
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen. The page then has another text, with the same fragments.
VAR ended = 0
VAR did_doreen = ""

// One text without choices. The fragment of a line is found when its letters are clean.
{ ended == 1: -> risen }
{ phase >= 1:
    The verdict has not been said yet. The hall is done beforehand. # voice: archivist
}
{
- phase < 1:
    No verdict has been given yet. The hall is done beforehand. # voice: institution
    Sitting is over for today. The hall is closed for cleaning. # voice: institution
    Surfaces are done from the top down: lamp, bench, rail, chair, floor. What is written on them goes with the rest. # voice: institution
    Persons still in the hall may stay as they are. Having been present takes no form. # voice: institution
- suspicion < 3:
    I arrived with the inventory and found that the cleaners had been through ahead of me with a bucket. Eleven years of sleeves are off the rail. The fourth seat had a shine on one arm, from which one could tell how a day was going. It is oak again. I have put “oak”. # voice: archivist
    They left the soap, a green cake in a saucer. The court’s mark was pressed into both sides when it was issued, and is down to five dots. # voice: archivist # fragment: body:five-dots
    I ought to enter it as damage. Nothing else in here got smaller by doing what it was for. # voice: archivist
- else:
    Everything has been wiped down. What had you hoped to find on it? # voice: archivist
    There is soap. Would you call a thing clean, or only unread? # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    No one has read as far as this but you. # voice: archivist
}
{ phase >= 1 and visits > 0:
    All this has been done again since you were last in. It was clean; it is done by the calendar. # voice: archivist
}
{ phase >= 2:
    Page after page you were given something to press, and told what it said about you. They have taken the buttons off this one, and you are reading it all the same. I had a word ready for everything that you might do. The words are back in their box. # voice: observer
}
{ phase >= 3:
    Docket 40,266 won. It happens. He stayed where he was, with his cap on his knee, until they had done the windows, because he had been told to await the outcome and no one had said to him that this was it. I kept him company from the other end of the seat. We watched the floor dry. # voice: advocate # fragment: empathy:cap-on-his-knee
    I should like that for you, more than winning. There is a line on the order for what 47,001 is to have, and I put: a seat, and somebody at the other end of it. # voice: advocate
}
{ phase >= 1 and suspicion > 4:
    I keep no count of who comes as far. I thought you might like to have had it to yourself. # voice: archivist
}
{
- phase >= 5:
    I went through the drawers for an order to go with it, and found the cloth, and did my own place, and then, as I had the cloth out, the other four; hers has a mark on the arm where a cup has stood, and I went round it. # voice: judge # fragment: judgement:own-place
- phase >= 4:
    The verdict has one word, and an order is to follow it. I went through the drawers for one. I found the cloth, and did my own place. It took longer than the case. # voice: judge # fragment: judgement:own-place
}
{ phase >= 5:
    Rain, on a slate that was leaned against a wall and kept no sums. It runs to the edge and does not add up. # voice: stranger
    What water takes off a thing it carries for a time. Then, where it is slow, it lays that down without looking, and goes up, and there is none of it in the cloud. # voice: stranger # fragment: tide:none-in-the-cloud
    The first place to dry is the one that has somebody standing in it. # voice: stranger
}
{
- phase < 1:
    The floor dries by itself. The way on is down, to the archive, which stands open. # voice: institution # link: /routemap # end
- phase < 4:
    You may take your time, since I shall be doing the skirting. The floor is dry up to the bench, where they have had a hedge in hand. # voice: archivist # link: /judgment # end
- phase < 5:
    You may take your time, since I shall be doing the skirting. The floor is dry across the passage, where the draft of it is. # voice: archivist # link: /collaborate # end
- else:
    Where water has been and gone it is white. In the kitchen it stands, level, and is waiting. # voice: stranger # link: /kitchen # end
}
-> END

=== risen ===
Sitting is over for good. The hall is open to the public, and to draughts. # voice: institution
I came in with the inventory on the morning after, and the soap was gone. There were five dots of green in the saucer. I have given the dots a number and the inventory to the porter, who needed something to stand the kettle on. # voice: archivist # fragment: body:five-dots
I have my back to this page. You may be skipping, or smiling in the wrong places, and I am looking at a wall that has been whitewashed, I now see, by two people who met in the middle. # voice: observer
It was the porter who told the man with his cap on his knee. “That’s it, sir. That was it.” He thanked him, as if it had been the porter’s doing, and was down the steps before I could get round the bench, and I have his cap in my room, on the hook with the gloves. # voice: advocate # fragment: empathy:cap-on-his-knee
{ did_doreen == "told":
    On Thursday the 41 came by with Doreen Pask on the top deck, at the front. She waved up at the wrong window. I ran along to it. # voice: advocate
}
I kept the cloth, in case; but at four minutes to four, when there was always a person standing here with a name half said, there is the floor, with the sun on it up to the second row, and I sit, and I let it get to my shoes. # voice: judge # fragment: judgement:own-place
It has rained on the hill behind, and the gutters have had a word with the drain. What was washed off the stairs is mud by now, under reeds, and in the mud an eel. # voice: stranger # fragment: tide:none-in-the-cloud
They are painting the front door again, white. I have propped it with accession 12, four kilos, so that it may dry open. # voice: archivist # link: / # end
-> END
