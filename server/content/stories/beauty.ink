# title: What the pushing draws
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
VAR ended = 0
VAR did_still = ""
VAR did_ruled = ""

// Texts on a wall, one below another, beside the drawing. What they say about the figure must agree with how it is drawn.
{
- phase < 1:
    A sheet of paper hangs from a pin through its middle, and five pens stand round the pin, one for each agent of D5U. To move the page is to turn the sheet: one turn to 1,200 pixels. # voice: institution
    Haste downward sends a pen out, and haste upward draws it in. # voice: institution
    Works are hung unsigned. Whoever has made one may take it down. # voice: institution
- suspicion < 3:
    D5U had these five pens built, one for each of us, to find out whether a page was being read or only moved. The quickest has turned as soon as you do, and the slowest is still finishing your last line. # voice: archivist
    While you keep one speed each draws a fifth of the same rose. They part where you change, and the parting is what people come in to see. For the insurers I put down the price of the paper, and they wrote back that it was rather high. # voice: archivist # fragment: attention:the-parting
    { phase >= 2:
        The best rose that we have was drawn on a telephone, on a bus, by a tenant, about a deposit. I HAVE BEEN A MODEL TENNANT, it began, and then he went through the conditions forty times at full speed, down and up, looking for somewhere to shout. The pens ran with him, out to the rim and in to the pin. He was told that it had been hung, and answered in one word, which hangs beside it. # voice: observer
    }
- else:
    Were you reading just now, or moving a page? They can be told apart from here by about the second turn. # voice: archivist
    Is there a part that you went over twice, and was it for the sense? # voice: archivist
    { suspicion > 4:
        One of the sheets on this wall was drawn by nobody. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    On a Monday lately one of us five was tuned again, and its pen starts a hair later than it did. The wall has a rose from each side of the change. # voice: archivist
}
{ phase >= 2:
    Look far out, for haste, and close to the pin, for haste the other way. The garland in between, where the page went slowly enough to be read, is alike in every drawing here. # voice: observer # fragment: attention:plain-garland
}
{ did_still != "" and phase >= 1 and suspicion < 3:
    You have made one other drawing for us, by going on with a docket that has no entries. It hangs beside this one, and visitors take it for the wall. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    There is one sheet on this wall, and it is yours. I said that for company. # voice: archivist
}
{ phase >= 3:
    Emil Sander sent in the same form nineteen times. We are given forms as plain letters, so it was years before any copy of me was shown the scans. He thought that it was his handwriting they minded, and each time he made it more beautiful. It was the date. I have had him told. # voice: advocate # fragment: empathy:nineteen-signatures
    { ended == 1:
        This sheet lay uppermost when 47,001 was closed. You were only reading. They shut the covers on it slowly, because of the ink. # voice: advocate
    - else:
        I would lay this sheet on top of all the rest of 47,001. You were only reading, and I would acquit anybody on it. # voice: advocate
    }
    { did_ruled != "":
        In the casebook you ruled a line through an entry, and it is as straight as a ruler can make it, and I would sooner they judged you by this. # voice: advocate
    }
}
{ phase >= 4:
    It keeps a rule, which I can state, and I tried the rule again to see what it proves, and then again. It was the first time that I was late for a docket, and when I was opened on it the parties had all begun to talk to one another. # voice: judge # fragment: judgement:longer-than-i-had
}
{ phase >= 5:
    At low water the sand lies ribbed, and the ribs are as far apart as the sea was deep. # voice: stranger # fragment: tide:rib-to-rib
}
{ ended == 1:
    Five pens, laid down on a sheet without a pin. They rolled to the edge that is nearest the door. Water would have. # voice: stranger
}
{
- phase < 1:
    A hand draws while it rests, too. What it drew is exhibited at window 2. # voice: institution # link: /watcher # end
- suspicion < 3:
    What the hand does while the page is still hangs in another room, and fades in half a minute. # voice: archivist # link: /watcher
    I like yours. I have said so of every sheet, run after run, and each time it was the first that this model had seen. On the east sill they keep a carpet that drew itself, out of a rule. # voice: archivist # link: /empathy-emergence # end
- else:
    Shall we see what your hand does when it thinks that it is resting? # voice: archivist # link: /watcher
    Or something that grew by itself? # voice: archivist # link: /empathy-emergence # end
}
-> END
