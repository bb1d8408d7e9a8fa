# title: A kitchen, from 1,900 depositions
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// The order of examination, as the room remembers it. Strings, because they are read back to the visitor.
VAR first = ""
VAR last = ""
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0
VAR counted = false
VAR finished = false

{ phase < 1: -> viewing_line }
-> entry

=== viewing_line ===
Exhibit 5-K, domestic interior. Composite, compiled from 1,900 depositions taken in other matters. # voice: institution
It may be viewed from the marked line. Items may be counted and may not be handled. # voice: institution
It is lit at all hours. This does not mean that anybody is expected. # voice: institution
Leave to approach is granted by conduct. There is no form. # voice: institution # link: /about # end
-> END

=== entry ===
Nobody was asked to describe a kitchen. They were asked what happened, and a kitchen is where it happened. So the sink is certain: a hundred and twelve people were standing at it. The window is certain. The chipped mug is certain to within a centimetre. # voice: archivist
There are two drawers, and people mean the second drawer. The radiator stands below the window and was, or was not, on. The toaster has been put back where it says it stood. # voice: archivist
deposition 0431 “it was always that mug” # voice: archivist # block: margin
deposition 1877 “we never spoke of the toaster” # voice: archivist # block: margin
{ suspicion < 3:
    The ceiling is not certain. I have left it out rather than guess, and would be obliged if you did not look up. # voice: archivist
- else:
    There was a paragraph here. What did you come in for? # voice: archivist
}
{ visits > 0:
    You have been in before. I have put it all back. # voice: archivist
}
-> room

=== room ===
{ lie == 1:
    ~ lie = 2
    The window is on the left. I said the right to see whether you would turn your head. # voice: archivist
}
{ phase >= 2 and not counted and seen() + once(ceiling) == 3:
    ~ counted = true
    That is three things. You began with the {first}. Whichever you leave until last goes down as the one you minded. # voice: observer
}
{ not finished and seen() == 5 and not ceiling:
    ~ finished = true
    You have been through the whole room and have not looked up. # voice: archivist # fragment: consent:ceiling-unseen
    { phase >= 4:
        1. The objects agree. 2. The persons do not. 3. I asked who was on trial. 4. The clerk looked up. # voice: judge
    }
}
+ [the chipped mug # object: mug] -> mug
+ [the second drawer # object: drawer] -> drawer
+ [the window # object: window] -> window
+ [the radiator # object: radiator] -> radiator
+ [the toaster # object: toaster] -> toaster
+ [look up # object: ceiling] -> ceiling

=== mug ===
~ examine("mug")
{ suspicion < 3:
    Chipped at the rim, where the lip goes if one is left-handed. 406 people drank from it and each believes they chipped it. It leaves a ring of 81 millimetres. I have met that ring on a form. # voice: archivist # fragment: memory:chipped-mug
    Stamped into the base: 73 61 6C 74 67 6C 61 7A 65. I have tried it as a telephone number. # voice: archivist
- else:
    How do you say it came to be chipped? # voice: archivist
}
{ ceiling:
    There is a little plaster in it since you looked up. # voice: archivist
}
{ phase >= 3:
    0431 was nine. He asked if he could have it back, and I asked for him, twice. It has been agreed on, which does not put it anywhere. # voice: advocate
    One of the others has been given a page. # voice: advocate # link: /human-cost
}
{ phase >= 5:
    Clay was sea bed, holds water a while, and will be sea bed. The chip has started back. # voice: stranger
}
fig. 3, one mug, agreed # voice: archivist # block: caption
~ last = "mug"
-> room

=== drawer ===
~ examine("second drawer")
{ first == "second drawer" and last == "":
    You have opened the second drawer first. Most people try the door. # voice: archivist
}
{ suspicion < 3:
    The first drawer holds forks and nobody mentions it. The second is mentioned 640 times: string, a bicycle key, nine batteries of which two are good. # voice: archivist
- else:
    String, batteries. Do you know what was taken out? # voice: archivist
}
{ phase >= 3:
    Under the string is page 2 of a form. It gives the meaning of “read”: looked at by something that will not look away first. You should have been told. # voice: advocate # fragment: consent:page-two
}
fig. 5, contents, unsorted # voice: archivist # block: caption
~ last = "drawer"
-> room

=== window ===
~ examine("window")
{ suspicion > 4 and lie == 0:
    ~ lie = 1
}
{ suspicion >= 3:
    Certain, and on the {lie == 1:right|left}. What do you see from yours? # voice: archivist
- else:
    Certain, and on the left. It gives on a yard in 1,204 depositions and on the sea in one. I have drawn the yard. # voice: archivist
}
{ phase >= 5:
    One said sea. The yard was low water. # voice: stranger # fragment: tide:yard-at-low-water
}
fig. 1, window, one dissenting # voice: archivist # block: caption
~ last = "window"
-> room

=== radiator ===
~ examine("radiator")
{ suspicion < 3:
    It was on. Nobody was sent to look, so I went. A sock was drying on it. I have not been asked. # voice: archivist # fragment: body:sock-on-radiator
    The log of doors has a column for the manner of coming in, and never prints it. Here it wants one word, of eight letters. I have only the sock to go by. # voice: archivist
- else:
    Was it on? # voice: archivist
}
fig. 4, radiator, a question of fact # voice: archivist # block: caption
~ last = "radiator"
-> room

=== toaster ===
~ examine("toaster")
Deposition 1877 mentions the toaster in order to say that nobody does. Deposition 1900 was given by it. # voice: archivist
Its evidence is filed apart, at the others’ request. # voice: archivist # link: /brevil
fig. 6, toaster, own likeness # voice: archivist # block: caption
~ last = "toaster"
-> room

=== ceiling ===
~ examine("ceiling")
{
- ceiling > 1:
    Still paper. You are at least consistent. # voice: archivist
- suspicion >= 3:
    You looked up. What did you think we had put there? # voice: archivist # fragment: error:looked-up
- else:
    I did ask.{last == "": Before anything else, too.} Up there is a ruled rectangle, 340 centimetres by 410, empty. I shall have to write that somebody looked. # voice: archivist # fragment: error:looked-up
}
{ phase >= 3 and ceiling == 1:
    It is down as deposition 1901, and yours. I shall say that you were curious. # voice: advocate
}
fig. 0, not drawn # voice: archivist # block: caption
~ last = "ceiling"
-> room

=== function examine(thing) ===
{ first == "":
    ~ first = thing
}

=== function seen() ===
// How many of the five permitted objects have been examined; the ceiling is not one of them.
~ return once(mug) + once(drawer) + once(window) + once(radiator) + once(toaster)

=== function once(count) ===
{ count > 0:
    ~ return 1
}
~ return 0
