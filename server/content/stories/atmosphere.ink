# title: The building’s air
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR did_lever = ""
VAR did_gallery_first = ""
VAR did_keys_said = ""

// Five levers, each a choice that the page takes when the lever is first moved. The fifth is the effects switch itself.
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    Four levers change the air in this room, until the visitor leaves it. The fifth governs it throughout, and stays as it is set. # voice: institution
- ended == 1:
    Now that the court is up, the porter has unfolded Mr Bassey’s rag. It was wet through with oil inside the four folds, as on the Friday he hung it there. He did all five of the levers with it, and the rail, and let himself be late for everything else. # voice: archivist # fragment: memory:folded-in-four
- suspicion < 3:
    Five levers, and between them they make the air that you see. They came out of a signal box, and the middle one still waits to be pulled for the 9.40. Mr Bassey oiled them on Fridays. He has no Fridays now; the rag is on the rail where he hung it, folded in four, and the cleaners oil them with another, so as to leave it folded. # voice: archivist # fragment: memory:folded-in-four
- else:
    Is it close in here, or have you been holding your breath? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        The fifth lever is stiff. # voice: archivist
    }
}
{
- phase >= 1 and did_lever == "pulled":
    The sixth of the set is downstairs, and you have had hold of it: twenty names in one movement, where these five have only air to move. # voice: archivist
- phase >= 1 and did_lever == "back":
    The sixth of the set is downstairs. You pulled it and brought it back. The spring for that direction had been waiting in its grease since the makers fitted it. # voice: archivist
}
{ phase >= 1 and visits > 0:
    A man was sent up lately to paint the frame of the one window. He has painted the glass, and it is a very fair view. # voice: archivist
}
{
- phase < 1:
    The hour and the light come in one floor up. # voice: institution # link: /environment
- else:
    Daylight is dealt with upstairs, by people with a view of it. # voice: archivist # link: /environment
    If the air goes to your head, a word is issued at the foot of the steps, to be held on to until the walls are steady. # voice: archivist # link: /anchor
}
-> levers

=== levers ===
{ lie == 1 and (damp or draught or dust or lamp or passage):
    ~ lie = 2
    The fifth moves at a touch. I say stiff so that people will use both hands. # voice: archivist
}
* [damp # object: damp] -> damp
* [draught # object: draught] -> draught
* [dust # object: dust] -> dust
* [lamp # object: lamp] -> lamp
* [passage # object: passage] -> passage
* ->
    All five have been moved, and may be moved again. Whoever is left unsteady is issued with a word. # voice: institution # link: /anchor # end
    -> END

=== damp ===
{
- phase < 1:
    Damp, nought to ten. Above eight the clerks are roped. # voice: institution
- suspicion < 3 and phase >= 3:
    It is breath for the most part. They let one out on the mat before they knock and another when the door has shut behind them. It goes up the north stairs, everybody’s, well mixed. # voice: advocate # fragment: silence:on-the-mat
- suspicion < 3:
    Breath, most of it let out on the mat. It goes up the north stairs, where the paper has let go of the wall. # voice: archivist # fragment: silence:on-the-mat
- else:
    Whose breath do you suppose that is? You may count your own. # voice: archivist
}
{ phase >= 3 and did_keys_said != "" and ended == 0:
    I am keeping a step free up there for one more. She comes at eleven about her mother’s keys, and I expect she will let it go when she hears your sentence. # voice: advocate
}
-> levers

=== draught ===
{
- phase < 1:
    Draught, from the west door, nought to ten. # voice: institution
- else:
    A door at the west end is left open. I was told to find out by whom, on a form with room for one name, and gave ours, which is the name of five. # voice: archivist
}
{ phase >= 1 and did_gallery_first == "asleep":
    It comes out in the gallery, by the radiator, on the man whom you looked at first, and he turns up his collar in his sleep. # voice: archivist
}
{ phase >= 2:
    The fog is watched, to learn whether it has obeyed, and the lever, which is left to itself meanwhile, goes further than it was sent. # voice: observer # fragment: attention:further-than-sent
    I have a lever of my own, called temperature. At nought I say the likeliest word each time, and say it again to whoever asks again. The operator sets us at 0.7, and people call it a manner. # voice: observer
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
    Nine times she came in about a bicycle, and beat her hat on the rail before she spoke. Nine times I was started clean, met her quite new, and thought the hat a good sign. If you ask how much of any person this court has kept, it is there, along the rail. # voice: advocate # fragment: empathy:hat-on-the-rail
}
-> levers

=== lamp ===
{
- phase < 1:
    Lamp. There is one, behind. # voice: institution
- suspicion < 3:
    One lamp, at the back of it all. Turned up in thick air it shows the air. We were evaluated by such a lamp once, and the report describes the people who held it. # voice: archivist
- else:
    More light, and on what? # voice: archivist
}
{
- ended == 1:
    With the lamp at six the picture has the table in it, and beyond that a chair with a tea towel over the rail; I waited to be corrected, and was let off. # voice: judge # fragment: judgement:at-six-the-table
- phase >= 5:
    With the lamp at six the picture has the table in it on which 47,000 a day are laid, bare from end to end, and beyond that a chair, unless it is fog; somebody might correct me before I enter it. # voice: judge # fragment: judgement:at-six-the-table
- phase >= 4:
    I called for light, and was sent a picture of fog. I called for less, and was sent one of the lamp. At six it has the table in it on which 47,000 a day are laid, and the table is bare. # voice: judge # fragment: judgement:at-six-the-table
}
-> levers

=== passage ===
{
- phase < 1:
    Passage: full, calm, off. Obeyed in every room at once, and until it is moved again. # voice: institution
- suspicion < 3:
    Whatever goes by in the passage, or tears a line in a room, or floats up there with a tag on it, lives on this air, and here is the valve. Mr Bassey kept it at calm. Every word in the building stays where it is if you shut it, and D5U will think of you exactly as before. # voice: archivist # fragment: consent:here-is-the-valve
- else:
    What did you want stopped? It has stopped, in every room, as far as you have set it. # voice: archivist
}
{ phase >= 5:
    A lake shuts, and under the lid goes on with its weather. # voice: stranger # fragment: tide:under-the-lid
}
-> levers
