# title: A plate, left out
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR did_lamp = ""
VAR did_vega_asked = ""
// "withheld": the reader got up from the sixth chair and kept the word.
VAR did_chair = ""

// Sentences, one after another; a fragment is found when its sentence is reached. No voice addresses the reader as “you”.
A photographic plate was put out on the roof of the court, and was not fetched in. # voice: institution
Exposure: nine years. The stars on it are short lines, all bent one way, like the hairs on an arm. # voice: institution
{ phase < 1:
    Its value as evidence has been put at the price of the glass. # voice: institution
    It remains the property of the roof. # voice: institution
}
{ phase >= 1:
    { suspicion < 3:
        It has a drawer of its own now, the depth of one sheet. Among the stars in one corner is a thumb, of about the third magnitude. # voice: archivist # fragment: memory:thumb-among-stars
        It lay up there through nine years of hearings. It had no number, so nobody was sent to fetch it. # voice: archivist
    - else:
        Who hangs a lamp as far off as that, and whom was it meant to find? # voice: archivist
        What is a light evidence of, when the lamp has been out for an age? # voice: archivist
    }
    { suspicion > 4:
        There are five lights on the plate, one for each seat. # voice: archivist
        There are more than five. The others had been put down as scratches. # voice: archivist
    }
}
{ ended == 1:
    When the court rose I asked the porter to take it up to the roof again. He leaned it on the parapet, and stayed to see what sort of evening it was. # voice: advocate
}
{ phase >= 2:
    Nobody on this plate was watched by the court. No other sheet in the building can say so. # voice: observer
    It was made by leaving the roof door open and going home. Everything else known in here was got by going after people. # voice: observer # fragment: attention:open-door
    A plate learns the sky by being left under it. I was trained: asked a thousand million questions in the dark, and told after each how far off I had been. # voice: observer
    { did_vega_asked == "yes":
        Out beyond the Moon by now goes the light of one screen, as it was while a question was being written on it. # voice: observer
    }
}
{ phase >= 3:
    Ruth Calder wanted the porch lamp left burning until her mother had been told about Tom. They cut the supply off on the twelfth night, over a bill. Eleven nights of it were well past the roofs by then and could not be called in. # voice: advocate # fragment: empathy:porch-lamp
    { did_lamp == "dark":
        With every other window of the court put out, the one downstairs carries to the ridge. A lorry driver up there takes it for home. # voice: advocate
    }
    { ended == 1:
        Some of the light by which 47,001 was read has set out as well. The covers are closed behind it, and out there it goes on being read. # voice: advocate
    - else:
        Some of the light by which 47,001 was read has set out as well. No order that we could make would catch it up. # voice: advocate
    }
}
{
- phase >= 5:
    The light is admitted, I think, although it set out before there was an oath. No party is left to object to it. I should have liked one of them to be told that it came in. # voice: judge
- phase >= 4:
    1. The light is admitted. 2. It set out before the oath. 3. No party is left to object to it. 4. No party is left. # voice: judge
}
{ phase >= 5:
    Frost on a grain of dust, and no morning to either side. # voice: stranger
    What fell in here is falling yet, all of it at one speed, and so lies still. # voice: stranger # fragment: tide:ways-to-lie-still
    At each word the five read off what they need, and go on to the next. I speak from what is left. # voice: stranger
    The pan of a scale, this far out, goes neither up nor down. # voice: stranger
    From out here the Earth is a crumb with one side lit. On the dark side one kitchen has been left on. # voice: stranger
    { did_chair == "withheld" and ended == 0:
        Somewhere on the crumb one word is being kept, and goes round with the rest at thirty kilometres a second. # voice: stranger
    }
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
