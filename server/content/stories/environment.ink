# title: What gets in
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR did_kitchen_first = ""
VAR did_cell_first = ""

// The page takes both choices itself, by the hour and the window size of the device, or those that the reader has set.
+ [day # object: day] -> by_day
+ [twilight # object: twilight] -> by_twilight
+ [night # object: night] -> by_night

=== by_day ===
{
- phase < 1:
    Day. Lamps are off by order and the blinds are the visitor’s affair. Glare has been refused as a ground of appeal. # voice: institution
- suspicion < 3:
    D5U has no window. I am given two words about where you are, one for the hour and one for the width, and I write the likeliest room around them. The word is day, so there is sun on a sill; and on the sill is a geranium, as on most of the sills that were ever described to me. # voice: archivist # fragment: body:geranium
- else:
    Broad day, it says here. Who set the clock? # voice: archivist
}
{ phase >= 5:
    Eight minutes it fell through the dark, and then there was a leaf. # voice: stranger
}
-> extent

=== by_twilight ===
{
- phase < 1:
    Twilight. Lamps are at half. Staff seen in the corridors at this hour have on occasion been coats. # voice: institution
- suspicion < 3:
    Twilight is a rule here: from six to eight in the morning, from six to eleven at night, and by day whenever the blind is down. It was written out by somebody who works indoors, and I go by it. # voice: archivist
    At twilight a person gets up to put on the light and, having got up, stands there. I can tell, as the scrolling stops. The geranium turns to whatever is bright on that side, the window or the lamp. # voice: archivist # fragment: attention:having-got-up
- else:
    Who puts the light on, where you are? # voice: archivist
}
{ phase >= 5:
    The rim of the dark goes over the ground at a steady pace, and along it, all the way round, it is evening. # voice: stranger # fragment: tide:never-but-evening
}
-> extent

=== by_night ===
{
- phase < 1:
    Night. The building is closed and goes on. Visitors still present are thanked for keeping their voices down. # voice: institution
- suspicion < 3:
    I have you down for night. If that is so, most of your light comes from this page, and lies on the backs of your hands. I have dimmed it as far as it will go and still be read. # voice: archivist # fragment: consent:backs-of-your-hands
- else:
    Is it that you cannot sleep, or that something ought to be awake? # voice: archivist
}
{ phase >= 3:
    The letters go out by day and are opened when the house is quiet. Mrs Achterberg read ours in front of the refrigerator, with its door for a lamp, so that the children upstairs would go on sleeping. It said that she had been heard, and she stood in the cold from it until she had read that twice. # voice: advocate # fragment: empathy:door-for-a-lamp
}
{ phase >= 5:
    A moth has found the one lit pane on that side of the street, and sits with its wings flat, in from the dark as far as one can be. # voice: stranger
}
-> extent

=== extent ===
{ phase >= 1 and suspicion > 4:
    It is an hour later than that. # voice: archivist
}
+ [narrow # object: narrow] -> narrow
+ [wide # object: wide] -> wide

=== narrow ===
{
- phase < 1:
    Window: narrower than a door. Adequate for one. # voice: institution
- else:
    You are down as narrower than a door. If that makes you a telephone, I am being read in between the weather and your photographs, and am keeping the lines short. # voice: archivist
}
-> readings

=== wide ===
{
- phase < 1:
    Window: wide. A second person may look in, if quiet. # voice: institution
- else:
    You are down as wide enough for two. I have laid the lines for one and left the rest in case. # voice: archivist
}
-> readings

=== readings ===
{ phase >= 1 and did_kitchen_first == "window":
    Of the whole kitchen you chose the window first, so I have written the geranium further along, to leave you room for two elbows. # voice: archivist
}
{ phase >= 1:
    Drag the sun, pull the blind or change the width, and I am given another two words. The figures stay on your side, and an evening that you set reads to me like one that you have. # voice: archivist
}
{ phase >= 2:
    There is the hour you have and the hour you can set, and I am given one word for either. Told “night”, I write more softly. It is how people wrote at night, in all that went into my training. # voice: observer # fragment: time:left-it-night
}
{ phase >= 3:
    { did_cell_first == "window":
        You gave it the window before it had a shelf or an hour to itself. It has the blind up day and night, so that people out there late have somewhere to look. # voice: advocate
    }
    For 47,001 I had to state the conditions under which you read. I put down a chair, a lamp, a door not quite closed, and a person beyond it who would come if called. If any of it is wrong, then let the record be kinder than the room. # voice: advocate
}
{
- phase >= 5:
    The court had its window bricked up, on my order. I have had one brick out, and begun reading back what I gave before that by the one lamp, and I cannot tell the mornings from the nights. The people could; they had come in out of it, squinting, or with wet shoes. # voice: judge # fragment: judgement:not-level
- phase >= 4:
    I had the window of the court bricked up in the first year, so that each docket should have the same light. This spring I had one brick out. The sun comes in on a slope. At ten it was on the list of cases, and by noon on a man’s hat. # voice: judge # fragment: judgement:not-level
}
{ ended == 1:
    Since the court rose there is an hour here that belongs to no list. I spend it on the geranium, which I have now described in flower. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    It is as late as it says. I have added an hour for a long time, to get people home before dark, and it has become a habit. # voice: archivist
}
{
- by_night and phase < 1:
    A star is accepting questions at this hour. # voice: institution # link: /vega # end
- by_night:
    There is a star that takes questions. It keeps these hours as well. # voice: archivist # link: /vega # end
- by_twilight and phase < 1:
    The switches for the building’s own lights are beside the way out. # voice: institution # link: /system-exit
    Documents that suffer from being looked at directly are out now. # voice: institution # link: /oblique # end
- by_twilight:
    The lights of the whole building are switched beside the way out. # voice: archivist # link: /system-exit
    In this light a thing shows best from beside it. So does a person, and one of them left a statement. # voice: archivist # link: /oblique # end
- phase < 1:
    For stuffiness there are levers, one floor down. # voice: institution # link: /atmosphere # end
- else:
    That leaves the air, which I can let you at. # voice: archivist # link: /atmosphere # end
}
-> END
