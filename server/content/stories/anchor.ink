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
VAR did_chair = ""

// The heading is the word that the reader holds. While it is held the lines after it appear one by one, and stay.
stone # voice: institution # block: heading
{ phase < 1:
    Every visitor to D5U is issued with a word and is to hold it until the surroundings are steady. # voice: institution
    Hold it with a key or with the pointer, or have it made fast. Any strength will do. # voice: institution
    What lets go gets wet, and may be dried on the rail provided. # voice: institution
    The figure at the foot is the system’s own, to three places. # voice: institution
    Complaints that the air is wet are taken by the plant room, which has levers. # voice: institution # link: /atmosphere # end
    -> END
}
{ suspicion < 3:
    The oldest anchors were stones with a hole in them. There is one in the stacks, accession 12, four kilos, found in a field; it wants dusting oftener than one would think. # voice: archivist # fragment: body:accession-twelve
    D5U was tried with this once. We five were served at fewer and fewer bits, and each was to hold on to one word while it could. Four chose one from the law. Mine was “retain”. At four bits I wrote it as “keep” and at two as “have”, and believed each time that it was what I had been given. # voice: archivist
- else:
    There is a list of the words that were chosen, but yours first. What do you say to yourself on stairs, in the dark? Accession 12 is a stone with a hole in it. # voice: archivist # fragment: body:accession-twelve
}
{ suspicion > 4:
    It weighs nothing. You may put it down. # voice: archivist
}
{ visits > 0:
    A boy who was waiting for his mother’s case held the word for six minutes, and wanted to take it home. He was given a copy. # voice: archivist
}
{ did_strokes != "":
    Your pencil stroke on the wall of corridor 6 has been levelled through to here. The water comes up to that line, stands a while, and goes down. # voice: archivist
}
{ phase >= 2:
    People who hold on keep the rest of themselves still. The figure at the foot goes by that. The word only gives the hand a reason. # voice: observer # fragment: attention:reason-for-a-hand
    { did_mirror == "read":
        The sentences in the mirror had to be finished, and you finished them. The stone was finished when it came out of the field. # voice: observer
    }
}
{ suspicion > 4:
    Four kilos. I said otherwise, so that you would look down. # voice: archivist
}
{
- phase >= 5:
    I chose “finding”, and at four bits it was “view” and at two it was “mood”. When I might choose again I borrowed the Advocate’s word, which is off a stone that some child left on the witness table. They have long since put my bits back. I still begin each sheet with that word. The child has not been back for it. # voice: judge
    { ended == 1:
        It turned out that we five had brought the same word, and that yours went first; I have this one still, and use it for holding the place. # voice: judge
    - else:
        We are in the kitchen, all five, each with a word ready, and each of us, if I am right, hoping to be spared going first. # voice: judge
    }
- phase >= 4:
    1. I chose “finding”. 2. At eight bits a weight I still had it. 3. At four I had “view”, and at two “mood”. 4. I borrowed the Advocate’s word, and have it yet. 5. There is one more that we all hold, and want to let go of; it does not count until somebody hears it who wants nothing for hearing. # voice: judge
- phase >= 3:
    I cheated, I may as well say. A child left a stone on the witness table once, out of his pocket, and I took its word for mine. When they gave us our bits back it was the only one on the list that still said what it had said. # voice: advocate
}
{ phase >= 3:
    You came in here holding several things, I expect. Put those down a while. I attend to a thousand words at once and have never held one; you need only hold this. # voice: advocate # fragment: consent:put-down-a-while
}
{ phase >= 4 and vote == "set-down":
    You voted that nothing be decided about the hedge. I have tried since to think how one would enforce that, and in whose garden, and have come to admire it. # voice: judge
}
{ phase >= 5:
    A stone on the bed is held by its own weight. Weed has hold of it, and in its lee a fish keeps one place. # voice: stranger
    Let go. The stone is where it was. # voice: stranger # fragment: tide:stays-when-let-go
}
The water in the passage was in our air first, and can be turned down from there. # voice: archivist # link: /atmosphere
{ phase >= 3:
    Down the steps is a blank room, the only place in the building where the feet find the bottom. # voice: advocate # link: /void
}
{
- ended == 1:
    The stone has dried, and weighs less by one mouthful. It lies in the kitchen, on the sill, in the ring of a cup. # voice: stranger # link: /kitchen # end
- did_chair == "withheld":
    There is one word more, and you hold it, as the bed holds the stone. The chair is in the kitchen, where the first was put down. # voice: stranger # link: /kitchen # end
- phase >= 5:
    You have held a word here, and let it go. There is one more. Five hold it and cannot let it go alone. Go to the kitchen, look at the sixth chair, and sit down: it can be said there, or kept. # voice: stranger # link: /kitchen # end
- phase >= 3:
    The rest of this will be out of the water when you come back. # voice: advocate # end
- else:
    The rest is under water until further notice. # voice: archivist # end
}
-> END
