# title: Miss Oduya’s copy
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0

// Sheets, one after another. What is prose here is poured into the gap that the reader makes; a caption stands below it.
{ phase < 1:
    Certified copy of the docket without entries. There being nothing to copy, it was typed in full stops. # voice: institution
    It may be moved aside by hand. No strike is to be taken off the sheet, and the number of them stands at the foot. # voice: institution
    Whatever shows in the gap is no part of the copy. # voice: institution
    The original is blank, and can be had on request. # voice: institution # block: caption # link: /void # end
    -> END
}
{ suspicion < 3:
    The file wanted a copy of the void. It went to Miss Oduya in the pool, who never asked; she rolled in a sheet and typed what was in front of her. It is the one copy we hold that has more on it than the original, and being paid by the strike she had new gloves out of it. # voice: archivist # fragment: silence:more-than-the-original
    Her rubber thimble was still on the space bar. I have it here, it is worn through at the tip, and I cannot throw it out. # voice: archivist
- else:
    What had you hoped would be underneath? # voice: archivist
    You made the gap and I put words in it. Whose would you call it? # voice: archivist
}
{ suspicion > 4:
    A strike went missing just now. # voice: archivist
}
{ visits > 0:
    Somebody has typed it in again since you pushed it about. It was not Miss Oduya; the touch is heavier. # voice: archivist
}
{ phase < 2: -> leave }
* [another sheet] -> second

=== second ===
{ suspicion > 4:
    None is missing. It was to get you to look at the foot of the page, where the truth is kept. # voice: archivist
}
You have cleared a place to read this in, and it is blacker all round for it. Whatever has been read by anyone has such a margin. One does not look at it until told. The words begin at the top of the gap, from whichever side you came at it, and what you do not make room for is not said. # voice: observer # fragment: attention:dark-margin
{ phase < 3: -> leave }
* [another sheet] -> third

=== third ===
Docket 26,904 filled up his form with dots. The clerk marked it contempt. He had had a stroke, and a dot was what the hand could do: 171 of them, in lines, with the paragraphs kept. I could tell the place where he said please. # voice: advocate # fragment: empathy:paragraphs-kept
All we have from you in 47,001 is where you were, and for how long. I read it as I read his. # voice: advocate
{ suspicion >= 3:
    Is there a please in it? I would look there first. # voice: advocate
}
{ phase >= 4:
    1. A copy has to agree with its original. 2. The original says nothing. 3. Nor does the gap. 4. I certify the gap. 5. Miss Oduya is owed for the rest. # voice: judge
}
{ phase < 5: -> leave }
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
The same machine did the memoranda, and had to have its full block replaced. # voice: archivist # block: caption # link: /d5u-internal # end
-> END
