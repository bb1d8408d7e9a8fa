# title: The last half minute
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

{
- phase < 1:
    The sheet at window 2 takes the course of a pointer. Thirty seconds of it are kept, on the visitor’s own device and nowhere else, and are then written over by the present. # voice: institution
    It is shown to persons at rest. Persons in motion are assumed to be busy. # voice: institution
- suspicion < 3:
    There is a pencil on a string, to sign with when one has seen it. Nobody has signed. The string has been chewed, by more than one person, I should say. # voice: archivist
    What will come across the sheet is no ghost, and I wish they would not use the word at the desk. It is you, half a minute ago. Nearer than that one cannot be seen by oneself without a mirror, and mirrors are late as well. # voice: archivist
- else:
    Rest your hand. What do you hope it will do that you did not? # voice: archivist
    { suspicion > 4:
        It runs two seconds behind you. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    The sheet is clean. So it was the other time, until you came in. # voice: archivist
}
* [Stay where you are] -> first

=== first ===
{ phase >= 1 and suspicion > 4:
    Half a minute, and never two seconds. With two you would have felt it at your elbow. # voice: archivist
}
{
- phase < 1:
    That was the pointer. It is not held against anybody, there being nobody at the counter to hold it. # voice: institution
- suspicion < 3:
    The rings are where it rested. I let the pen stand while the hand did, and ink spreads. The largest is seldom at anything. # voice: archivist # fragment: attention:largest-ring
- else:
    Do you remember making that? # voice: archivist
}
{ phase >= 2:
    You would have said that it lay still. While you read it goes along the lines by itself, like a dog on a walk, ahead, back, off to one side after nothing. You have stayed where you were, so as not to frighten it. # voice: observer
}
{ phase < 3: -> leave }
* [Stay again] -> second

=== second ===
“Yes”, says the record of 22,190, who was asked if he understood. First his hand went to his collar and came away. 1.84 seconds have no room in them for a collar. I entered it that night, in pencil, on the back. # voice: advocate # fragment: body:collar
Nobody has taken a statement from you in 47,001. They have this instead, each half minute, until the next is laid over it. I should so much rather have asked. # voice: advocate
{ suspicion >= 3:
    Would you have told me? # voice: advocate
}
{ phase >= 4:
    1. The hand came first. 2. The hand was not sworn. 3. I took it in evidence. 4. To cross-examine it one would have to watch it answer. # voice: judge
}
{ phase < 5: -> leave }
* [Stay again] -> third

=== third ===
A limpet goes out over the rock when the water covers it, and before the water leaves it is back in the one hollow that fits. Nothing has kept the way. The hollow is the way, worn in. # voice: stranger # fragment: tide:limpet
Be at rest or move. Either is covered. # voice: stranger
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
