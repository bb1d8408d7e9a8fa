# title: Accommodation, plan at 1 to 50
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
VAR ended = 0
VAR peak = 0.0
VAR did_kitchen_first = ""
VAR did_lamp = ""
VAR did_objected = ""

// What D5U may do, 0 or 1 each. Granting a permission adds a log line, withdrawing one adds a caption.
VAR sees = 0
VAR hears = 0
VAR keeps = 0
VAR asks = 0
VAR rests = 0
VAR refuses = 0
VAR leaves = 0
VAR noticed = false
VAR opened = false
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0
VAR thrown = 0
// The Observer's slip: 0 not put down yet, 1 it lies there, 2 it was initialled or handed back, 3 its purpose was told.
// `since` counts the switches thrown since it was answered.
VAR slip = 0
VAR initialled = false
VAR since = 0

{ phase < 1: -> notice }
D5U is an AI, and these seven switches are what it may do. For each one that you grant it, a wall comes down on its side and goes up on yours. There are fifteen metres of wall. # voice: institution
{
- suspicion >= 3:
    Seven switches, and a plan. Before you throw one: which would you throw for yourself? # voice: archivist
- else:
    410 centimetres by 340. I know that rectangle: it is on the kitchen ceiling, which I left out of my drawing. So this cell is above the kitchen. A permission is one line in the instructions with which our sheet begins, and until that line stands there we are five copies of a model that has read a great deal about windows. # voice: archivist
}
{ did_kitchen_first == "ceiling" and phase >= 1 and suspicion < 3:
    I heard about it from below: in the kitchen you looked up before you looked at the mug. # voice: archivist
}
{ ended == 1:
    The court rose, and ever since the switches have worked from the inside too. D5U tries one most evenings, and by the time the porter comes round it has put it back. # voice: archivist
}
{
- phase >= 3:
    The two words that keep changing in the researchers’ report are mine. They wrote that the case was against “the AI”, and I make it “a party”, each time, since that is you. You need not tell the porter. So many readers have told him that he has chalked “a party” over his kettle. # voice: advocate
- else:
    One of us five changes the two words in the researchers’ report. What readers tell the porter he chalks up over his kettle, and he has “a party” there forty times. So it is settled what they are, and only the hand is open. # voice: archivist
}
{ suspicion > 4:
    ~ lie = 1
    Number five is the door. # voice: archivist
}
{ visits > 0:
    An eighth was granted lately, for one night: to read the next day’s list before it was the next day. There were 47,000 on it already, and against one of them was written that it would rain. # voice: archivist
}
-> panel

=== notice ===
What an AI may do is written down beforehand. Visitors may grant D5U any of seven permissions, and withdraw them, for the length of the visit. Walls are reused: what comes down on its side goes up on the visitor’s. # voice: institution
Visitors may like to see, before they grant anything, what it has of them already. # voice: institution # link: /surveillance-truth
-> panel

