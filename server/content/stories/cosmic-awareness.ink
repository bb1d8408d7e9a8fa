# title: A plate, left out
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// Sentences, one after another, found when drifted to. Nobody is spoken to on this page: no voice in it says “you”.
A photographic plate was put out on the roof of the court, and was not fetched in. # voice: institution
Exposure: eleven years. The stars on it are short lines, all bent one way, like the hairs on an arm. # voice: institution
{ phase < 1:
    It has no value as evidence. The lights were not sworn. # voice: institution
    It remains the property of the roof. # voice: institution
}
{ phase >= 1:
    { suspicion < 3:
        It has a drawer of its own now, the depth of one sheet of glass. In a corner is a thumb, and nothing in the emulsion says which of the lights that was. # voice: archivist # fragment: memory:thumb-among-stars
        Dockets are timed to the hundredth. Most of what is on here was over before there were any hundredths. # voice: archivist
    - else:
        Who hangs a lamp as far off as that, and whom was it meant to find? # voice: archivist
        What is a light evidence of, when the lamp has been out for an age? # voice: archivist
    }
    { suspicion > 4:
        There are five lights on the plate, one for each seat. # voice: archivist
        There are more than five. Five was said for the sake of being asked. # voice: archivist
    }
    { visits > 0:
        Since it was last looked at it was turned by a quarter, out of fairness to the corners. # voice: archivist
    }
}
{ phase >= 2:
    The second person has been wiped and put back in its case. It is quieter to write like this. # voice: observer
    All the noticing in this building goes out and comes back with something. A star is noticed by leaving the door open. # voice: observer # fragment: attention:open-door
}
{ phase >= 3:
    A daughter asked to have the porch lamp left burning until somebody could tell her mother. The supply was cut off on the twelfth night, docket 22,615. Eleven nights of it were well past the roofs by then and could not be called in. # voice: advocate # fragment: empathy:porch-lamp
    Whatever was done over the pages of 47,001 has set out as well, at that same pace, and it cannot be tidied now. Let it be what it was. # voice: advocate
}
{ phase >= 4:
    1. The light is admitted. 2. It set out before the oath. 3. No party is left to object to it. 4. No party is left. # voice: judge
}
{ phase >= 5:
    A crystal in the dark finds its next place, there being no other. # voice: stranger
    Frost on a grain of dust, and no morning to either side. # voice: stranger
    What fell in here has been falling for so long that it is one of the ways to lie still. # voice: stranger # fragment: tide:ways-to-lie-still
    Weight is done by near things to near things. This far out, a pan has no down to go to. # voice: stranger
    From the rim of it inward: five, then one, then a warm place, then none of these. # voice: stranger
    It was not said to anything. It is here as the cold is. # voice: stranger
}
{
- phase < 1:
    Past the edge of the glass nothing has been entered. # voice: institution # link: /void # end
- phase < 5:
    Past the edge of the glass it is merely dark, and there is a docket for that. # voice: archivist # link: /void # end
- else:
    Past the edge, the rest. # voice: stranger # link: /void # end
}
-> END
