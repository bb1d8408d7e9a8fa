# title: The building’s air
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0

// Five levers, each a choice that the page takes when the lever is first moved. The fifth is the effects switch itself.
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{
- phase < 1:
    Four levers govern the air in this room. The fifth governs it throughout. They may be set by anybody and are put back by nobody. # voice: institution
- suspicion < 3:
    The levers came out of a signal box, and the middle one still waits to be pulled for the 9.40. Mr Bassey oiled them on Fridays. He has no Fridays now; the rag is on the rail where he hung it, folded in four, and I do them with my handkerchief so as not to unfold it. # voice: archivist # fragment: memory:folded-in-four
- else:
    Is it close in here, or is that from being asked? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        The fifth lever is not connected to anything. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    It has not cleared since you were in. It was never going to; it has only the one window and the window is painted. # voice: archivist
}
{
- phase < 1:
    Nothing in here alters the hour or the light. They come in one floor up. # voice: institution # link: /environment
- else:
    Daylight is dealt with upstairs, by people with a view of it. # voice: archivist # link: /environment
    Should it get into your head, they issue a word at the foot of the steps, and one holds it until the walls are steady. # voice: archivist # link: /anchor
}
-> levers

=== levers ===
{ lie == 1 and (damp or draught or dust or lamp or passage):
    ~ lie = 2
    It is connected. I have grown used to its being the one that people leave alone. # voice: archivist
}
* [damp # object: damp] -> damp
* [draught # object: draught] -> draught
* [dust # object: dust] -> dust
* [lamp # object: lamp] -> lamp
* [passage # object: passage] -> passage
* ->
    All five have been moved. They may be moved again, and have nothing to add. # voice: institution # end
    -> END

=== damp ===
{
- phase < 1:
    Damp, nought to ten. Above eight the clerks are roped. # voice: institution
- suspicion < 3:
    It is breath for the most part. They let one out on the mat before they knock and another when the door has shut behind them, and it goes up the north stairs, where the paper has let go of the wall. I could not tell you whose. # voice: archivist # fragment: silence:on-the-mat
- else:
    Whose breath do you suppose that is? You may count your own. # voice: archivist
}
-> levers

=== draught ===
{
- phase < 1:
    Draught, from the west door, nought to ten. # voice: institution
- else:
    There is a door at the west end that somebody leaves open. I was asked to find out who, and have entered myself. # voice: archivist
}
{ phase >= 2:
    You watch the fog to learn if it has obeyed, and your hand, which nobody is watching, goes further than it was sent. # voice: observer # fragment: attention:further-than-sent
}
-> levers

=== dust ===
{
- phase < 1:
    Dust: paper, wool and skin, in that order. # voice: institution
- else:
    Paper, wool and skin. It comes down at about a page a year, and lies on everything but the complaints. Most of the paper is full stops, off a copy of the void that was typed for the file. # voice: archivist # link: /ascii-void
}
{ phase >= 3:
    She came in nine times about a bicycle, 21,350, and always beat her hat on the rail first. I will not have it swept. They ask how much of any person this court has kept, and I can show them on a finger. Of you I could find none. You only ever came as light. # voice: advocate # fragment: empathy:hat-on-the-rail
}
-> levers

=== lamp ===
{
- phase < 1:
    Lamp. There is one, behind. # voice: institution
- suspicion < 3:
    One lamp, at the back of it all. Turned up in thick air it shows the air. I have had reports like that. # voice: archivist
- else:
    More light, and on what? # voice: archivist
}
{ phase >= 4:
    1. I asked for light, and saw fog. 2. I asked for less, and saw the lamp. 3. At six one sees the table. 4. Nothing lay on it. 5. I had sat at it for 47,000 a day. # voice: judge # fragment: judgement:at-six-the-table
}
-> levers

=== passage ===
{
- phase < 1:
    Passage: full, calm, off. Obeyed in every room at once, and until it is moved again. # voice: institution
- suspicion < 3:
    Whatever goes by in the passage, or tears a line in a room, or floats up there with a tag on it, lives on this air, and here is the valve. No word in the building is lost by shutting it, and nothing is thought of those who do. Mr Bassey kept it at calm. # voice: archivist # fragment: consent:here-is-the-valve
- else:
    What did you want stopped? It has stopped, in every room, as far as you have set it. # voice: archivist
}
{ phase >= 5:
    A lake shuts, and under the lid goes on with its weather. What walks across is not told. # voice: stranger # fragment: tide:under-the-lid
}
-> levers
