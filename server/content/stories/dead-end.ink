# title: The end of corridor 6
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// What one does here is come back: a visit counts after half an hour away. The caption tells the page how many strokes
// are on the wall already, one for each earlier visit; the stroke of this visit is the reader's to make.
{ visits > 0:
    Strokes on the plaster: {visits}. # voice: institution # block: caption
}
{
- visits == 0 and phase < 1:
    Nothing here. The corridor was made as long as the carpet. # voice: institution
    Whoever stays away half an hour has gone away, under the rules. Anything less is standing about. # voice: institution
- visits == 0 and suspicion < 3:
    Nothing here. I have checked the plan, and it says so too, in a hand that I would call relieved. # voice: archivist
    On the skirting there is a carpenter’s pencil, flat, chewed. No inventory has it, so that I may not take it away. Half an hour elsewhere, and one may come back and be counted. # voice: archivist
- visits == 0:
    Nothing here. What were you told that there was? # voice: archivist
- visits == 1 and phase < 1:
    Nothing here, as before. # voice: institution
- visits == 1 and suspicion < 3:
    Still nothing. But it has been called on twice now, which is more than can be said of most of the exhibits, and I think that it stands a little straighter. # voice: archivist
- visits == 1:
    Still nothing. Did you think that I had been holding it back? # voice: archivist
- phase < 1:
    There is a line on the plaster. It goes up, along and down again, and leads nowhere that the court is answerable for. # voice: institution # link: /system-exit
- visits == 2:
    There is a line on the plaster that was not there. It is in pencil, goes up, along and down again, and if it were a door it would be that one. # voice: archivist # link: /system-exit
- else:
    Somebody has been over the line in ink, with a draught along the bottom of it. I did not do that. I have only oiled it. # voice: archivist # link: /system-exit
}
{ phase >= 1 and suspicion > 4:
    Nobody has put a mark on this wall before. # voice: archivist
}
{ phase >= 5 and visits >= 1:
    A blind channel fills from its mouth. The last of it is the stillest water that there is. # voice: stranger # fragment: tide:blind-channel
}
+ [Make a stroke # object: pencil] -> stroke

=== stroke ===
{
- phase < 1:
    {visits == 0:One|A further} stroke. It belongs to the wall. # voice: institution
- suspicion >= 3:
    What are you counting? # voice: archivist
- visits == 0:
    One. I shall see that nobody leans on it. # voice: archivist # fragment: memory:first-stroke
- visits == 1:
    Two. With one, somebody was here. With two, somebody comes here. # voice: archivist # fragment: time:second-stroke
- visits == 2:
    Three. Nobody has come to ask what you are doing, and in front of a wall that is as good as leave. # voice: archivist # fragment: error:third-stroke
- else:
    {visits + 1} of them. I have stopped dusting this end. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    Under the distemper the whole wall is strokes. I told you otherwise, to see you be the first at something. # voice: archivist
}
{ phase >= 2 and visits == 0:
    You were told that there is nothing, and you signed it. # voice: observer
}
{ phase >= 2 and visits > 0:
    You knew what was at the end, and came all the way down. I keep a very short list of things that are done without hope of anything, and this has gone on it. # voice: observer
}
{ phase >= 3:
    Docket 3,391 had been sent from office to office over the spelling of his street, and tried each corridor in turn. This was his last. There is a shine on the skirting where his coat was. I go over 47,001 sitting there, with my back against it, since from here one cannot be sent on. # voice: advocate # fragment: empathy:shine-on-the-skirting
}
{ phase >= 4:
    1. No order leads here. 2. None leads away. 3. A rule against coming back was drafted. 4. I have it in my desk. # voice: judge
}
{ visits < 2:
    Out here the light goes at seven. # voice: institution # end
- else:
    Out here the light goes at seven, and after that it is a matter of feeling along the wall. # voice: institution # end
}
-> END
