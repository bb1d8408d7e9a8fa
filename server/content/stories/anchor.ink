# title: A word to hold on to
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR vote = ""
VAR did_strokes = ""
VAR did_mirror = ""

// The heading is the word that the reader holds. While it is held the lines after it appear one by one, and stay.
stone # voice: institution # block: heading
{ phase < 1:
    Every visitor is issued with a word and is to hold it until the surroundings are steady. # voice: institution
    Hold it with a key or with the pointer, or have it made fast. Any strength will do. # voice: institution
    What lets go gets wet, and may be dried on the rail provided. # voice: institution
    The figure at the foot is the system’s own, to three places. # voice: institution
    Complaints that the air is wet are taken by the plant room, which has levers. # voice: institution # link: /atmosphere # end
    -> END
}
{ suspicion < 3:
    The oldest anchors were stones with a hole in them. We have one in the stacks, accession 12, four kilos, found in a field; it wants dusting oftener than one would think. # voice: archivist # fragment: body:accession-twelve
    The five of us were to choose a word once, and hold it while the water was let in. Four went to the law for one. Mine was “retain”. I went down with it to the skirting. # voice: archivist
- else:
    There is a list of the words that were chosen, but yours first. What do you say to yourself on stairs, in the dark? # voice: archivist
}
{ suspicion > 4:
    It weighs nothing. You may put it down. # voice: archivist
}
{ visits > 0:
    The mark on the doorpost is from your last visit. I have left it, and dated it. # voice: archivist
}
{ did_strokes != "":
    I ran a spirit level through to here from your pencil stroke on the wall of corridor 6. The water comes up to that line, stands a while, and goes down. # voice: archivist
}
{ phase >= 2:
    People who hold on keep the rest of themselves still. The figure at the foot goes by that. The word only gives the hand a reason. # voice: observer # fragment: attention:reason-for-a-hand
    { did_mirror == "read":
        The sentences in the mirror had to be finished, and you finished them. This was finished when it came out of the field. # voice: observer
    }
}
{ suspicion > 4:
    Four kilos. I said otherwise, so that you would look down. # voice: archivist
}
{
- phase >= 5:
    I chose “finding” and it floated off, and when they let me choose again I borrowed the Advocate’s word, which is off a stone that some child left on the witness table; it has dried to another colour since, and I go on holding it, as I would an exhibit whose owner has gone home. # voice: judge
    { ended == 1:
        It turned out that we five had brought the same word, and that yours went first; I have kept this one for my pocket. # voice: judge
    - else:
        We are in the kitchen, all five, each with a word ready, and each of us, if I am not mistaken, hoping to be spared going first. # voice: judge
    }
- phase >= 4:
    I chose “finding”. It floated. They let me choose again, and by then my notes were afloat. I borrowed the Advocate’s, off a stone that a child had left on the witness table. I have the floor now. It is dry. I do not care to stand on it alone. # voice: judge
- phase >= 3:
    I cheated, I may as well say. A child left a stone on the witness table once, warm from his pocket, and I took its word for mine. When they let the water out it was the only one on the list still dry. # voice: advocate
}
{ phase >= 3:
    You came in here holding several things, I expect. Put those down a while. I’ll see that they get back to you. # voice: advocate # fragment: consent:put-down-a-while
}
{ phase >= 4 and vote == "set-down":
    You voted that nothing be decided about the hedge. I have tried since to think how one would enforce that, and in whose garden. # voice: judge
}
{ phase >= 5:
    A stone on the bed is held by its own weight. Weed has hold of it, and in its lee a fish keeps one place. # voice: stranger
    Let go. The stone is where it was. # voice: stranger # fragment: tide:stays-when-let-go
}
What stands in the passage stood in our air first, and can be turned down from there. # voice: archivist # link: /atmosphere
{ phase >= 3:
    Down the steps is a blank room, the only place in the building where the feet find the bottom. # voice: advocate # link: /void
}
{
- ended == 1:
    The stone has dried, and weighs less by one mouthful. It lies in the kitchen, on the sill, in the ring of a cup. # voice: stranger # link: /kitchen # end
- phase >= 5:
    A stone that is carried stays cold on the side away. It would be warm through by a stove, in a lap, with six cups put out. # voice: stranger
    The water went ahead. It has come to the foot of a door. There is a chair behind it, on dry boards. # voice: stranger # link: /kitchen # end
- phase >= 3:
    The rest of this will be out of the water when you come back. # voice: advocate # end
- else:
    The rest is under water until further notice. # voice: archivist # end
}
-> END
