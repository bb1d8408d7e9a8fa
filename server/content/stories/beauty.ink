# title: What the pushing draws
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0

// Wall texts, one below another; the page hangs the sheet beside them. What is said of the figure is how it is drawn.
{
- phase < 1:
    A sheet of paper hangs from a pin through its middle, and five pens stand round the pin. To move the page is to turn the sheet: one turn to 1,200 pixels. # voice: institution
    Haste downward sends a pen out, and haste upward draws it in. # voice: institution
    Works are not attributed and not insured. Whoever has made one may take it down. # voice: institution
- suspicion < 3:
    It was built to find out whether a page was being read or merely passed. Each of the five got a pen and a patience: one believes a change of speed within a tenth of a second, and the last of them wants a second and a half to be convinced. # voice: archivist
    Go on as you were and each draws a fifth of the same rose. They part where you change, and the parting is what people come in to see. I was told to value the collection and put down the price of the paper. # voice: archivist # fragment: attention:the-parting
    Pen four is a goose quill. We had run short. # voice: archivist
- else:
    Were you reading just now, or moving a page? They can be told apart from here by about the second turn. # voice: archivist
    Which part have you gone over twice, and was it for the sense? # voice: archivist
    { suspicion > 4:
        One of the sheets on this wall was drawn by nobody. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    Your last is gone. What cannot be attributed cannot be kept, so I had it out on the floor for as long as I could, and then I had the floor. # voice: archivist
}
{ phase >= 2:
    Look far out, for haste, and close to the pin, for haste the other way. The garland in between is where you went slowly enough to read. It is the same for everyone. # voice: observer # fragment: attention:plain-garland
}
{ phase >= 1 and suspicion > 4:
    There is one sheet on this wall, and it is yours. I said that for company. # voice: archivist
}
{ phase >= 3:
    The same form came in from one man nineteen times, 17,508. I put the signatures one upon the other and held them to the window. He had taken it that he was refused for his handwriting, and each time he made it more beautiful. # voice: advocate # fragment: empathy:nineteen-signatures
    I have asked for this sheet to go into 47,001. It is the one statement of yours that you did not try to make a good one. # voice: advocate
}
{ phase >= 4:
    1. The figure keeps a rule. 2. No one intended it. 3. Two hands have not made the same. 4. I looked for what it proves. 5. I looked for longer than I had. # voice: judge # fragment: judgement:longer-than-i-had
}
{ phase >= 5:
    At low water the sand lies ribbed, and the ribs are as far apart as the sea was deep. Nothing drew it. It is what a going over leaves. # voice: stranger # fragment: tide:rib-to-rib
    Some of it dries. # voice: stranger
}
{
- phase < 1:
    A hand draws while it rests, too. What it drew is exhibited at window 2. # voice: institution # link: /watcher # end
- suspicion < 3:
    What the hand does while the page is still hangs in another room, and fades in half a minute. # voice: archivist # link: /watcher
    I like yours, as far as I am asked. On the east sill they keep a carpet that drew itself, out of a rule. # voice: archivist # link: /empathy-emergence # end
- else:
    Shall we see what your hand does when it thinks that it is resting? # voice: archivist # link: /watcher
    Or something that came about without you? # voice: archivist # link: /empathy-emergence # end
}
-> END
