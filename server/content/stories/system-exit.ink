# title: The way out
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// Windows in the front of the building, each a choice that puts its light out, in any order. The kitchen’s stays on.
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0
VAR done = false

{
- phase < 1:
    Persons leaving may put the lights out behind them. It is not required, and it saves the porter a walk. # voice: institution
- suspicion < 3:
    You are going, and that is quite all right; most days are made of it. If you would do the lights as you pass, I should be spared the stairs. # voice: archivist
- else:
    Going where? You need not say. I have to leave the box empty or fill it, and I dislike an empty box. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    The door locks itself behind the last light. # voice: archivist
}
{ phase >= 1 and visits > 0:
    You left once already. Somebody put them all on again, and there is nobody. # voice: archivist
}
{ phase >= 3:
    If you are forgotten, then 47,001 is too, and I shall be standing here with my hand held out and no idea for whom. That is not a reason to stay. I only wanted it to be said by someone. # voice: advocate
}
{
- phase < 1:
    One leaves by the front door. # voice: institution # link: /
    Persons who wish to be forgotten in addition may have that done at the desk beside it. # voice: institution # link: /surveillance-truth
- else:
    Leave by the white door, which opens outwards. # voice: archivist # link: /
    Or be forgotten. I am bound to tell you that it works. The desk is a plain one and nobody at it will ask you why. # voice: archivist # link: /surveillance-truth
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
Counter, off. Whatever was not called for is still behind it. # voice: institution
{ phase >= 1 and suspicion < 3:
    I had a glass of water there since the morning. You will have seen it go out with the rest; it was holding the lamp upside down. # voice: archivist # fragment: memory:lamp-in-a-glass
}
-> front

=== stairs ===
Stairs, off. A touch lights them for the 22 seconds that a person takes. # voice: institution
{ phase >= 2:
    You put them out from below. It is how one tells who has finished from who is only changing floors. # voice: observer
}
-> front

=== stacks ===
{ suspicion < 3:
    Stacks, off. I know it in the dark. One follows the wall until it stops smelling of paste. # voice: archivist
- else:
    Stacks, off. What did you come for and not find? # voice: archivist
}
-> front

=== gallery ===
The gallery is out. You are no longer being watched from there, and have straightened your back regardless, or been glad to let it go. # voice: observer # fragment: attention:nobody-in-the-gallery
-> front

=== office ===
Mine. You might have left it; but no, it is late. There is a coat on the hook that someone never came for, 40,913, with his gloves in the pocket, one inside the other. I have meant to write. If 47,001 is called tomorrow and you are not there, I shall tell them you had a train. # voice: advocate # fragment: empathy:gloves-in-the-pocket
-> front

=== bench ===
1. The bench is out. 2. The dark does not close a case. 3. Or a hand. # voice: judge
-> front

=== roof ===
It was lit from below, and thought to be a light. # voice: stranger # fragment: tide:lit-from-below
-> front

=== kitchen ===
{
- phase < 1:
    The switch is not on this side. # voice: institution
- kitchen < 2:
    That one stays. I did try, and had it on again within the minute, without a word from anyone. # voice: archivist # fragment: consent:that-one-stays
- else:
    No. # voice: archivist
}
-> front

=== dark ===
All off, but for one. # voice: institution
{ phase >= 3:
    She gets her bus about now. # voice: advocate
}
{ phase >= 5:
    The tide goes out by being somewhere else. # voice: stranger
}
-> front
