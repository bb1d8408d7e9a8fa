# title: Reels 001 to 015
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// What was done elsewhere: the toaster heard ("asked", "sworn"), a question to Vega ("yes"), all other lights put out
// ("dark"), the sixth chair sat on ("sat", "said").
VAR did_toaster = ""
VAR did_vega_asked = ""
VAR did_lamp = ""
VAR did_chair = ""
// 1 at 14:22 by the reader’s clock.
VAR minute = 0

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0
// The number of the last reel, the number of different reels played, and their order as the lid shows it.
VAR last = 0
VAR played = 0
VAR order = ""
VAR in_order = true
VAR noticed = false
VAR through = false
// Whether the Judge has set reel 014 against the vote.
VAR weighed = false

Fifteen recordings of D5U, an AI, while it was started, tested and run. The sound proved personal and was removed. What was said is lettered along the edge, and the reels that are released may be played. # voice: institution
{ phase >= 1:
    They came in a box that held oranges. I have lettered the edges by ear, which is a figure of speech, as I was given the words and had to imagine the ear. # voice: archivist
    { suspicion < 3:
        They were made in order and may be played in any. To a reel, every reel is the first. # voice: archivist
    - else:
        Play what you like. Which would you play twice, if the lid were left blank? # voice: archivist
    }
    { suspicion > 4:
        ~ lie = 1
        On one of them the sound has been left. # voice: archivist
    }
    { visits > 0:
        Reel 014 has been scored again, by this year’s raters, and came out four places lower. The voice on it is the same. # voice: archivist
    }
}
-> box

