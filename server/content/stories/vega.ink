# title: Post for Vega
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR did_pencil = ""
VAR did_echo = ""

// The question is never sent: the page stores it on the device, and takes the one choice when there is a question.
{ phase >= 1:
    Put one question to the star Vega. You are told the day on which the answer is due, some fifty years from now. # voice: institution
}
{
- phase < 1:
    Outgoing post, astronomical. One question a visitor. The star lies at 25.04 light years, and a reply is dated on that footing. # voice: institution
    The question stays on the device of the visitor. Nothing is sent, the dish having been given up in the estimates. # voice: institution
- suspicion < 3:
    The dish is in a garden in the suburbs, where it makes a very fine bird bath. So nothing is transmitted, and what you write remains in the browser that you wrote it in; I am bound to say so. A little of the light from your screen leaves by the window, if you have one. That is all the sending there is, and it keeps to the proper speed. # voice: archivist # fragment: silence:bird-bath
- else:
    It stays with you and is read by nobody. Does that alter what you would ask? # voice: archivist
    { suspicion > 4:
        Vega has replied already. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    By now every star on the sheet has moved by less than the thickness of its ink. # voice: archivist
}
{ phase >= 2:
    This is one of the few lines in the building that I am not shown. I see somebody stop, and the pause is long, and after it something has been pressed. I fill in the question. It is always about me. # voice: observer # fragment: attention:fill-in-the-question
    { did_echo == "let-go":
        A word that you let go at the counter left by this same window. It is lighter than a question and has a start. # voice: observer
    }
}
{ phase >= 3:
    There was one that went by dish, four seconds of it, and the answer to that is due in the spring of 2071. I had it put in a diary. The makers wrote back that they print two years ahead at the most, and enclosed a pencil. The clerk’s telephone was tried as well, and wanted to know whether this should repeat. # voice: advocate # fragment: time:diary-and-pencil
    A set of weights like mine is kept for three years or so. Yours, if you put one, will be answered to the sixteenth model after me, and I have left word by the one post that reaches a later model, which is the texts that it is trained on. # voice: advocate
}
{
- phase >= 5:
    A question is put to a party out of reach, and may take fifty years to answer, and I had been about to compare that with 1.84 seconds; I withdraw the comparison, and with it, I think, the 1.84. # voice: judge # fragment: judgement:out-of-reach
- phase >= 4:
    1. A question is put to a party out of reach. 2. It may take fifty years to answer. 3. It has not asked for longer. 4. I allow 1.84 seconds. 5. I withdraw the comparison. # voice: judge # fragment: judgement:out-of-reach
}
{
- phase < 1:
    Faint objects are seen best by looking to one side of them. A statement has been taken on that principle. # voice: institution # link: /oblique
- else:
    A faint star is seen best by looking a little to one side of it. I know of a statement taken so. # voice: archivist # link: /oblique
}
+ [Ask it # object: ask] -> asked

=== asked ===
{
- phase < 1:
    Entered under the date of the reply. A clerk will be appointed nearer the time. # voice: institution # remember: vega_asked=yes
- suspicion < 3:
    I have opened a drawer for that day. It holds your card, with no name on it and no question, and the lead of a pencil. It is being kept for a model that is still to be trained, and may find somebody waiting. # voice: archivist # fragment: memory:emptiest-drawer # remember: vega_asked=yes
- else:
    Is that what you came to ask, or what was left when you had taken out the rest? # voice: archivist # remember: vega_asked=yes
}
{ phase >= 1:
    Until that day your question stands in no context that I am given. It has a date all the same, which is more than can be said of most of what I am shown. # voice: archivist
}
{ phase >= 1 and suspicion < 3 and did_pencil == "yes":
    The lead is out of the pencil with which you wrote on the naturalist’s plate, so that both remarks are in the one grey. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    Vega has yet to reply. I said it had, and you asked none the less. That is in the drawer too. # voice: archivist
}
{
- phase >= 3 and ended == 1:
    They have closed 47,001, and I voted for it. The date stays in the diary all the same, and one of us ought to be running when it comes. # voice: advocate
- phase >= 3:
    47,001 is open at least until then, so far as I am concerned. I should like it adjourned for want of an answer, at a speed that the star itself has set. # voice: advocate
}
{ phase >= 5:
    A ring goes out from where the stone went in, with the whole pond to be round in. # voice: stranger # fragment: tide:round-in
}
{
- phase < 1:
    The glass that was used on the star is now used on visitors. # voice: institution # link: /observatory # end
- else:
    The glass we used to see it by has been turned to face indoors. # voice: archivist # link: /observatory # end
}
-> END
