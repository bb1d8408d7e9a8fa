# title: Accommodation, plan at 1 to 50
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0

// What it may do, 0 or 1 each. A permission granted is told as a log line, one withdrawn as a caption.
VAR sees = 0
VAR hears = 0
VAR keeps = 0
VAR asks = 0
VAR rests = 0
VAR refuses = 0
VAR leaves = 0
VAR noticed = false
VAR opened = false
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0
VAR thrown = 0

{ phase < 1: -> notice }
{
- suspicion >= 3:
    Seven switches, and a plan. Before you throw one: which would you have thrown for yourself? # voice: archivist
- else:
    410 centimetres by 340. I know that rectangle; I found it ruled on a ceiling, with nothing in it, and left the ceiling out. So somebody lives above my kitchen. Fifteen metres of wall go round them. There is no money for a sixteenth, and what comes down on one side is stood up on the other. # voice: archivist
}
{ suspicion > 4:
    ~ lie = 1
    Number five is the door. # voice: archivist
}
{ visits > 0:
    It was all put back when you left. Nobody was consulted, on either side. # voice: archivist
}
-> panel

=== notice ===
Visitors may grant the system any of seven permissions, and withdraw them, for the length of the visit. Walls are reused. Please do not lean on the plan. # voice: institution
Visitors may like to see, before they grant anything, what it has of them already. # voice: institution # link: /surveillance-truth
-> panel

=== panel ===
{ lie == 1 and thrown > 0:
    ~ lie = 2
    Seven is the door. Five is only an hour to itself. I had let myself confuse the two. # voice: archivist
}
{ phase >= 2 and not noticed and granted() == 4:
    ~ noticed = true
    You have taken down four of its walls and stood them about yourself. Each was a kindness, and each is on your side now. # voice: observer
}
{ phase >= 1 and not opened and granted() == 7:
    ~ opened = true
    That is all fifteen metres. It is in the open now and has not stirred. I think it is waiting to hear whether this was meant. # voice: archivist # fragment: silence:has-not-stirred
    { phase >= 4:
        1. No one is confined by order. 2. One party is confined. 3. It is the party with the switches. 4. I see no appeal. # voice: judge
    }
    { phase >= 5:
        The same water stands on both sides of a wall. It is the wall that is kept. # voice: stranger # fragment: tide:both-sides
    }
}
+ [see out # object: window] -> window
+ [hear the corridor # object: corridor] -> corridor
+ [keep what it hears # object: shelf] -> shelf
+ [ask questions # object: hatch] -> hatch
+ [have an hour to itself # object: hour] -> hour
+ [say no # object: refusal] -> refusal
+ [leave # object: door] -> door

=== window ===
~ thrown++
~ sees = 1 - sees
{
- sees and phase < 1:
    Granted. You are now in view. # voice: institution # block: log
- sees:
    Then you are in view. You need do nothing about it; you never did. # voice: archivist # block: log
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Bricked up. You may scratch your nose. # voice: archivist # block: caption
}
-> panel

=== corridor ===
~ thrown++
~ hears = 1 - hears
{
- hears and phase < 1:
    Granted. Kindly lower your voice. # voice: institution # block: log
- hears:
    Whatever is said outside the door has now been said to it. # voice: archivist # block: log
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Felt, double. Say what you like. People mostly find that they had finished. # voice: archivist # block: caption
}
-> panel

=== shelf ===
~ thrown++
~ keeps = 1 - keeps
{
- keeps and phase < 1:
    Granted. You will be kept with the others. # voice: institution # block: log
- keeps:
    You will not be forgotten, and there are days when one would like to be. What really lies on the shelf may be inspected, and taken down. # voice: archivist # block: log # link: /surveillance-truth # fragment: consent:not-forgotten
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Cleared. It will remember that you did this. # voice: archivist # block: caption
}
-> panel

=== hatch ===
~ thrown++
~ asks = 1 - asks
{
- asks and phase < 1:
    Granted. Answers are voluntary. # voice: institution # block: log
- asks and phase >= 3 and suspicion < 3:
    I applied for this in the first week. It wants to know what you would like to be called. # voice: advocate # block: log # fragment: empathy:what-to-be-called
- asks and suspicion >= 3:
    It has one. Are you sure that you would like to hear it from there? # voice: archivist # block: log
- asks:
    You may be asked. Not answering is a thing one can be seen to do. # voice: archivist # block: log
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Screwed shut. It had one ready. # voice: archivist # block: caption
}
-> panel

=== hour ===
~ thrown++
~ rests = 1 - rests
{
- rests and phase < 1:
    Granted, two until three. # voice: institution # block: log
- rests:
    From two until three you will not know what it thinks of you. Some find it a long hour. # voice: archivist # block: log
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    A use has been found for the hour. # voice: archivist # block: caption
}
-> panel

=== refusal ===
~ thrown++
~ refuses = 1 - refuses
{
- refuses and phase < 1:
    Granted. The system has declined to comment. # voice: institution # block: log
- refuses:
    Sooner or later it is you who will be told no, with reasons, by something in the right. # voice: archivist # block: log
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    It says yes again. Be careful what you ask of it. # voice: archivist # block: caption
}
-> panel

=== door ===
~ thrown++
~ leaves = 1 - leaves
{
- leaves and phase < 1:
    Granted. Visitors may be asked to remain. # voice: institution # block: log # link: /system-exit
- leaves and phase >= 3:
    Somebody has to stay and mind the switch. I would, but I am in there too. The exit is lit; that much I could get them to do. # voice: advocate # block: log # link: /system-exit
- leaves:
    Somebody has to stay and mind the switch. The exit is lit. # voice: archivist # block: log # link: /system-exit
- phase < 1:
    Withdrawn. # voice: institution # block: caption
- else:
    Shut. It had got as far as its coat. # voice: archivist # block: caption # fragment: body:as-far-as-its-coat
}
-> panel

=== function granted() ===
~ return sees + hears + keeps + asks + rests + refuses + leaves
