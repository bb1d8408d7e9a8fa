# title: The public gallery
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{
- phase < 1:
    Justice has to be seen. The seeing is done here, in three tiers, between nine and six, and no knowledge of the case is required. # voice: institution
    Those present may look at the court and at whoever comes in. They are asked to blink between cases, and they save it up. # voice: institution
- suspicion < 3:
    This is the public. I let them in at nine and count them, and by ten there is one more than I let in. They will look wherever your hand goes. Do not take it for interest: nothing is being heard at present, and you are what moves. # voice: archivist
    No one will blink while you stay. They put it off until you have gone out and come in again, and then do it in turn, so that the room is never without a look in it. # voice: archivist # fragment: silence:blinked-in-turn
- else:
    They were told to expect somebody. Is that who you are? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        None of them has a name. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    You have your old place, the one that all the others face. # voice: archivist
}
{ phase >= 2:
    An audience blinks together, at the end of a sentence, when nothing will be missed. There is a small dark between these words that you have agreed not to count. # voice: observer
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
    They have names. I had thought it would be lighter to be looked at without. # voice: archivist
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
    She has been at every sitting since her own, docket 6,018, a drain. She won it. She comes to see how. # voice: archivist # fragment: attention:wrong-way-round
}
{ phase >= 1 and suspicion >= 3:
    From there you are about the size of a tooth. Is that nearer the truth, or only neater? # voice: archivist
}
first tier, seat 9, one lens cracked # voice: institution # block: caption
-> tiers

=== goat ===
Exhibit to docket 18,820, never collected. It was issued with a pass, the alternative having been a receipt. # voice: institution
{ phase >= 1:
    A goat’s pupil lies flat and takes in the whole horizon, less a strip behind the tail. So it is alone in having watched the bench and the door together, at every sitting since. It has not been called. I raised the matter; they asked me in what language. # voice: archivist # fragment: error:never-collected
    I have drawn it. One plate led to another, and the next species along was easier to find. # voice: archivist # link: /xenobiology
}
first tier, aisle, on account of the horns # voice: institution # block: caption
-> tiers

=== asleep ===
{ suspicion < 3:
    He comes for the radiator. I ought to put him out, and bring him a cushion sometimes on my way to do it. A court should be fit to sleep in. There are others where nobody would dare, and I have not heard that they are the good ones. # voice: archivist # fragment: consent:fit-to-sleep-in
- else:
    His are shut. Which of you has more of the case? # voice: archivist
}
If it is too many for you in here, there is a room down the passage with only one in it, and that is you. # voice: archivist # link: /watcher
second tier, seat 30, pipes # voice: institution # block: caption
-> tiers

=== bear ===
It was brought in under a coat. One button is blue; its fellow is off a cardigan and was sewn on at speed, by a person unable to leave a thing with one eye. Docket 31,900 was about who should have the child, and neither side mentioned the bear. I mentioned it. # voice: advocate # fragment: empathy:cardigan-button
They all sit for you now, every tier. I have asked them to look at you in the way that it does. It knows you are there and has no use for it. # voice: advocate
{ suspicion >= 3:
    Do you mind it less than the others? # voice: advocate
}
second tier, in a lap # voice: institution # block: caption
-> tiers

=== bandage ===
1. I was given a bandage for fairness. 2. I have sat behind it for each of 47,000. 3. I asked to have it off for one. 4. The four consented and the fifth undid the knot. 5. There was a second bandage. # voice: judge # fragment: judgement:second-bandage
third tier, seat 4, reserved # voice: institution # block: caption
-> tiers

=== flounder ===
A flounder hatches with an eye to each side. In its third week one sets out over the crown and arrives beside the other. From then it lies down and is all looking. Nothing had called. # voice: stranger # fragment: tide:over-the-top
Lids are a habit of air. # voice: stranger
third tier, puddle # voice: institution # block: caption
-> tiers