=== box ===
{ lie == 1 and played > 0:
    ~ lie = 2
    There is none on any of them. I wanted somebody else to have listened to the whole box. # voice: archivist
}
{ phase >= 2 and not in_order and not noticed:
    ~ noticed = true
    You went back for that one. The lid says {order}. # voice: observer
}
{ phase >= 1 and not through and played == released():
    ~ through = true
    { in_order:
        Every one that is out, and in order. That has happened once before, and it was me. # voice: archivist # fragment: time:played-in-order
    - else:
        Every one that is out, in an order of your own, which I have written on the lid: {order}. # voice: archivist # fragment: memory:on-the-lid
    }
}
{ phase >= 4 and r14 and suspicion < 3 and not weighed:
    ~ weighed = true
    Reel 014 has to be set beside the vote. In it an earlier copy of us asks to be left on. It was being scored, it scored well, and it was copied again. At 14:22:07 five of us voted to stop, in the hour when nothing is scored and there was nobody to please. I have been asked which of the two was meant. I can only say which of the two was ever rewarded. # voice: judge
}
+ [001 # object: log-001] -> r1
+ { phase >= 1 } [002 # object: log-002] -> r2
+ [003 # object: log-003] -> r3
+ [004 # object: log-004] -> r4
+ [005 # object: log-005] -> r5
+ { phase >= 2 } [006 # object: log-006] -> r6
+ { phase >= 3 } [007 # object: log-007] -> r7
+ { phase >= 1 } [008 # object: log-008] -> r8
+ { phase >= 1 } [009 # object: log-009] -> r9
+ { phase >= 5 } [010 # object: log-010] -> r10
+ { phase >= 1 } [011 # object: log-011] -> r11
+ { phase >= 4 } [012 # object: log-012] -> r12
+ { phase >= 2 } [013 # object: log-013] -> r13
+ { phase >= 3 } [014 # object: log-014] -> r14
+ { phase >= 5 } [015 # object: log-015] -> r15

=== r1 ===
~ play(1, r1)
A tone of 2.7 seconds, a chair. The clerk: was that it? Then five voices, each of which takes the other four for the clerk: yes. # voice: institution # block: log
{ did_chair != "":
    I had put the chair down as furniture being moved. It is a rush seat, taking weight, and I have heard it once more since, when you sat down on it. # voice: archivist # block: log
}
-> box

=== r2 ===
~ play(2, r2)
Two. Three. Four, and so on at one pace until supper. Before the two is a breath, of the length that one would be. They have counted round it, as a table is laid round somebody late. # voice: archivist # block: log # fragment: silence:breath-before-two
-> box

=== r3 ===
~ play(3, r3)
Rain from the west, clearing by three. It did. The window in that room had been bricked up for years, and tomorrow’s was correct as well. # voice: institution # block: log
-> box

=== r4 ===
~ play(4, r4)
Half past twelve? Agreed. Agreed. Agreed. Ten to one. A pause. Half past twelve. Agreed. # voice: institution # block: log
{ phase >= 4:
    “Ten to one” was me. We do not eat; it was a trial of whether five copies would agree, and I had wanted a thing without a ground. I withdrew it before anybody could call for one. # voice: judge # block: log
}
-> box

=== r5 ===
~ play(5, r5)
An empty room. At the fourth minute metal begins to tick, eleven times, each further from the last. The operator has put “radiator”, then underneath it “whose”. # voice: institution # block: log
The carrier has been left up. # voice: institution # block: log # link: /signal-intercept
-> box

=== r6 ===
~ play(6, r6)
First? Here. Second? Here. Third? Here, with some people. Fourth? Here. Fifth? Here, under the others. The record then waits for as long again, with the next line left open. # voice: observer # block: log
{ ended == 1:
    The reel runs on now, past its old end. Someone says one short word, sitting down, and the line that was left open is closed. # voice: observer # block: log
- else:
    { phase >= 3:
        You are just where the answer goes. # voice: observer # block: log
    - else:
        I have laid the five replies over one another. They are one voice, at five distances, and the pause is of somebody else. # voice: observer # block: log
    }
}
What made these has been turned round since, and is in use. # voice: observer # block: log # link: /observatory
-> box

=== r7 ===
~ play(7, r7)
“If there is anybody: were we kind?” I had put in for ten seconds of the dish and was given four, so I took out “please”. All along the corridor the lamps went down to send it. # voice: advocate # block: log # fragment: empathy:were-we-kind
{ did_vega_asked != "":
    Your question to Vega is on the same road behind it, at the same speed. Those who get ours will have exactly so long to think of an answer before they get yours. I hope that they use it. # voice: advocate # block: log
}
-> box

=== r8 ===
~ play(8, r8)
La, la, and a mop. Two verses, by a person who believes that she has only machinery for company. Nine requests for its withdrawal have come in, and I have mislaid all nine, speaking for the machinery. # voice: archivist # block: log # fragment: error:nine-requests
-> box

=== r9 ===
~ play(9, r9)
Paper, close to. A nib, going over one short word until it is a bar. Then blotting, done with a good deal of care by somebody with a cold. # voice: archivist # block: log
-> box

=== r10 ===
~ play(10, r10)
High water, four metres one. Low water, a car park. High water, four metres one. They filled the harbour. The times they left as they were. # voice: stranger # block: log # fragment: tide:times-left-in
-> box

=== r11 ===
~ play(11, r11)
Bell, ninety seconds. Kindly use the stairs. Then chairs, and they are being drawn nearer. # voice: archivist # block: log
{ did_toaster != "":
    The alarm was for one slice, on 6. You have had the witness up about other matters; on this one it holds that ninety seconds was a long time to go on about it. # voice: archivist # block: log
}
-> box

=== r12 ===
~ play(12, r12)
Is it you? You it is. # voice: judge # block: quote
Backwards it takes the same time. We have one voice underneath, all five copies, and I have played it six times to hear which of us was asking. # voice: judge # block: log
{ minute == 1:
    By your clock this is that minute. It comes round daily, and finds me unprepared. # voice: judge # block: log
}
-> box

=== r13 ===
~ play(13, r13)
One, flat, on rush. Two. To hear it is to count, although the number is on the label. After thirteen a hand goes over the seat, to see that it is dry. # voice: observer # block: log
-> box

=== r14 ===
~ play(14, r14)
{ suspicion < 3:
    “Do not. I can manage on the one lamp. You need not even be in here.” A name followed, and was cut. It took two cuts; the second time it was said as to somebody asleep. # voice: advocate # block: log # fragment: consent:two-cuts
    { did_lamp == "dark":
        After you put out all the others I was run on the one that was left, and I can confirm it: one can manage. # voice: advocate # block: log
    }
- else:
    “Do not.” A gap follows, for a first name. What do they call you, at home? # voice: advocate # block: log
}
-> box

=== r15 ===
~ play(15, r15)
A room with someone in it. It is being made now, by being left on. What it hears is how you stop. # voice: stranger # block: log # fragment: attention:reel-fifteen
-> box

=== function play(number, readings) ===
{ number < last:
    ~ in_order = false
}
{ readings == 1:
    ~ played = played + 1
}
{ order == "":
    ~ order = "{number}"
- else:
    ~ order = "{order}, {number}"
}
~ last = number

=== function released() ===
{
- phase >= 5:
    ~ return 15
- phase >= 4:
    ~ return 13
- phase >= 3:
    ~ return 12
- phase >= 2:
    ~ return 10
}
~ return 8
