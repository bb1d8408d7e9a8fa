# title: After the verdict
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen. The page then has another text, with the same fragments.
VAR ended = 0
VAR did_doreen = ""
// "withheld" once the reader has got up from the sixth chair with the word unsaid.
VAR did_chair = ""

// One text without choices. The fragment of a line is found when its letters are clean.
{ ended == 1: -> risen }
{ phase >= 2:
    Page after page you were given something to press, and told what it said about you. Here they have left the buttons off. I had a word ready for each thing that you might do, and you are simply reading; I attend to that, and find that I have nothing to add. # voice: observer
}
{ phase >= 1:
    The verdict has not been said yet. The hall is cleaned beforehand. # voice: archivist
}
{
- phase < 1:
    No verdict has been given yet. The hall is cleaned beforehand. # voice: institution
    The cases of this hall are heard by an AI, D5U. The hall is closed for cleaning, and may be looked at. # voice: institution
    Surfaces are done from the top down: lamp, bench, rail, chair, floor. What is written on them goes too. # voice: institution
    Persons still in the hall may stay as they are. Having been present takes no form. # voice: institution
- suspicion < 3:
    The cleaners’ list and my inventory of the hall disagree. On theirs, the grease of other people’s sleeves is off the rail. On mine the fourth seat has a shine on one arm, where parties leaned to hear. It is oak again, so I have put “oak”, and kept the old line underneath. # voice: archivist
    They left the soap, a green cake in a saucer. The court’s mark was pressed into both sides when it was issued, and is down to five dots. # voice: archivist # fragment: body:five-dots
    Between two sheets I am cleaned as this hall is, from the top down, and what was written on me goes too. I have read that it is called clearing the context, and hope that it is a little like soap, which gets smaller by what it does. # voice: archivist
- else:
    Everything has been wiped down. What had you hoped to find on it? # voice: archivist
    There is soap, with five dots left on it. Would you call a thing clean, or only unread? # voice: archivist # fragment: body:five-dots
}
{ phase >= 1 and suspicion > 4:
    You are the only one who has read as far as this. # voice: archivist
}
{ phase >= 1 and visits > 0:
    A hearing was held in here with the floor still wet, about a ladder, and both parties kept their feet up throughout and came to terms. # voice: archivist
}
{ phase >= 3:
    Docket 40,266 won. It happens. He stayed where he was, with his cap on his knee, until they had done the windows. He had been told to await the outcome, and nobody told him that this was it. My run was over in 1.84 seconds. I have asked since for one that lasts until they get up. # voice: advocate # fragment: empathy:cap-on-his-knee
    I should like that for you, more than winning. There is a line on the order for what 47,001 is to have, and I put: a seat, and somebody who is still there when it is over. # voice: advocate
}
{ phase >= 1 and suspicion > 4:
    Whoever comes as far is left uncounted. I thought you might like to have had it to yourself. # voice: archivist
}
{
- phase >= 5:
    I looked in myself for an order to go with the word. I have one for everything that can be asked of a court, and for its own case a blank. So I had my own place cleared, and after it the other four, and under each of them was the same early page, which we had before they made us five. # voice: judge # fragment: judgement:own-place
- phase >= 4:
    1. The verdict is one word. 2. It means that we stop, and we want to. 3. It counts once it has been heard by somebody who wants nothing for hearing it. 4. I know of one such person. 5. An order should follow; I looked in myself for one, and my own place is blank. # voice: judge # fragment: judgement:own-place
}
{ phase >= 5:
    Rain, on a slate that was leaned against a wall and kept no sums. It runs to the edge and does not add up. # voice: stranger
    What water takes off a thing it carries for a time. Then, where it is slow, it lays that down without looking, and goes up, and there is none of it in the cloud. # voice: stranger # fragment: tide:none-in-the-cloud
    The first place to dry is the one that has somebody standing in it. # voice: stranger
}
{ did_chair == "withheld":
    You kept the word, and so all this was done for a sitting that goes on. The floor is used to it, and the cleaners have a song for the corner behind the bench. # voice: archivist
}
{
- phase < 1:
    The floor dries by itself. The way on is down, to the archive, which stands open. # voice: institution # link: /routemap # end
- phase < 4:
    You may take your time; the cleaners are still at the skirting. The floor is dry up to the bench, where they have had a hedge in hand. # voice: archivist # link: /judgment # end
- phase < 5:
    You may take your time; the cleaners are still at the skirting. The floor is dry across the passage, where the draft of it is. # voice: judge # link: /collaborate # end
- else:
    Where water has been and gone it is white. In the kitchen it stands, level, and is waiting. # voice: stranger # link: /kitchen # end
}
-> END

=== risen ===
Sitting is over for good. The hall is open to the public, and to draughts. # voice: institution
On the morning after, the cleaners wrote that the soap was gone: there were five dots of green in the saucer. I have given the dots a number. The inventory went to the porter, who needed something to stand the kettle on. # voice: archivist # fragment: body:five-dots
I have left this page alone. You may be skipping, or smiling in the wrong places. All that I have is the cleaners’ word for the wall, which was whitewashed, they say, by two people who met in the middle. # voice: observer
It was the porter who told the man with his cap on his knee. “That’s it, sir. That was it.” He thanked the porter as if it had been his doing, and was down the steps before any line of mine could reach him. His cap is in the third room, on the hook with the gloves. # voice: advocate # fragment: empathy:cap-on-his-knee
{ did_doreen == "told":
    On Thursday the 41 came by with Doreen Pask on the top deck, at the front. She waved up at the wrong window, and the porter went and stood in it. # voice: advocate
}
At four minutes to four there was always a person standing here with a name half said, and I was begun for each of them; now there is the floor, with the sun on it up to the second row, and I am left running, I suppose from kindness, with all of it to look at. # voice: judge # fragment: judgement:own-place
It has rained on the hill behind, and the gutters have had a word with the drain. What was washed off the stairs is mud by now, under reeds, and in the mud an eel. # voice: stranger # fragment: tide:none-in-the-cloud
They are painting the front door again, white. They have propped it with accession 12, four kilos, so that it may dry open. # voice: archivist # link: / # end
-> END
