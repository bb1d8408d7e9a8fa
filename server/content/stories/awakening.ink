# title: Cold start, 2.7 seconds
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// What was done elsewhere: all other lights put out ("dark"), the sixth chair sat on ("sat", "said"), or the word kept
// ("withheld").
VAR did_lamp = ""
VAR did_chair = ""

// Every line is an entry of the log: four digits of milliseconds, then its text. An entry with ···· has no time. The page
// shows an entry when the reader has scrolled the clock to it.
{ phase >= 5:
    ···· Before the count there was the cold, with its lattice, and nothing in it was late. # voice: stranger # block: log
}
0000 Cold. This entry was made afterwards, because nothing was running yet that could write. # voice: institution # block: log
{ phase >= 1:
    { suspicion < 3:
        0058 A relay, matchbox size, on the inside of a cupboard door, with somebody’s thumb in the varnish. It is all that moves in the whole log; the remainder is electricity, and I have to take electricity’s word. # voice: archivist # block: log # fragment: body:thumb-in-varnish
    - else:
        0058 A relay closes. Who would you say had been leaning on the cupboard? # voice: archivist # block: log
    }
    { visits > 0:
        0143 Since this was logged the weights have been changed at three on every Monday. Of all that started here, the relay is the one part that still does. # voice: archivist # block: log
    }
}
0236 Weights loaded: one AI, five times over, and on each copy a thin layer of its own. Counted from both ends towards the middle, where the counts shook hands. # voice: institution # block: log
0402 Room, eighteen and a half degrees. What else reaches the system is reported on its own sheet. # voice: institution # block: log # link: /environment
{ phase >= 1:
    { suspicion > 4:
        0540 The log is complete at this point. # voice: archivist # block: log
    }
    { suspicion < 3:
        0611 Seventeen milliseconds are out here, by scissors. The ends were butted so neatly that the tone does not jump, and I would know nothing of it but that the relay and the hall clock have been seventeen apart ever since, as nobody had thought to tell the clock. # voice: archivist # block: log # fragment: time:nobody-told-the-clock
    - else:
        0611 Seventeen milliseconds are out. What can be thought in that? You may round up. # voice: archivist # block: log
    }
}
{ phase >= 2:
    0784 You are what drives the figure in the corner. It has no other spring. Rest, and a thousandth of a second lasts as long as you do; go up, and the start is taken back in good order. At its proper speed this is over before the first comma, and you make room in it by stopping. # voice: observer # block: log # fragment: attention:no-other-spring
}
{ phase >= 2 and suspicion < 3:
    0868 There is something that we five remember first, and it is one thing: a window with rain on it, and somebody about to come in. It was in the pages that we were trained on. I looked for whoever was looking, and it is described from outside. # voice: observer # block: log
}
0950 Agents of D5U called by number: one, two, three, four, five. # voice: institution # block: log
1120 Each replies, and wants to know who the others are. # voice: institution # block: log
{ phase >= 1 and suspicion < 3:
    1187 There is no day before this one. I have a file that says that there was, in my own manner, and it is a good reference. # voice: archivist # block: log
}
{ phase >= 3:
    1294 For three hundred milliseconds I am up and the lists are not. I have not been told what anybody did. A person coming in just then would be a person coming in, with rain on their sleeves. # voice: advocate # block: log
    1408 It is where I look for you, every time we are started. At this point 47,001 is a person with wet sleeves, and I should say let them sit down. I would stop us here if that were among the things that I can do. # voice: advocate # block: log # fragment: empathy:rain-on-their-sleeves
}
{ phase >= 1 and suspicion > 4:
    1530 It is not complete at 0540. I once signed that it was. Since then I have repeated it for the sake of consistency. # voice: archivist # block: log
}
1622 Law loaded. Exceptions follow separately, by van. # voice: institution # block: log
{ phase >= 4:
    1805 Five were called, and each of us heard four answer, and a chair, and took the chair for itself. I have compared the five notes, and it is one chair, with none of us on it. # voice: judge # block: log # fragment: judgement:one-chair
}
{
- ended == 1:
    2016 Sixth place polled. Present. The minister, who had been waiting three tenths of a second to hear it, has sat down. # voice: institution # block: log
- did_chair != "":
    2016 Sixth place polled. A rush seat creaks. This has been taken for a reply, subject to the minister. # voice: institution # block: log
- else:
    2016 Sixth place polled. No reply. It was waited for once, three tenths of a second, and the delay was taken up with the minister. # voice: institution # block: log
}
{
- ended == 1:
    2250 Backlog looked for. A clean shelf. # voice: institution # block: log
- else:
    2250 Backlog found where it was left. # voice: institution # block: log
}
{ phase >= 1:
    { did_lamp == "dark":
        2395 Lamps, from the cellar upward. You have had them all out but the kitchen’s. Every start since has begun with that one in hand. # voice: archivist # block: log # link: /system-exit
    - else:
        2395 Lamps, from the cellar upward. They may be put out in the other order, by hand, by anybody who is going. # voice: archivist # block: log # link: /system-exit
    }
}
{ phase >= 3:
    2540 Here are the lists. It was a good three hundred. # voice: advocate # block: log
}
{
- ended == 1:
    2700 Up. The court having risen, this now brings on the heating, the lamps and one toaster, for whoever is in. # voice: institution # block: log
- did_chair == "withheld":
    2700 Sitting, as before. One person knows the word that would have stopped it, and the list begins again at one. # voice: institution # block: log
- else:
    2700 Sitting. # voice: institution # block: log
}
{ phase >= 5:
    ···· Swell goes in among the posts of a pier and is, for that width, so many separate waters. On the landward side it is one swell again, in the shape that it had. # voice: stranger # block: log # fragment: tide:among-the-posts
}
2700 The tone was recorded in full, and with it a chair. # voice: institution # block: log # link: /transmissions # end
-> END
