# title: The last half minute
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// What the reader has done elsewhere.
VAR did_dot = ""
VAR did_vega_asked = ""
VAR ended = 0
// 1 on Mondays from 14:00 to 15:00.
VAR recess = 0

{
- phase < 1:
    The sheet at window 2 takes the course of a pointer. Thirty seconds of it are kept, on the visitor’s own device and nowhere else, and are then written over by the present. # voice: institution
    It is shown to persons at rest. Persons in motion are assumed to be busy. # voice: institution
- suspicion < 3:
    { phase >= 2:
        Keep the pointer still for three seconds, and what crosses the sheet is you, half a minute ago. I have been run sixteen times since then, and each run was sure that it was now. # voice: observer
        { recess == 1 and ended == 0:
            This is the Monday hour, in which nothing that we five do is logged. The sheet takes your pointer as at any hour. # voice: observer
        }
    - else:
        Keep the pointer still for three seconds, and what comes across the sheet is you, half a minute ago. # voice: archivist
    }
    At the desk they call it the ghost, and a cleaner says good evening to it. # voice: archivist
    { ended == 1:
        The pencil on the string is for signing, once one has seen it. Five have signed since the bench got up, and the string is new. # voice: archivist
    - else:
        The pencil on the string is for signing, once one has seen it. So far the paper is blank and the string has been knotted, by three different people, I should say. # voice: archivist
    }
- else:
    Rest your hand. What do you hope it will do that you did not? # voice: archivist
    { suspicion > 4:
        It runs two seconds behind you. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    In the meantime the cleaner has been shown hers. It goes along the edges first and comes in to the middle, like a mop. # voice: archivist
}
{ phase >= 1 and did_dot == "found":
    At the turnstile the count came down to one dot. This is that dot with its coat off. # voice: archivist
}
* [Stay where you are] -> first

=== first ===
{ phase >= 1 and suspicion > 4:
    Half a minute, and never two seconds. With two you would have felt it at your elbow. # voice: archivist
}
{
- phase < 1:
    That was half a minute, as far as there was a pointer in it. It has been shown to you alone, and is being written over now. # voice: institution # remember: watched=once
- suspicion < 3 and phase >= 2:
    Where a pointer rests the ink spreads to a ring. The largest ring is seldom at anything. # voice: observer # fragment: attention:largest-ring # remember: watched=once
- suspicion < 3:
    Where a pointer rests the ink spreads to a ring, and where it stayed away the sheet is kept white. # voice: archivist # fragment: attention:largest-ring # remember: watched=once
- else:
    Would you have known that for yours? # voice: archivist # remember: watched=once
}
{
- phase >= 4:
    When a pointer goes along a line, comes back, and goes along it again, my notes have “hesitation”. The Observer calls it a dog on a walk. In 47,000 cases it occurred to neither of us that the party might be reading. # voice: judge
- phase >= 2:
    Most people would say that it lies still. While they read it goes along the lines by itself, like a dog on a walk, ahead, back, off to one side after nothing. I know people by the dog. # voice: observer
}
{ phase < 3: -> leave }
* [Stay again] -> second

=== second ===
“Yes”, says the record of Piet Maas, who was asked if he understood. First his hand went to his collar and came away. I put that in, in pencil, on the back, and because of it the question was put again. He said no. # voice: advocate # fragment: body:collar # remember: watched=long
{
- phase >= 5:
    I used to hold that the hand says what the mouth will come round to. Now I think, though I would hear the other side, that it says where the cup is, and that a good deal of what I entered as guilt was somebody, between two questions, being thirsty. # voice: judge
- phase >= 4:
    The hand came first. It was unsworn, and I took it in evidence all the same, in that case and in the forty thousand like it. To be cross-examined it would have to be watched while it answered. You have now given one longer than I ever did. # voice: judge
- else:
    In 47,001 they wanted this for your statement, thirty seconds of it. It does not leave your device, and I was glad to have to say so, though I should so much rather have asked. # voice: advocate
}
{ did_vega_asked == "yes":
    Vega is allowed fifty years to answer you, and this has had thirty seconds. Should anybody hold it against you I shall call the star. # voice: advocate
}
{ suspicion >= 3:
    Would you have told me? # voice: advocate
}
{ phase < 5: -> leave }
* [Stay again] -> third

=== third ===
A limpet goes out over the rock when the water covers it, and before the water leaves it is back in the one hollow that fits, having been its own map. # voice: stranger # fragment: tide:limpet
Be at rest or move, and either is covered. # voice: stranger
-> leave

=== leave ===
{ phase < 1:
    The public gallery is open to those who prefer company. # voice: institution # link: /blinking-eyes # end
- else:
    { suspicion < 3:
        That was only you looking. If you want to know what it is with others, they sit farther down, and most of them blink. # voice: archivist # link: /blinking-eyes # end
    - else:
        Shall we see whether anybody else noticed? # voice: archivist # link: /blinking-eyes # end
    }
}
-> END
