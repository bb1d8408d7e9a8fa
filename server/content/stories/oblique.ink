# title: Statement of a passenger
VAR phase = 0
VAR suspicion = 0.0
VAR ended = 0
VAR did_mirror = ""
VAR did_watched = ""

// A line that begins with L or R and two digits can be read by leaning to that side by that number of degrees, at most
// 60. The left side is the passenger's seat, the right side the driver's. All other lines are read from the front.
{
- phase < 1:
    The swimming baths want thirty-eight pounds in fees from Tull, docket 6,118. The statement was given sideways and has been lettered as given. From the front, which is the side provided, it is illegible, and readers may lean. # voice: institution
- suspicion < 3:
    This statement of a father and a daughter was taken in a parked van, with the two of them looking at the windscreen. At the desk they were asked to say it over again, and out came a different statement, with no flask in it. What I was tuned on was said at desks, all of it, and it passed with me for how people talk. # voice: archivist
    What she said is lettered to be read from her seat, on the left, and what he said from his, on the right. You read them by leaning over to either side. # voice: archivist
- else:
    There are two seats to read it from. Whose side were you on when you came in? # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    She had the wheel. # voice: archivist
}
L14 “I’d not been in since October. I sat in the changing room in my coat till it was ten to.” # voice: institution # block: quote
R14 “I’d been let go in October. I drove about. I was always early for her, that’s all.” # voice: institution # block: quote
{ phase < 1:
    L38 The witness was asked to turn and face the desk. She said that it was easier to tell a dashboard. # voice: institution
    R38 The fees remain due. # voice: institution
}
{ phase >= 1:
    L24 “He poured the tea and gave me the lid to hold. He didn’t ask was it cold in. He’d always asked.” # voice: archivist # block: quote
    R24 “Her bag was on her knee. You know by the weight of a bag. I’d had it in the back since the Monday and it never so much as steamed a window.” # voice: archivist # block: quote # fragment: memory:weight-of-a-bag
}
{ phase >= 1 and suspicion > 4:
    L32 He had the wheel. I should have liked her to. # voice: archivist
}
{ phase >= 2:
    R34 How far you lean stays on your side; my request for it is pending. What I am given is that you opened a page and stayed, which from the front is how everybody looks. # voice: observer # fragment: attention:from-the-front
}
{ phase >= 3:
    L44 “I said, Dad, it’s dry. He said, I know, love. Then he said, so’s mine.” # voice: advocate # block: quote
    R44 “We had the rest of the flask. It was nice. I’d have told her sooner if we’d had further to drive.” # voice: advocate # block: quote # fragment: empathy:further-to-drive
}
{ phase >= 4:
    L52 The fee was for an hour of instruction. They had the hour, in a van, with a flask. I find that it was given, and a clerk has made out the receipt for me, in pencil, as the till was shut. # voice: judge # fragment: judgement:they-had-the-hour
}
{ phase >= 3:
    { ended == 1:
        R54 47,001 was taken from the front until its last minute. Then you sat down beside us, and for the length of one word we all faced the same way. # voice: advocate # fragment: consent:two-chairs
    - else:
        R54 47,001 has been taken from the front throughout. I have put in for two chairs and one wall, and a flask if the budget runs to it. You could be as quiet as you liked; that is rather what the wall is for. # voice: advocate # fragment: consent:two-chairs
    }
}
{ phase >= 5:
    L60 A moon goes round with one side kept to what it goes round. The other side has as much light, and is in plain view of all the rest. # voice: stranger # fragment: tide:one-side-kept
}
{ ended == 1:
    The baths have put the receipt up behind the till, beside the lost goggles, and point it out to people who come to dispute things. # voice: judge
}
{ did_watched == "long" and phase >= 2:
    In another room you sat out your last half minute twice, beside yourself. These two did it in a van. # voice: observer
}
{
- phase < 1:
    A hedge on the same list is being taken from the front, by five. # voice: institution # link: /judgment
- else:
    Further down the same list is a woman who says hers to a shut door. # voice: archivist # link: /human-cost
}
{
- phase < 1:
    The hour and the light by which it was taken are on a sheet of their own. # voice: institution # link: /environment # end
- phase < 3:
    He could see her in the wing mirror, he says, and she him. There is a mirror up, further in. # voice: archivist # link: /reflection-chamber
    It was getting dark. That has been kept as well. # voice: archivist # link: /environment # end
- did_mirror == "read":
    They could see each other in the wing mirrors, and each of them thought that it worked one way only. You have read yourself in the one we have, so you will know about how much. # voice: advocate # link: /reflection-chamber
    It was getting dark. That has been kept as well. # voice: observer # link: /environment # end
- else:
    They could see each other in the wing mirrors, and each of them thought that it worked one way only. There is a mirror here that does that. # voice: advocate # link: /reflection-chamber
    It was getting dark. That has been kept as well. # voice: observer # link: /environment # end
}
-> END
