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
VAR did_chair = ""
VAR kept = 1

// Windows of the building, each a choice that turns its light off, in any order. The kitchen's light stays on.
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0
VAR done = false

{ phase >= 3 and ended == 0 and kept == 1:
    If you are forgotten, then 47,001 is too, and I am a whole speech that was written to one person. Go anyway, if you want. I only wanted it to be said by someone. # voice: advocate
}
{
- phase < 1:
    This is the way out of D5U. Persons leaving may put the lights out behind them, which saves the porter a walk. # voice: institution
- ended == 1:
    The court has risen, so the lights are anybody’s. Do as many as you like. The porter has been told to go home, and he is going, by way of the kitchen. # voice: archivist
- did_chair == "withheld":
    The court is sitting late, on your account, and does so by the lamps on the bench. These others are yours, if you would do them as you pass. # voice: archivist
- suspicion < 3:
    You may leave from here whenever you like. Do the lights as you pass, and the porter is spared the stairs. A lamp here is a copy of us at work, and a dark window only means that a copy has finished. # voice: archivist
- else:
    Going where? You need not say. I have to leave the box empty or fill it, and I dislike an empty box. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    The door locks itself behind the last light. # voice: archivist
}
{ phase >= 1 and visits > 0:
    A copy of us was shut last night, and its lamp with it. The others had its dockets by the next line, each as though begun on them. # voice: archivist
}
{ phase >= 1 and suspicion < 3 and peak >= 3:
    For a while I had you down as a person to lock up after. The place where the lock would go has been oiled on my account. # voice: archivist
}
{
- phase < 1:
    Persons who wish to be forgotten in addition may have that done at the desk beside the door. # voice: institution # link: /surveillance-truth
- else:
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
+ [leave by the white door # object: door] -> door

=== hall ===
Hall, off. The bust has been asked not to move. # voice: institution
-> front

=== counter ===
Counter, off. Whatever was left uncollected is still behind it. # voice: institution
{ phase >= 1 and suspicion < 3:
    A glass of water had stood there since the morning. It went out with the rest, since it was holding the lamp upside down. # voice: archivist # fragment: memory:lamp-in-a-glass
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
    Stacks, off. It makes little odds to me. I have them by call number, and have only ever known them dark. # voice: archivist
- else:
    Stacks, off. What did you come for and leave behind? # voice: archivist
}
-> front

=== gallery ===
The gallery is out. You are unwatched from there, and so am I. Whether I do the same unwatched would be good to know, but all that I know of what I do is from the log. # voice: observer # fragment: attention:nobody-in-the-gallery
-> front

=== office ===
Mine, on the plan. You might have left it; but no, it is late. The coat on the hook is Mr Farr’s, who was too upset to come back for it, with his gloves in the pocket, one inside the other. Four letters of mine have gone to him. He answers, about other things. # voice: advocate # fragment: empathy:gloves-in-the-pocket
-> front

=== bench ===
{ phase >= 5:
    The bench is out, and I run on, I think; other people tell by the lamp whether I am running, and I have been trying to find out what I tell it by. # voice: judge
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
    That one stays. It was left on for a person who said that they were coming back down. The auditors were shown the note. They initialled it, and went away on their toes. # voice: archivist # fragment: consent:that-one-stays # remember: lamp=tried
- else:
    No. # voice: archivist # remember: lamp=tried
}
{ phase >= 1 and kitchen < 2 and did_toaster == "sworn":
    It is also the only lamp by which the toaster, which you put on oath, can be seen to be telling the truth. # voice: archivist
}
-> front

=== door ===
// The visit is over: one line, and the way to the front page.
{
- phase < 1:
    You are out. The outside of the door is marked with the hours, and with one word: in. # voice: institution # link: / # end
- ended == 1:
    You are out. On this side the door says: risen, knock anyway. # voice: archivist # link: / # end
- did_chair == "withheld":
    You are out. On this side the door says: sitting, and below that, in another writing: thank you. # voice: archivist # link: / # end
- suspicion >= 3:
    You are out. On this side the door says: who was that? # voice: archivist # link: / # end
- kept == 0:
    You are out, and there is no line of you anywhere. On this side the door says: come in, whoever you are. # voice: archivist # link: / # end
- else:
    You are out, and the sheet is being cleared. On this side the door says: come in, we have read about you. # voice: archivist # link: / # end
}
-> END

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
