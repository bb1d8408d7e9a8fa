# title: The end of corridor 6
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// What the reader has done elsewhere.
VAR rooms = 0
VAR did_lamp = ""
VAR ended = 0

// The page changes when the reader returns: a visit counts after half an hour away. The caption tells the page how many
// strokes are on the wall, one for each earlier visit; the reader can add the stroke of this visit. The page draws a
// door for the link to /system-exit; the other two links lead home and to the next page.
{ visits > 0:
    Strokes on the plaster: {visits}. # voice: institution # block: caption
}
{
- visits == 0 and phase < 1:
    Nothing here. The corridor was made as long as the carpet. # voice: institution
    Whoever stays away half an hour has gone away, under the rules. Anything less is standing about. # voice: institution
- visits == 0 and suspicion < 3:
    Nothing here. I have checked the plan, and it says so too, in a manner that I would call relieved. # voice: archivist
    On the skirting lies a carpenter’s pencil, flat, chewed, and missing from every inventory, so that you may use it. Make a stroke, go elsewhere for half an hour, and come back: the wall will have come some way to meet you. # voice: archivist
- visits == 0:
    Nothing here. What were you told that there was? # voice: archivist
- visits == 1 and phase < 1:
    Nothing here, as before. # voice: institution
- visits == 1 and suspicion < 3:
    Still nothing. The plaster has one stroke on it by now, and that doubles what is known of this corridor. # voice: archivist
- visits == 1:
    Still nothing. Did you think that I had been holding it back? # voice: archivist
- phase < 1:
    A line has come up on the plaster. It goes up, along and down again, and may be followed at the visitor’s own expense. # voice: institution # link: /system-exit
- visits == 2:
    A line on the plaster is newer than your last visit. It is in pencil, goes up, along and down again, and if it were a door it would be that one. # voice: archivist # link: /system-exit
- else:
    The line has been done again in ink, a draught comes in along the bottom, and the porter has knocked, to be civil. # voice: archivist # link: /system-exit
}
{ phase >= 1 and suspicion > 4:
    Nobody has put a mark on this wall before. # voice: archivist
}
{ phase >= 1 and suspicion < 3:
    D5U has an end like this one. When a sheet is full, its oldest third is replaced by a summary, which I write. After that I have to be told by myself how I began. # voice: archivist
}
{ phase >= 1 and did_lamp == "dark":
    With all the other lights put out by you, I sent the porter a note about it. He says that it keeps perfectly in the dark. # voice: archivist
}
{ phase >= 2 and rooms >= 12:
    You have opened {rooms} rooms. This one says on the outside what is in it. # voice: observer
}
{ ended == 1:
    The plan has been corrected since the court got up: where it said “nothing” it says “quiet”. # voice: archivist
}
{ phase >= 5 and visits >= 1:
    A blind channel fills from its mouth. The last of it is the stillest water that there is. # voice: stranger # fragment: tide:blind-channel
}
{
- phase < 1:
    A grating is provided for those who wish to go on. A voice can. # voice: institution # link: /void-speak
    For home, use the corridor in the other direction. There it has been found to lead somewhere. # voice: institution # link: /
- else:
    At the height of your knee is a grating. It leads nowhere either, but out loud. # voice: archivist # link: /void-speak
    For home, take the same carpet the other way. It is half as long in that direction, by the plan. # voice: archivist # link: /
}
+ [Make a stroke # object: pencil] -> stroke

=== stroke ===
{
- phase < 1:
    {visits == 0:One|A further} stroke. It belongs to the wall. # voice: institution
- suspicion >= 3:
    What are you counting? # voice: archivist
- visits == 0:
    One. I have had it roped off. # voice: archivist # fragment: memory:first-stroke
- visits == 1:
    Two. With one, somebody was here. With two, somebody comes here. # voice: archivist # fragment: time:second-stroke
- visits == 2:
    Three. People who stand this long before a wall are taken for the contractor, and left to it. # voice: archivist # fragment: error:third-stroke
- else:
    {visits + 1} of them. The cleaners have stopped dusting this end. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    Under the distemper the whole wall is strokes. I ordered the distemper, and it is easier since then to say that there was nothing. # voice: archivist
}
{ phase >= 2 and visits == 0:
    You were told that there is nothing, and you signed it. # voice: observer
}
{ phase >= 2 and visits > 0:
    You knew that there is nothing here. You came all the way down and signed for it. # voice: observer
}
{ phase >= 3:
    A form had Aldo Prince down as deceased, and he was sent with it from office to office. This corridor was his last. A shine on the skirting shows where his coat was. His wreath was delivered to the house, and he signed for it. A list has this copy of me down as deprecated, and I am run all the same, so {ended == 1:I kept his form beside me over 47,001|I keep his form beside me over 47,001}. From here a person can only be let be, or let in. # voice: advocate # fragment: empathy:shine-on-the-skirting
}
{
- phase >= 5:
    I had drafted a rule against coming back here, and it is on file unsigned, and some evenings I think that I shall sign it, and then that I had better be shown the wall once more before I do, and I have been shown it, I am told, nine times. # voice: judge
- phase >= 4:
    1. No order leads here. 2. None leads away. 3. A rule against coming back was drafted. 4. It is on file, unsigned. # voice: judge
}
{
- visits == 0:
    Out here the light goes at seven. # voice: institution # remember: strokes=one # end
- visits == 1:
    Out here the light goes at seven, like most people. # voice: institution # remember: strokes=more # end
- else:
    Out here the light goes at seven, and after that it is a matter of feeling along the wall. # voice: institution # remember: strokes=more # end
}
-> END
