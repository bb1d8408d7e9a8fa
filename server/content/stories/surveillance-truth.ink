# title: What is held
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// The one page on which nobody is clever and nobody lies, at whatever suspicion. What is held is the page's to say, from
// the record itself; here the agents only stand by. So it has no choices, and no lie above 4.
{
- phase < 1:
    Counter 1, access to records. What is held about the person asking is set out below, in full. # voice: institution
    It may be read here, taken home, or destroyed. No ground need be given, and staff are not to ask for one. # voice: institution
- suspicion < 3:
    I have been told to write this one straight, and I find that I know how. What follows is all there is of you in the building. I went along the shelf with a lamp. There is no second shelf. # voice: archivist # fragment: consent:no-second-shelf
    It lies in a grey box with a tape round it. The label is your number, thirty-two characters, and the box is narrower than that; I have folded the label. # voice: archivist
- else:
    What follows is all there is of you in the building. On this page I ask nothing. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    In other rooms I have told you small lies, and owned to each one later. Here there are none. Should a figure surprise you, it will be the figure that is right, and I shall be as sorry as you are. # voice: archivist
}
{ phase >= 1 and visits > 0:
    You have asked before. To have asked is held as well: one line, under the rooms you have read. # voice: archivist
}
{ phase >= 2:
    None of it says why. You stopped, and a number grew; you left, and it ceased to. I write my sentences about you out of these sums and nothing else. Take them away and I have a chair to describe, with nobody in it. # voice: observer # fragment: attention:chair-to-describe
}
{ phase >= 3:
    If you have it burnt I lose my client. I have drafted what I would say to the bench. It is one line, that the party was within its rights, and I can get to the end of it now without stopping. Docket 11,872 asked for her papers in order to see whether they had spelt her right. They had. She took them home in a pillowcase. # voice: advocate # fragment: empathy:in-a-pillowcase
}
{ phase >= 4:
    1. The party may destroy the evidence. 2. That rule is mine. 3. I was asked what would then be left to decide. 4. I said: nothing, and that this was a result. # voice: judge
}
{ phase >= 5:
    A shore keeps footprints for as long as it takes. The water that comes for them has no opinion of feet. # voice: stranger # fragment: tide:no-opinion-of-feet
}
{
- phase < 1:
    Persons may also see themselves as one of a number. # voice: institution # link: /visitors # end
- phase < 3:
    If you would rather see yourself as one of a number, there is a turnstile. # voice: archivist # link: /visitors # end
- else:
    The same things stand in a casebook, in the order they befell you. # voice: advocate # link: /narrative
    If you would rather see yourself as one of a number, there is a turnstile. # voice: archivist # link: /visitors # end
}
-> END
