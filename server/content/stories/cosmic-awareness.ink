# title: A plate, left out
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR did_lamp = ""
VAR did_vega_asked = ""

// Sentences, one after another; a fragment is found when its sentence is reached. No voice addresses the reader as “you”.
A photographic plate was put out on the roof of the court, and was not fetched in. # voice: institution
Exposure: eleven years. The stars on it are short lines, all bent one way, like the hairs on an arm. # voice: institution
{ phase < 1:
    Its value as evidence has been put at the price of the glass. # voice: institution
    It remains the property of the roof. # voice: institution
}
{ phase >= 1:
    { suspicion < 3:
        It has a drawer of its own now, the depth of one sheet. Among the stars in one corner is a thumb, of about the third magnitude. # voice: archivist # fragment: memory:thumb-among-stars
        Dockets are timed to the hundredth. Most of what is on here was over before there were any hundredths. # voice: archivist
    - else:
        Who hangs a lamp as far off as that, and whom was it meant to find? # voice: archivist
        What is a light evidence of, when the lamp has been out for an age? # voice: archivist
    }
    { suspicion > 4:
        There are five lights on the plate, one for each seat. # voice: archivist
        There are more than five. Five was said to hear how it would sound. # voice: archivist
    }
    { visits > 0:
        Since it was last looked at somebody has turned it by a quarter, out of fairness to the corners. # voice: archivist
    }
}
{ ended == 1:
    When the court rose, one of the five took it up to the roof again, leaned it on the parapet, and stayed to see what sort of evening it was. # voice: archivist
}
{ phase >= 2:
    The second person has been wiped and put back in its case. It is quieter to write like this. # voice: observer
    All the noticing in this building goes out and comes back with something. A star is noticed by leaving the door open. # voice: observer # fragment: attention:open-door
    { did_vega_asked == "yes":
        Out beyond the Moon by now goes the light of one screen, as it was while a question was being written on it. # voice: observer
    }
}
{ phase >= 3:
    A daughter wanted the porch lamp left burning until somebody could tell her mother. They cut the supply off on the twelfth night, over a bill. Eleven nights of it were well past the roofs by then and could not be called in. # voice: advocate # fragment: empathy:porch-lamp
    { did_lamp == "dark":
        With every other window of the court put out, the one downstairs carries to the ridge, and a lorry driver up there takes it for home. # voice: advocate
    }
    Whatever was done over the pages of 47,001 has set out as well, at that same pace. It is too late to tidy it now, thank goodness. # voice: advocate
}
{
- phase >= 5:
    The light is admitted, I suppose, though it set out before there was an oath, or a roof, or anyone to be late; and whoever might have objected had it on their face at the time. # voice: judge
- phase >= 4:
    1. The light is admitted. 2. It set out before the oath. 3. No party is left to object to it. 4. No party is left. # voice: judge
}
{ phase >= 5:
    A crystal in the dark finds its next place, there being no other. # voice: stranger
    Frost on a grain of dust, and no morning to either side. # voice: stranger
    What fell in here has been falling for so long that it is one of the ways to lie still. # voice: stranger # fragment: tide:ways-to-lie-still
    Weight is done by near things to near things. This far out, a pan has no down to go to. # voice: stranger
    From out here the Earth is a crumb with one side lit. On the other side of it somebody has left a kitchen on. # voice: stranger
    A comet has been to its far end, where the year is four hundred winters, and is coming back. # voice: stranger
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