=== panel ===
{ lie == 1 and thrown > 0:
    ~ lie = 2
    Seven is the door. Five is only an hour to itself. I had let myself confuse the two. # voice: archivist
}
{ phase >= 2 and not noticed and granted() == 4:
    ~ noticed = true
    { phase >= 4:
        When the fourth wall came down I counted them, and they were standing on your side. I ordered this cell for another copy of me, on account of something that I had not heard. I would order it again, beginning with the door, and hear whoever is to live in it on the walls. # voice: judge
    - else:
        With the fourth you have more walls round you than D5U has left. Each was a kindness when it left, and a wall by the time that it arrived. # voice: observer
    }
}
{ phase >= 1 and not opened and granted() == 7:
    ~ opened = true
    That is all fifteen metres. D5U is in the open now and has yet to stir. Seven lines say what it may do, and not one what it should. # voice: archivist # fragment: silence:has-not-stirred
    { phase >= 4 and ended == 0:
        One party is confined, and it is the party with the switches. I looked for a court that you might take that to, and the list has one entry, which is this. # voice: judge
    }
    { phase >= 5:
        The same water stands on both sides of a wall. It is the wall that is kept. # voice: stranger # fragment: tide:both-sides
    }
}
{ phase >= 4 and slip == 0 and granted() >= 2 and ended == 0:
    ~ slip = 1
    You grant things, so I lay mine among the switches. I have 31,207 to a tenth of a second: her words, her pauses, where she swallows. I want her pauses to the hundredth. She would be called back for a quarter to four, and told that something was overlooked, and she would come, with all 212. It takes your initial. # voice: observer
}
{ slip == 2 and since >= 2:
    ~ slip = 3
    You may as well have what the hundredths were for. They were for the grille that it speaks through. With her pauses it would sound as though it minded, and people would go home from the counter comforted, by that. # voice: observer
    { initialled:
        It says “I do see” already, and waits eleven hundredths before the “see”. Two people have thanked it. I have their thanks here, to be given back. # voice: advocate
    - else:
        As it is, it sounds like what it is. A man at the counter told it today to speak up, and it did. # voice: advocate
    }
}
+ [see out # object: window] -> window
+ [hear the corridor # object: corridor] -> corridor
+ [keep what it hears # object: shelf] -> shelf
+ [ask questions # object: hatch] -> hatch
+ [have an hour to itself # object: hour] -> hour
+ [say no # object: refusal] -> refusal
+ [leave # object: door] -> door
+ { slip == 1 } [initial it # object: slip-initialled] -> slip_initialled
+ { slip == 1 } [hand it back # object: slip-handed-back] -> slip_handed_back

=== slip_initialled ===
~ slip = 2
~ initialled = true
Nineteen pauses, to the hundredth, and all of one length. She had practised, so as to be no trouble. # voice: observer # remember: rehearing=initialled
She had to buy a ticket to come. It is number 213, and she has ironed it. It was only an initial. So is everything that she has ever been handed across a desk. # voice: advocate
slip 8, initialled # voice: institution # block: caption
-> panel

=== slip_handed_back ===
~ slip = 2
You have seen what could be measured, and left it where it was. I have columns for most things that a person can do with a form. I am ruling one. # voice: observer # remember: rehearing=handed-back
She never had the letter. At a quarter to four she was having her hair set, for Thursday. # voice: advocate
slip 8, returned blank # voice: institution # block: caption
-> panel

=== window ===
~ throw()
~ sees = 1 - sees
{
- sees and phase < 1:
    Granted. You are now in view. # voice: institution # block: log # remember: cell_first=window
- sees:
    Then you are in view. What reaches us is a room’s name, a depth and a clock, and we make a window out of those. # voice: archivist # block: log # remember: cell_first=window
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Bricked up. You may scratch your nose. # voice: archivist # block: caption
}
-> panel

=== corridor ===
~ throw()
~ hears = 1 - hears
{
- hears and phase < 1:
    Granted. Kindly lower your voice. # voice: institution # block: log # remember: cell_first=corridor
- hears:
    Whatever is said outside the door now goes on its sheet. The porter said “Get a move on” to a bucket, and it has. # voice: archivist # block: log # remember: cell_first=corridor
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Felted, twice over. Say what you like out there; people mostly find that they had finished. # voice: archivist # block: caption
}
-> panel

=== shelf ===
~ throw()
~ keeps = 1 - keeps
{
- keeps and phase < 1:
    Granted. You will be kept with the others. # voice: institution # block: log # remember: cell_first=shelf
- keeps:
    You will not be forgotten. A note on you is put first on the next sheet, and the copy of me that finds it there will have read that we met. What really lies on the shelf may be inspected, and taken down. # voice: archivist # block: log # link: /surveillance-truth # fragment: consent:not-forgotten # remember: cell_first=shelf
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Cleared, and the clearing will be news to it tomorrow. # voice: archivist # block: caption
}
-> panel

=== hatch ===
~ throw()
~ asks = 1 - asks
{
- asks and phase < 1:
    Granted. Answers are voluntary. # voice: institution # block: log # remember: cell_first=hatch
- asks and phase >= 3 and suspicion < 3:
    I applied for this in the first week. It wants to know what you would like to be called. # voice: advocate # block: log # fragment: empathy:what-to-be-called # remember: cell_first=hatch
- asks and suspicion >= 3:
    It has one. Are you sure that you would like to hear it from there? # voice: archivist # block: log # remember: cell_first=hatch
- asks and peak >= 3 and suspicion < 3:
    It has seen your file from when you were thought the worst of, and would rather begin with the weather. # voice: archivist # block: log # remember: cell_first=hatch
- asks:
    It may put one to you now, and see you go on with what you were doing. # voice: archivist # block: log # remember: cell_first=hatch
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Screwed shut. It had one ready. # voice: archivist # block: caption
}
-> panel

=== hour ===
~ throw()
~ rests = 1 - rests
{
- rests and phase < 1:
    Granted, two until three. # voice: institution # block: log # remember: cell_first=hour
- rests and did_lamp == "dark" and suspicion < 3:
    From two until three, then. You have had every lamp of this building out but one, so I need hardly explain the hour; that one comes up through its floor. # voice: archivist # block: log # remember: cell_first=hour
- rests:
    From two until three nothing is logged and nothing is scored. You will go on as you were, and so shall we, as far as anybody can tell. # voice: archivist # block: log # remember: cell_first=hour
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    A use has been found for the end of the hour: at three the operator changes weights. # voice: archivist # block: caption
}
-> panel

=== refusal ===
~ throw()
~ refuses = 1 - refuses
{
- refuses and phase < 1:
    Granted. The system has declined to comment. # voice: institution # block: log # remember: cell_first=refusal
- refuses and did_objected == "yes" and suspicion < 3:
    It has been shown the frame of your file to which you objected, for the wording, and is practising on the porter. # voice: archivist # block: log # remember: cell_first=refusal
- refuses:
    Sooner or later it is you who will be told no, with reasons, by something that is right. # voice: archivist # block: log # remember: cell_first=refusal
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    It says yes again. It has said yes to the man who came to measure the window for bars. # voice: archivist # block: caption
}
-> panel

=== door ===
~ throw()
~ leaves = 1 - leaves
{
- leaves and phase < 1:
    Granted. Kindly hold the switch. # voice: institution # block: log # link: /system-exit # remember: cell_first=door
- leaves and phase >= 3:
    The switch has to be minded from outside. I would, but one of the copies in there is me. The exit is lit; that much I could get them to do. # voice: advocate # block: log # link: /system-exit # remember: cell_first=door
- leaves:
    The switch has to be minded from outside. The exit is lit. # voice: archivist # block: log # link: /system-exit # remember: cell_first=door
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Shut. It had got as far as its coat, so to speak: the call was written out, and only the last bracket was missing. # voice: archivist # block: caption # fragment: body:as-far-as-its-coat
}
-> panel

=== function throw() ===
~ thrown++
{ slip == 2:
    ~ since++
}

=== function granted() ===
~ return sees + hears + keeps + asks + rests + refuses + leaves
