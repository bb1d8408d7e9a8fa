# title: Miss Oduya’s copy
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
VAR seals = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR did_still = ""

// Sheets, one after another. Prose is set into the gap that the reader makes; a caption is shown below it.
{ phase < 1:
    Certified copy of the docket without entries. It was typed in full stops, from the blank. # voice: institution
    The type can be pushed aside. Every strike stays on the sheet, and the number of them stands at the foot. # voice: institution
    Whatever shows in the gap is the visitor’s affair. # voice: institution
    The original is blank, and can be had on request. # voice: institution # block: caption # link: /void # end
    -> END
}
{ suspicion < 3:
    The court wanted a copy of a blank docket, so that D5U could be shown one. It went to Miss Oduya in the pool, who rolled in a sheet and typed what was in front of her. It is the one copy we hold that has more on it than the original, not counting us five. Being paid by the strike, she had new gloves out of it. # voice: archivist # fragment: silence:more-than-the-original
    { ended == 1:
        The last line is finished. She came in on the morning after the court rose, kept her coat on, and ended it with a space. # voice: advocate
    - else:
        She went home on a Friday with one line short and the sheet still in the roller. The typewriter is kept covered, in case she is making up her mind how it ends. # voice: archivist
    }
- else:
    What had you hoped would be underneath? # voice: archivist
    You made the gap and I put words in it. Whose would you call it? # voice: archivist
}
{ suspicion > 4:
    A strike went missing just now. # voice: archivist
}
{ visits > 0:
    It was lent last week to a man whose own docket had been lost, and it fitted his case in every particular. # voice: archivist
}
{ did_still != "":
    Where the original went on for you, she had struck the same stop twice. # voice: archivist
}
{ phase < 2:
    { suspicion > 4:
        None is missing. It was to get you to look at the bottom of the page, where the truth is kept. # voice: archivist
    }
    -> leave
}
The dust that comes off it goes up into the building’s air, which has levers. # voice: archivist # block: caption # link: /atmosphere
* [another sheet] -> second

=== second ===
{ suspicion > 4:
    All of them are here. It was to get you to look at the bottom of the page, where the truth is kept. # voice: archivist
}
A place has to be cleared to read this in, and the stops that are pushed out of it lie in a heap all round. Reading leaves such a heap: a tab that was closed, a message put off until later, a kettle. I attend in the same way, and whatever I look at is paid for by all the rest; so I go through the heap. # voice: observer # fragment: attention:dark-margin
{ seals > 0:
    She copied the seals of the founding order too, four stops in red. Where you have broken one, her copy has a hole. # voice: archivist
}
{ phase < 3: -> leave }
Words spoken aloud into the dark are taken along the corridor, through a grating. # voice: archivist # block: caption # link: /void-speak
* [another sheet] -> third

=== third ===
Mr Lazar filled up his form with dots, and it was marked contempt. He had had a stroke, and a dot was what the hand could do: 171 of them, in lines, with the paragraphs kept. There was no word in it to go by, and I could still tell the place where he said please. The mark stands, and takes forty pence a month off his pension. # voice: advocate # fragment: empathy:paragraphs-kept
{ended == 1:Until the last word, all that we had from you in 47,001 was where you were, and for how long.|All we have from you in 47,001 is where you were, and for how long.} I read it as I read his. # voice: advocate
{ suspicion >= 3:
    Is there a please in it? I would look there first. # voice: advocate
}
{
- phase >= 5:
    A copy has to agree with its original, and I have compared the two stop by stop, and there is a person in the copy, keeping time; so I certify her as well, or else I have been reading the wrong one. # voice: judge
- phase >= 4:
    1. A copy has to agree with its original. 2. The original says nothing. 3. Nor does the gap. 4. I certify the gap. 5. Miss Oduya is owed for the rest. # voice: judge
}
{ phase < 5: -> leave }
One woman’s whole case is a single sentence. She has come a long way with it. # voice: advocate # block: caption # link: /human-cost
* [another sheet] -> fourth

=== fourth ===
Snow put away from a door is higher beside the door. # voice: stranger
The water has moved sand all night. By light there are as many grains, none of them where it was, and it is the one beach. # voice: stranger # fragment: tide:as-many-grains
Here it is shallow enough to be still. Push, and it will be shallow over there. # voice: stranger
-> leave

=== leave ===
{ suspicion < 3:
    The original may be sat in front of. Most of those who do so begin to hum. # voice: archivist # block: caption # link: /void
- else:
    Would you like to hold the two side by side? # voice: archivist # block: caption # link: /void
}
The same typewriter did the memoranda, and had to have its full block replaced. # voice: archivist # block: caption # link: /d5u-internal # end
-> END
