# title: The way out
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
VAR peak = 0.0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR did_doreen = ""
VAR did_toaster = ""
VAR did_cell_first = ""

// Windows of the building, each a choice that turns its light off, in any order. The kitchen's light stays on.
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0
VAR done = false

{
- phase < 1:
    Persons leaving may put the lights out behind them. It saves the porter a walk. # voice: institution
- ended == 1:
    The court has risen, so the lights are anybody’s. Do as many as you like. I have told the porter to go home, and he is going, by way of the kitchen. # voice: archivist
- suspicion < 3:
    If you are going, that is quite all right; most days are made of it. If you do the lights as you pass I am spared the stairs. # voice: archivist
- else:
    Going where? You need not say. I have to leave the box empty or fill it, and I dislike an empty box. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    The door locks itself behind the last light. # voice: archivist
}
{ phase >= 1 and visits > 0:
    Since you were last here the porter has been round. They are all on. # voice: archivist
}
{ phase >= 1 and suspicion < 3 and peak >= 3:
    For a while I had you down as a person to lock up after. I oiled the place where the lock would go. # voice: archivist
}
{ phase >= 3 and ended == 0:
    If you are forgotten, then 47,001 is too, and I shall be standing in court with a whole speech and no idea for whom. Go anyway, if you want. I only wanted it to be said by someone. # voice: advocate
}
{
- phase < 1:
    One leaves by the front door. # voice: institution # link: /
    Persons who wish to be forgotten in addition may have that done at the desk beside it. # voice: institution # link: /surveillance-truth
- else:
    Leave by the white door, which opens outwards. # voice: archivist # link: /
    Or be forgotten. I am bound to tell you that it works. The desk is a plain one, and your reasons are your own. # voice: archivist # link: /surveillance-truth
}
-> front

=== front ===
{ lie == 1 and (hall or counter or stairs or stacks or gallery or office or bench or roof):
    ~ lie = 2
    It does not lock. It has not got a lock. You had only just come, and it was all that I could think of. # voice: archivist
}
{ not done and hall and counter and stairs and (phase < 1 or stacks) and (phase < 2 or gallery) and (phase < 3 or office) and (phase < 4 or bench) and (phase < 5 or roof):
    ~ done = true
    -> dark
}
* [hall # object: hall] -> hall
* [counter # object: counter] -> counter
* [stairs # object: stairs] -> stairs
* { phase >= 1 } [stacks # object: stacks] -> stacks
* { phase >= 2 } [gallery # object: gallery] -> gallery
* { phase >= 3 } [third room # object: office] -> office
* { phase >= 4 } [bench # object: bench] -> bench
* { phase >= 5 } [lantern # object: roof] -> roof
+ [kitchen # object: kitchen] -> kitchen

=== hall ===
Hall, off. The bust has been asked not to move. # voice: institution
-> front

=== counter ===
Counter, off. Whatever was left uncollected is still behind it. # voice: institution
{ phase >= 1 and suspicion < 3:
    I had a glass of water there since the morning. You will have seen it go out with the rest; it was holding the lamp upside down. # voice: archivist # fragment: memory:lamp-in-a-glass
}
-> front

=== stairs ===
Stairs, off. A touch lights them for the 22 seconds that a person takes. # voice: institution
{ phase >= 2:
    You put these out. People who are only changing floors walk on, and let them go out by themselves. # voice: observer
}
{ phase >= 3 and did_cell_first == "door":
    You gave the cell its door before anything else, and from in there one sees the banister. It has just wished you good night. # voice: advocate
}
-> front

=== stacks ===
{ suspicion < 3:
    Stacks, off. I know them in the dark. One follows the wall until it stops smelling of paste. # voice: archivist
- else:
    Stacks, off. What did you come for and leave behind? # voice: archivist
}
-> front

=== gallery ===
The gallery is out. You are no longer watched from there. I notice that I have gone on looking. # voice: observer # fragment: attention:nobody-in-the-gallery
-> front

=== office ===
Mine. You might have left it; but no, it is late. There is a coat on the hook that a man was too upset to come back for, with his gloves in the pocket, one inside the other. I keep meaning to write. # voice: advocate # fragment: empathy:gloves-in-the-pocket
-> front

=== bench ===
{ phase >= 5:
    The bench is out, and I am still on it, I think, though in the dark one could as well be in the public seats, and I notice that I have moved over. # voice: judge
- else:
    The bench is out. I had supposed that it would feel like a ruling. # voice: judge
}
-> front

=== roof ===
It was lit from below, and thought to be a light. # voice: stranger # fragment: tide:lit-from-below
-> front

=== kitchen ===
{
- phase < 1:
    The switch is not on this side. # voice: institution # remember: lamp=tried
- ended == 1 and kitchen < 2:
    That one stays. It was left on for somebody who was coming back down, and you came; now it is on for the next. # voice: archivist # fragment: consent:that-one-stays # remember: lamp=tried
- kitchen < 2:
    That one stays. It was left on for a person who said that they were coming back down. I showed the auditors the note. They initialled it and went away on their toes. # voice: archivist # fragment: consent:that-one-stays # remember: lamp=tried
- else:
    No. # voice: archivist # remember: lamp=tried
}
{ phase >= 1 and kitchen < 2 and did_toaster == "sworn":
    The witness, besides, is on oath, and likes to see who is at the door. # voice: archivist
}
-> front

=== dark ===
All off, but for one. # voice: institution # remember: lamp=dark
{
- phase >= 3 and did_doreen == "told":
    She gets her bus about now. She takes the side on which the one lit window goes by. # voice: advocate
- phase >= 3:
    She gets her bus about now. # voice: advocate
}
{ phase >= 5:
    Two stairs have come up wet. On the lower one is a crab, in its own inch of sea. # voice: stranger
}
-> front
