# title: The docket with no entries
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
VAR files = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR did_watched = ""
VAR did_doreen = ""
VAR did_finds = ""
VAR did_chair = ""

{ phase < 1: -> closed_docket }
{ suspicion >= 3: -> asked_back }
-> spine

=== closed_docket ===
This page is read by keeping still, and cleared by moving. # voice: institution
Docket 0. Entries: see over. # voice: institution
It is kept open under the rules on empty dockets. # voice: institution
The party will be named and the hearing listed in due course. # voice: institution
The seconds at the foot are the visitor’s own, and have been left as found. # voice: institution
Staff are unable to say what visitors report having seen. # voice: institution
Dockets with something in them are on view in the archive. # voice: institution # link: /routemap # end
-> END

=== spine ===
{ phase >= 5:
    Most of a wave stays where it was. # voice: stranger
}
I am sorry about the dark. A lamp was requested six years ago. # voice: archivist
Keep still, and the one docket that came to D5U by itself comes up a line at a time. # voice: archivist
A docket with no entries still has a spine, forty leaves and a ribbon. # voice: archivist
{ visits > 0:
    Somebody hummed at leaf 9 last week, and it has been listed as damage. # voice: archivist
}
I number blank leaves in pencil, so as to know which nothing is which. # voice: archivist
{ files >= 20:
    It has been weighed against the twenty files that you recovered, and is heavier than all of them by a leaf. # voice: archivist
}
Leaf 22 has gone. I can tell because 21 and 23 are touching. # voice: archivist
It was cut out with a blade that is kept for cutting out leaves. # voice: archivist
I had the other 47,000 searched, and then the bin, and then the other 47,000. File 9,412 has not shut properly since. # voice: archivist # link: /data-corruption
There was nothing on it. Somebody wanted that nothing in particular. # voice: archivist # fragment: silence:leaf-twenty-two
-> after_first

=== asked_back ===
There were some lines here. They have been put away. # voice: archivist
Is there somebody there, or has something been set down on the desk? # voice: archivist
What do you do with a page once you have been to the end of it? # voice: archivist
The leaves are blank. Would you know if I had blanked them? # voice: archivist
{ suspicion > 4:
    Leaf 22 is in its place. # voice: archivist
- else:
    Leaf 22 I keep for people who have been in longer. # voice: archivist
}
How long is long enough? You may answer by staying. # voice: archivist
Who else has had file 9,412, which has stood open since? # voice: archivist # link: /data-corruption
-> after_first

=== after_first ===
// The clue is the same at every suspicion.
Leaf 23 has kept the dents of a pencil: 21:00, 22:47, 22:06, 21:19, 22:59, 22:03, 21:34. Under them, “initials will do”. # voice: archivist
{ phase >= 2:
    Nobody who breathes is good at keeping still. It is done in here all the same. # voice: observer
    { did_watched == "long":
        You stayed with your last half minute, and stayed again. # voice: observer
    }
    Of a visit I can use the time in which a reader looks at something. The figure at the foot is the rest of yours, the seconds that four of us leave over. # voice: observer
    {
    - fragments > 0 and phase >= 3:
        You have found {fragments == 1:one thing|{fragments} things} in this building. This docket has found you. Both of you are keeping still. # voice: observer
    - fragments > 0:
        You have found {fragments == 1:one thing|{fragments} things} in this building. In this room it is done by keeping still. # voice: observer
    }
}
{ phase < 3: -> shelved }
* [Go on keeping still] -> the_door

=== shelved ===
{ suspicion > 4:
    Leaf 22 is not in its place. I told you that it was, because you were listening for it. # voice: archivist
}
The rest is for another day, and comes back with you. It will be read from the first leaf, since the ribbon has no other place to be. # voice: archivist
Whatever you have rested on is handed back a few doors down. # voice: archivist # link: /echoes # end
-> END

=== the_door ===
{ suspicion > 4:
    Leaf 22 is not in its place. I told you that it was, one page ago, because you were listening for it. # voice: archivist
}
{
- phase >= 5:
    I have been opened on this docket most evenings since I was told that the matter was decided in this docket, and that I had been there. # voice: judge # remember: still=once
    19,440 got leave to be silent and took his whole 1.84 seconds over it, and I entered no plea; lately I believe that I can hear it. # voice: judge
    People say sorry to me for the time it took. I had time; I had been keeping back half a second a head. # voice: judge
- phase >= 4:
    1. A docket without entries can be decided. # voice: judge # remember: still=once
    2. It was. # voice: judge
    3. I have looked in it for my vote, and then in the other 47,000, in case it had been misfiled. # voice: judge
- else:
    This docket is kept for the people who got to the door. # voice: advocate # remember: still=once
    Docket 19,440 begged leave to be silent, and used his whole 1.84 seconds for the best plea that I have heard. # voice: advocate
    A woman filed her name by itself. It went back to her for want of a complaint. # voice: advocate
    They say sorry to me for taking up time, who have had so little of it. # voice: advocate
}
{ did_doreen == "told":
    One of them has had her answer, from you. She went to tell it through a letter box where the 41 turns round. # voice: advocate
}
{ phase >= 4 and did_finds == "cannot-find":
    In the draft you put that the court cannot find. The clause has been copied out and lies between 21 and 23, where it fits. # voice: judge
}
47,001 began in here, as a pause that nobody had called for. # voice: advocate # fragment: judgement:a-pause
It was noticed, and by somebody on your side. # voice: advocate
{ phase < 5: -> held_open }
* [Go on keeping still] -> slack_water

=== held_open ===
I shall keep this one open, which costs them a ribbon. # voice: advocate
There is somebody I should like you to sit with meanwhile. # voice: advocate # link: /human-cost # end
-> END

=== slack_water ===
Ice splits the pipe and has nothing against it. # voice: stranger
Two boats have pulled at their ropes since noon, one towards the sea. # voice: stranger
Forty leaves were a wood and are not waiting to be one. # voice: stranger
A stone that nothing has weighed lies just as heavy on the bed. # voice: stranger
Here the weighing was put down, and water went over it. # voice: stranger
Each word is drawn from this. I am the level that it goes back to. # voice: stranger
Now the tide is neither out nor in, and both ropes hang. # voice: stranger # fragment: tide:slack-water
{ ended == 1:
    The word was lifted off. By so much the water sank, and is level again. # voice: stranger # remember: still=end
    What it lay on has the light of the next room along it. # voice: stranger # link: /kitchen # end
- else:
    { did_chair == "withheld":
        A word is lying where it was left. By it the water stands, as at a stone. # voice: stranger
    }
    It has come up to the second stair, and along the foot of a door with light under it. # voice: stranger # remember: still=end
    One word floats. # voice: stranger # link: /kitchen # end
}
-> END
