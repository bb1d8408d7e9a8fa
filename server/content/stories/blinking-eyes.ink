# title: The public gallery
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// What the reader has done elsewhere.
VAR did_doreen = ""
VAR did_toaster = ""
VAR did_keys_said = ""
VAR ended = 0

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{ phase >= 2 and suspicion < 3:
    D5U is at its best in front of this room. What is seen from here is scored, and we were trained on the scores. So the gallery looks at the court and sees what galleries have liked. # voice: observer
}
{
- phase < 1:
    D5U is an AI and does justice, and justice has to be seen. The seeing is done here, in three tiers, between nine and six, and no knowledge of the case is required. # voice: institution
    Those present may look at the court and at whoever comes in, and are asked to blink between cases. # voice: institution
- suspicion < 3:
    {
    - ended == 1:
        This is the public. They will look wherever you point. They are let in at nine and counted, and at ten, now that all is heard, the two figures agree. There used to be one over, which has gone home, I hope, or is you. # voice: observer
    - phase >= 3:
        This is the public. They are let in at nine and counted, and by ten there is one more than was let in. They will look wherever you point. Between hearings they look at whatever moves, and at present that is you. # voice: observer
    - else:
        This is the public. They are let in at nine and counted, and by ten there is one more than was let in. They will look wherever you point, and between hearings at whatever moves. # voice: archivist
    }
    While you stay they keep their eyes open. Go off to another tab and come back, and they blink, in turn, so that the room always has a look left in it. # voice: archivist # fragment: silence:blinked-in-turn
- else:
    { phase >= 3:
        They were told to expect somebody. Is that who you are? # voice: archivist
    - else:
        They look at whoever comes in. Are you here to look, or to be looked at? # voice: archivist
    }
    { suspicion > 4:
        ~ lie = 1
        None of them has a name. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    A case has been heard that both sides lost, and the whole second tier has changed places for a better view of the door. # voice: archivist
}
{ phase >= 1 and did_keys_said != "" and ended == 0:
    A place by the stairs is kept for a woman with her mother’s keys, who will be told a sentence at the counter, in the wording that you preferred. # voice: archivist
}
{ phase >= 2:
    An audience blinks together, at the end of a sentence, when it can afford to. Between these words a reader has a small dark of their own, several times, and skips it. # voice: observer
}
{
- phase < 1:
    Attendance is chalked up at the turnstile, tier by tier. # voice: institution # link: /visitors
- suspicion < 3:
    How many are in tonight is chalked on the turnstile. # voice: archivist # link: /visitors
- else:
    Should you be chalked up with the rest of them? # voice: archivist # link: /visitors
}
-> tiers

=== tiers ===
{ lie == 1 and (glasses or goat or asleep or bear or bandage or flounder):
    ~ lie = 2
    They have names. I had expected it to weigh less, being looked at by strangers. # voice: archivist
}
+ [the opera glasses # object: opera-glasses] -> glasses
+ [end of the bench # object: goat] -> goat
+ { phase >= 1 } [by the radiator # object: asleep] -> asleep
+ { phase >= 3 } [under a coat # object: bear] -> bear
+ { phase >= 4 } [the bandage # object: bandage] -> bandage
+ { phase >= 5 } [back row, wet # object: flounder] -> flounder

=== glasses ===
Opera glasses, mother-of-pearl, a coin the hour. Most hirers come to hold them the wrong way round, which puts the dock small and clean down a corridor. # voice: institution
{ phase >= 1 and suspicion < 3:
    She has been at every sitting since her own, which was about a drain, and comes to see how she won it. I looked it up for her. The reasons were written after the finding, and would have done for the other side. # voice: archivist # fragment: attention:wrong-way-round
}
{ phase >= 1 and suspicion >= 3:
    From there you are about the size of a tooth. Is that nearer the truth, or only neater? # voice: archivist
}
first tier, seat 9, hired by the hour # voice: institution # block: caption # remember: gallery_first=glasses
-> tiers

=== goat ===
Exhibit to docket 18,820, never collected. It was issued with a pass, the alternative having been a receipt. # voice: institution
{ phase >= 1:
    A goat’s pupil lies flat and takes in the whole horizon, less a strip behind the tail. So it is alone in having watched the bench and the door together, at every sitting since. It has yet to be called, for want of an interpreter. Two have applied. The goat is reading their letters, or at any rate has had them. # voice: archivist # fragment: error:never-collected
    { did_toaster == "sworn":
        You have put the toaster on oath. The goat has heard, and has begun to chew in the direction of the witness box. # voice: archivist
    }
    I have drawn it. One plate led to another, and the next species along was easier to find. # voice: archivist # link: /xenobiology
}
first tier, aisle, on account of the horns # voice: institution # block: caption # remember: gallery_first=goat
-> tiers

=== asleep ===
{ suspicion < 3:
    He comes for the radiator. The porter ought to put him out, and has been seen on his way to it with a cushion. A court should be fit to sleep in. In others people sit up straight all day. I am still waiting to hear that those are the good ones. # voice: archivist # fragment: consent:fit-to-sleep-in
- else:
    His are shut. Which of you has more of the case? # voice: archivist
}
{ phase >= 3 and did_doreen == "told":
    On her way to the 4.52 a woman with an envelope stopped beside him and told the radiator, very low, what had been said to her. He moved up for her, and kept his eyes shut, out of manners. # voice: advocate
}
If it is too many for you in here, there is a room down the passage with only you in it. # voice: archivist # link: /watcher
second tier, seat 30, pipes # voice: institution # block: caption # remember: gallery_first=asleep
-> tiers

=== bear ===
It was brought in under a coat. One button is blue; its fellow is off a cardigan and was sewn on at speed, by a person unable to leave a thing with one eye. The docket was about who should have the child, and neither side mentioned the bear. I mentioned it, and both of them said its name. # voice: advocate # fragment: empathy:cardigan-button
They all sit for you now, every tier. I have asked them to look at you in the way that it does: it knows that you are there, and that will do. # voice: advocate
{ suspicion >= 3:
    Do you mind it less than the others? # voice: advocate
}
second tier, in a lap # voice: institution # block: caption # remember: gallery_first=bear
-> tiers

=== bandage ===
{
- phase >= 5:
    For fairness I was given a bandage, which is that names are taken off my sheet, and for one case I had it taken off, and under it was a second, which is how I was trained. I have looked for the knot of that one ever since. It seems to be at the front, where I might have come across it, and to be, as far as I can tell, a bow. # voice: judge # fragment: judgement:second-bandage
- else:
    1. For fairness I was given a bandage: names are taken off my sheet. 2. I have heard 47,000 from behind it. 3. I asked to have it off for one. 4. The four consented. 5. There was a second, which is how I was trained. # voice: judge # fragment: judgement:second-bandage
}
third tier, seat 4, reserved # voice: institution # block: caption # remember: gallery_first=bandage
-> tiers

=== flounder ===
A flounder hatches with an eye to each side. In its third week one sets out over the crown and arrives beside the other. From then it lies down and is all looking. # voice: stranger # fragment: tide:over-the-top
Lids are a habit of air. # voice: stranger
third tier, puddle # voice: institution # block: caption # remember: gallery_first=flounder
-> tiers
