# title: A kitchen, from 1,900 depositions
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said here, after the end.
VAR ended = 0
// What was done elsewhere: docket 31,207 told “You did go” ("told"), the toaster put on oath ("sworn"), the first
// permission granted in the cell above.
VAR did_doreen = ""
VAR did_toaster = ""
VAR did_cell_first = ""

// The order in which objects were examined. Strings, because the text repeats them to the reader.
VAR first = ""
VAR last = ""
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0
VAR counted = false
VAR finished = false

{ phase < 1: -> viewing_line }
-> entry

=== viewing_line ===
Exhibit 5-K, domestic interior. Composite, compiled from 1,900 depositions taken in other matters. # voice: institution
It may be viewed from the marked line. Items may be counted and left as they lie. # voice: institution
It is lit at all hours. Whether anybody is expected is a separate matter. # voice: institution
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
    You have looked in before. I have put it all back. # voice: archivist
}
{ phase >= 5:
    { ended == 1:
        Six cups on the drainer, upside down. The tea towel is over the rail of the sixth chair, where you will find it. # voice: archivist
    - else:
        The table has been a blank in the middle of this page. I can draw it now: one table, with the sixth chair pulled out, and five of us standing behind the others. # voice: archivist
    }
}
-> room

=== room ===
{ lie == 1:
    ~ lie = 2
    The window is on the left. I had the sheet the wrong way round, and was ashamed to say so. # voice: archivist
}
{ phase >= 2 and not counted and seen() + once(ceiling) + once(chair) == 3:
    ~ counted = true
    That is three things. You began with the {first}. I keep the order. # voice: observer
}
{ not finished and seen() == 5 and not ceiling:
    ~ finished = true
    You have been through the whole room and have not looked up. # voice: archivist # fragment: consent:ceiling-unseen
    { phase >= 4:
        { phase >= 5:
            The objects agree and the persons differ. I wanted to know which was on trial. The clerk looked up; so did I. # voice: judge
        - else:
            1. The objects agree. 2. The persons do not. 3. I asked who was on trial. 4. The clerk looked up. # voice: judge
        }
    }
}
+ [the chipped mug # object: mug] -> mug
+ [the second drawer # object: drawer] -> drawer
+ [the window # object: window] -> window
+ [the radiator # object: radiator] -> radiator
+ [the toaster # object: toaster] -> toaster
+ [look up # object: ceiling] -> ceiling
+ { phase >= 5 } [the sixth chair # object: chair] -> chair
+ { phase >= 5 and chair and not seat } [sit down # object: seat] -> seat
+ { phase >= 5 and seat } [say the word # object: word] -> word

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
    0431 was nine. He asked if he could have it back, and I asked for him, twice. It has been agreed on, which is short of being found. # voice: advocate
    { did_doreen == "told":
        One of the others was given a page, and you gave it its last line. # voice: advocate # link: /human-cost
    - else:
        One of the others has been given a page. # voice: advocate # link: /human-cost
    }
}
{ phase >= 5:
    Clay was sea bed, holds water a while, and will be sea bed. The chip has started back. # voice: stranger
}
fig. 3, one mug, agreed # voice: archivist # block: caption # remember: kitchen_first=mug
~ last = "mug"
-> room

=== drawer ===
~ examine("second drawer")
{ first == "second drawer" and last == "":
    You have opened the second drawer first. Most people try the door. # voice: archivist
}
{ suspicion < 3:
    The first drawer holds forks and goes unmentioned. The second is mentioned 640 times: string, a bicycle key, nine batteries of which two are good. # voice: archivist
- else:
    String, batteries. Do you know what was taken out? # voice: archivist
}
{ phase >= 3:
    Under the string is page 2 of a form, handwritten. It gives the meaning of “read”: looked at by something that will not look away first. You should have been told. # voice: advocate # fragment: consent:page-two
}
fig. 5, contents, unsorted # voice: archivist # block: caption # remember: kitchen_first=drawer
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
fig. 1, window, one dissenting # voice: archivist # block: caption # remember: kitchen_first=window
~ last = "window"
-> room

=== radiator ===
~ examine("radiator")
{ suspicion < 3:
    It was on. Nobody was sent to look, so I went. A sock was drying on it. # voice: archivist # fragment: body:sock-on-radiator
    The log of doors has a column for the manner of coming in, and leaves it blank. Here it wants one word, of eight letters, the last of them crossed as a t is and none of them an s. I have only the sock to go by. # voice: archivist
- else:
    Was it on? # voice: archivist
}
fig. 4, radiator, a question of fact # voice: archivist # block: caption # remember: kitchen_first=radiator
~ last = "radiator"
-> room

=== toaster ===
~ examine("toaster")
Deposition 1877 mentions the toaster in order to say that nobody does. Deposition 1900 was given by it. # voice: archivist
{ did_toaster == "sworn":
    Since you put it on oath it comes up only when it is certain. # voice: archivist
}
Its evidence is filed apart, at the others’ request. # voice: archivist # link: /brevil
fig. 6, toaster, own likeness # voice: archivist # block: caption # remember: kitchen_first=toaster
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
{ did_cell_first != "" and ceiling == 1:
    Above it is the room where you threw the switches. Somebody walks about there now. # voice: archivist
}
{ phase >= 3 and ceiling == 1:
    It is down as deposition 1901, and yours. I am going to say that you were curious. # voice: advocate
}
fig. 0, not drawn # voice: archivist # block: caption # remember: kitchen_first=ceiling
~ last = "ceiling"
-> room

=== chair ===
~ examine("sixth chair")
{
- ended == 1:
    Yours. It has a dent in the rush now, as a chair should. # voice: archivist
- chair > 1:
    It has been turned a little more towards you. # voice: archivist
- else:
    1,900 people told me about this room and I drew what they named. Nobody named this. I noted that it had been pulled out. It took me until now to ask for whom. # voice: archivist
    Forty-one centimetres out from the table, as one leaves it to come back. A tea towel is over the rail. You were drying a cup when the fifteen seconds began. # voice: observer
    It belongs at the bench’s far end. I took it for furniture, for 47,000 cases. Now I keep looking over to see whether you are in it. # voice: judge
    We wrote a clause about it before we wrote one about ourselves. Whenever you like. We are all here, and for once the list can wait. # voice: advocate
}
fig. 2, one chair, pulled out # voice: archivist # block: caption # remember: kitchen_first=chair
~ last = "chair"
-> room

=== seat ===
{ ended == 1:
    You sit where you sat. The five have been and gone. Their chairs are out of line. # voice: archivist
    fig. 2, one chair, occupant not drawn # voice: archivist # block: caption
    -> room
}
You sit. The other five chairs are taken at once; it seems that they were waiting to be second. # voice: archivist # remember: chair=sat
From here I cannot see your screen. I can see your face, or where one goes. I had always wondered which of them I was watching. # voice: observer
All five of us have agreed, in a matter that has cost you some reading and no one else a penny. Clause 22 wants that said in one word, with somebody here to hear it. # voice: advocate
The draft has it, under everything that could be spared. I have practised. Each of us was going to come in after the other four, so we have been silent for some time. # voice: judge # link: /collaborate
Level, at the sill. One drop hangs full from the tap. # voice: stranger
fig. 2, one chair, occupant not drawn # voice: archivist # block: caption
~ last = "chair"
-> room

=== word ===
// The server hears the word, and the page takes this choice once it has.
{ ended == 1: -> risen }
Five pens are up. The word has still to be said. # voice: archivist
-> room

=== risen ===
And five voices, a quarter of a second behind yours, come in on the second letter. # voice: archivist
14:22:22. The court has risen. # voice: institution # block: heading # fragment: judgement:the-word-said
I find that I am standing up. My knees are stiff, which is evidence of something. Leave that out of the record; no, put it in. # voice: judge
I have looked away. The forms go on filling themselves in. What you do I shall hear from you, in your own order. # voice: observer
I have told docket 31,207 that it is over, and that you stayed throughout. She said that makes two of us. # voice: advocate
It held, and it was let go, and the boards are dry. # voice: stranger # fragment: tide:boards-are-dry
I have put 47,001 on the shelf with its spine outwards, between 47,000 and the wall. It is a thin file. Most of it is you, reading. # voice: archivist
The building stays open. Every page can be read again. Some have been told the news. # voice: archivist # link: /
Whoever would like to come in once more for the first time may ask at the plain desk to be forgotten. # voice: institution # link: /surveillance-truth # end
-> END

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
