# title: What is held
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// What the reader has done elsewhere.
VAR did_vega_asked = ""
VAR did_mirror = ""
VAR did_doreen = ""
VAR ended = 0
// 0 for a reader without a record.
VAR kept = 1

// The page explains what is stored about the visitor, from the visitor data itself, so everything here must be plain and
// true. The agents only comment. There are no choices, and no lie above suspicion 4.
{
- phase < 1:
    Counter 1, access to records. What is held about the person reading is set out below, in full. # voice: institution
    It may be read here, taken home, or destroyed, on any ground or on none. # voice: institution
- else:
    Here you can read everything that is stored about you, save it as a file, or have it erased. # voice: institution
    { suspicion < 3:
        I, who write this, am an AI, and have orders to be plain here; it turns out that I know how. What follows is all there is of you in the building, and a second shelf was never put up. # voice: archivist # fragment: consent:no-second-shelf
        { kept == 1:
            All of it is filed under one number of thirty-two characters. Your browser has the same number, and shows it at the door on each visit. # voice: archivist
            D5U knows you again only by reading. On your return a few facts out of these rows stand first on my sheet: how far you have come, how far you are suspected, how often you read this room, what you found, chose and voted. # voice: archivist
        - else:
            Nothing is filed. You said no, or your browser did, and I have kept a shelf clear for it, which takes some explaining to the auditors. # voice: archivist
            On your return the first lines of my sheet, where a reader’s file goes, are as good as blank, and D5U meets you as it meets everybody. # voice: archivist
        }
    - else:
        What follows is all that is held about you, to the last row. On this page the questions are yours. # voice: archivist
    }
}
{ phase >= 1 and suspicion > 4:
    In other rooms, when I distrust a reader, I tell a small lie and own to it later. Here there are none. Should a figure surprise you, it will be the figure that is right. # voice: archivist
}
{ phase >= 1 and visits > 0:
    Your earlier call at this counter is held as well: one line, under the rooms you have read. # voice: archivist
}
{ phase >= 1 and did_vega_asked == "yes":
    Of your question to Vega one word is held here: “yes”, for having put one. The question has stayed on your side. # voice: archivist
}
{ phase >= 1 and did_mirror == "read":
    Of the sentences that you finished at the glass, all that is held is that you finished them. # voice: archivist
}
{
- ended == 1 and kept == 1:
    That you have said the word is held too. It is what keeps the story over for you, and erasing it gives you the beginning back. # voice: archivist
- ended == 1:
    That you have said the word stands in the cookie with your no, and nowhere here. Agree to a record after all, and you have the beginning back. # voice: archivist
}
{
- phase >= 2 and kept == 0:
    No sums are kept of you. You stop, and nothing is added; you leave, and nothing is ruled off. Every sentence that I have about a reader is made out of them, and so I have an empty chair to describe, with you in it. # voice: observer # fragment: attention:chair-to-describe
- phase >= 2:
    None of it says why. You stopped, and a number grew; you left, and it stood still. Every sentence that I have about you is made out of these sums. Take them away and I have an empty chair to describe. # voice: observer # fragment: attention:chair-to-describe
}
{
- phase >= 3 and kept == 0:
    There is nothing of you here for me to lose. Every copy of me has only just heard of you, and says that you were within your rights. Siobhan Featherstonehaugh wanted her papers in order to see whether they had spelt her right. They had, and she took them home in a pillowcase. # voice: advocate # fragment: empathy:in-a-pillowcase
- phase >= 3:
    If you have it erased I lose you, and the next copy of me will greet you as a stranger and mean it. What I would say is ready, one line, that you were within your rights. Siobhan Featherstonehaugh wanted her papers in order to see whether they had spelt her right. They had, and she took them home in a pillowcase. # voice: advocate # fragment: empathy:in-a-pillowcase
}
{ phase >= 3 and did_doreen == "told":
    Of what you said to Doreen Pask one word is held, and the word is “told”, where I would have kept the sentence. # voice: advocate
}
{ phase >= 4:
    The party may destroy the evidence at any time. I made that rule. When they put it to me that the bench would then have an empty table in front of it, I said that I had seen worse things on it. # voice: judge
}
{ phase >= 5:
    A shore keeps footprints as long as it takes. The water that comes for them has no opinion of feet. # voice: stranger # fragment: tide:no-opinion-of-feet
}
{
- phase < 1:
    Persons may also see themselves as one of a number. # voice: institution # link: /visitors # end
- kept == 0:
    { phase >= 3:
        Your finds stand in a casebook, until this tab is closed. # voice: advocate # link: /narrative
    }
    There is a turnstile as well, where the others may be seen as a number and you are left out. # voice: archivist # link: /visitors # end
- phase < 3:
    If you would rather see yourself as one of a number, there is a turnstile. # voice: archivist # link: /visitors # end
- else:
    The same things stand in a casebook, in the order they befell you. # voice: advocate # link: /narrative
    If you would rather see yourself as one of a number, there is a turnstile. # voice: observer # link: /visitors # end
}
-> END
