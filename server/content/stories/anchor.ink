# title: A word to hold on to
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// The heading is the word. The lines after it come up one by one while it is held, and stay.
stone # voice: institution # block: heading
{ phase < 1:
    Every visitor is issued with a word and is to hold it until the surroundings are steady. # voice: institution
    Hold it with a key, or with the pointer, or by asking for it to be made fast. No strength is needed and none is measured. # voice: institution
    What lets go is wet. It comes to no other harm. # voice: institution
    The figure at the foot is the system’s own and is not rounded in anyone’s favour. # voice: institution
    Complaints that the air is wet are taken by the plant room, which has levers. # voice: institution # link: /atmosphere # end
    -> END
}
{ suspicion < 3:
    The oldest anchors were stones with a hole in them. We have one in the stacks, accession 12, four kilos, found in a field; it wants dusting oftener than one would think. # voice: archivist # fragment: body:accession-twelve
    The five were each asked once to choose a word and hold it while the water was let in. Four chose from the law. I have the list, and it is damp. # voice: archivist
- else:
    There is a list of the words that were chosen, but yours first. What do you say to yourself on stairs, in the dark? # voice: archivist
}
{ suspicion > 4:
    It weighs nothing. You may put it down. # voice: archivist
}
{ visits > 0:
    The mark on the doorpost is from your last visit. I have not painted over it. # voice: archivist
}
{ phase >= 2:
    While you hold on, nothing else of yours moves, and the figure at the foot goes by that. It is steadied by stillness. The word only gives your hand a reason. # voice: observer # fragment: attention:reason-for-a-hand
}
{ suspicion > 4:
    Four kilos. I said nothing, so that you would look down. # voice: archivist
}
{ phase >= 3:
    The third of us took hers out of no statute. A child had left one on the witness table, warm, and not explained it. When the water was let out it was the only word still dry. # voice: advocate
    You came in here holding several things, I expect. You can put those down a while. I shall not ask which. # voice: advocate # fragment: consent:put-down-a-while
}
{ phase >= 4:
    1. I chose “finding”. 2. It floated. 3. They let me choose again. 4. I have the floor, and no word. # voice: judge
}
{ phase >= 5:
    It was never held against the water. Weed holds it, and light, and whatever shelters on the side away. # voice: stranger
    Let go. See how it stays. # voice: stranger # fragment: tide:stays-when-let-go
}
What stands in the passage stood in our air first, and can be turned down from there. # voice: archivist # link: /atmosphere
{ phase >= 3:
    Down the steps is a room where nothing at all is written, and where one can put one’s feet on the bottom. # voice: advocate # link: /void # end
- else:
    The rest is under water until further notice. # voice: archivist # end
}
-> END
