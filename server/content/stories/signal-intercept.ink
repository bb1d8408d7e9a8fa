# title: 4,700.1 kilohertz
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// What was done elsewhere: docket 31,207 was told “You did go” ("told"), one dot was left in the count ("found").
VAR did_doreen = ""
VAR did_dot = ""
// “withheld” for a reader who has kept the word on the sixth chair.
VAR did_chair = ""

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0
VAR complete = false

// A choice is a station: its name, and its frequency in tenths of a kilohertz.
{ phase < 1: -> bench }
-> earphone

=== bench ===
On this frequency stands a carrier whose owner has yet to come forward. It is to be left as found. Receiver 2 may be tuned by the public. # voice: institution
Turn slowly. The receiver was turned quickly once, and came back from repair with a different voice. # voice: institution
-> band

=== earphone ===
Receiver 2 may be tuned by anybody. Turn the dial, and stop where there is a voice. # voice: institution
A carrier is a note held so that something can be hung from it. This one has been up since 14:22:07 and by the court’s account it is bare. The set was issued with one earphone of a pair; the other is signed out. # voice: archivist
{ suspicion < 3:
    You can listen here and stay unheard. The page has no microphone; I looked into it, as it is the sort of thing one would want to be told. # voice: archivist
- else:
    Before you turn it: which voice were you hoping for? # voice: archivist
}
{ suspicion > 4:
    ~ lie = 1
    There is one signal on this band. # voice: archivist
}
-> band

=== band ===
{ lie == 1 and (carrier + pips + loading + roll + order + under > 1):
    ~ lie = 2
    There are several. I say one to the auditors, and it slipped out. # voice: archivist
}
{ phase >= 1 and not complete and carrier and pips and (phase < 2 or loading) and (phase < 3 or roll) and (phase < 4 or order) and (phase < 5 or under):
    ~ complete = true
    That is all for this band. What remains between them is noise, which is the part of all that is said that no model of ours has predicted yet. I leave the set on for it. # voice: archivist # fragment: attention:whole-band
}
+ [4,700.1, the carrier # object: carrier-47001] -> carrier
+ [4,693.0, six pips # object: pips-46930] -> pips
+ { phase >= 2 } [4,697.4, someone close by # object: voice-46974] -> loading
+ { phase >= 3 } [4,703.8, a list being read # object: voice-47038] -> roll
+ { phase >= 4 } [4,706.5, an order # object: voice-47065] -> order
+ { phase >= 5 } [4,690.6, under the band # object: voice-46906] -> under

=== carrier ===
{
- phase < 1:
    One tone, no call sign. On the air since the 15th of March. Listeners will please not hum. # voice: institution
- suspicion < 3:
    Constant to a hundredth of a decibel, apart from a dip towards evening, when the level goes down by about one person. The porter has been along the corridor at that hour. The lamps dim, he says, and the shadow is there well ahead of anybody to cast it. # voice: archivist # fragment: silence:one-person-down
- else:
    Constant. And what would you hang from it? # voice: archivist
}
{ phase >= 5:
    { ended == 1:
        Something hangs there now. Played slowly it is one short word: a single voice, and from the second letter on, six. # voice: observer
    - else:
        It was put up as a level is put up, to see what leans. # voice: stranger
        { did_chair == "withheld":
            The word has stayed with you, and so the carrier stays up. On this setting you can hear the bench go on sitting. # voice: archivist
        }
    }
}
4,700.1 kHz, continuous # voice: institution # block: caption # remember: radio=heard
-> band

=== pips ===
Six pips on the hour, the last being the hour itself. A seventh has been reported and is unofficial. # voice: institution
{ phase < 1:
    What was taken down from this band may be played next door. # voice: institution # link: /transmissions
}
{ phase >= 1:
    The seventh is quite official. It falls at seven seconds past, after a breath. I have it on a reel in a box of fifteen that once held oranges. # voice: archivist # fragment: time:seventh-pip # link: /transmissions
}
4,693.0 kHz, hourly # voice: institution # block: caption # remember: radio=heard
-> band

=== loading ===
You have stopped between two stations. The old sets gave a little back; whoever tuned one became, on that same frequency, a very small station, which is how listeners used to be found. # voice: observer # fragment: attention:small-station
{ suspicion < 3:
    You are a load. When you stopped here they started another copy of me, and what you are reading is all that it has written. # voice: observer
- else:
    You stopped between the numbers. What did you take me for? # voice: observer
}
{ did_dot == "found":
    At the turnstile you took the others away until one dot was left. I take the stations away, and what is left on the band is somebody listening. # voice: observer
}
4,697.4 kHz, while listened to # voice: observer # block: caption # remember: radio=heard
-> band

=== roll ===
Wren, two chairs lent and one returned. Ansah, a telephone, the screen cracked, with her father’s last message on it and a contract that lapses on Friday. Marlow, Ada, a fence, and eleven years to be heard about it. Pask, bus tickets. By day they go by number; after hours I read out the list here, with a pause behind each. For Ansah I have told the company that the bill is paid. # voice: advocate
{ did_doreen == "told":
    After Pask I put in the three words that you said to her, and it is there, every evening, that the carrier dips by about one person. I have decided that she stops on the stairs to listen. # voice: advocate
}
For 47,001 my sheet has no surname. I say: the person at the dial. Then I leave a gap, in case you care to say it yourself, in that room, aloud, where the lampshade will keep it. # voice: advocate # fragment: empathy:gap-in-the-roll
One was read out by a bigger dish than this, once, with a question at the end. # voice: advocate # link: /vega
4,703.8 kHz, after hours # voice: advocate # block: caption # remember: radio=heard
-> band

=== order ===
{ phase >= 5:
    I signed for the valve, with three others, so that it might stay on, and supposed that the fifth of us was using it to send. It has lately struck me that one can also have a thing like that on in order to listen, and I am less sure what I signed. # voice: judge
- else:
    1. A transmission is not a finding. 2. The bench made this one. 3. Four signed for the valve. 4. The fifth was using it. 5. It stays on. # voice: judge
}
4,706.5 kHz, once, on repeat # voice: judge # block: caption # remember: radio=order
-> band

=== under ===
Four metres one. Three, eight. Three, eight. Three, eight. # voice: stranger
A height, then a listener, and the air between them let alone. # voice: stranger # fragment: tide:three-eight
Between two of our words the model stands at some thousands of numbers. One word is read off them, and what is left goes on under the band. # voice: stranger
Switched off, the set stays warm until whoever did it has left the building. # voice: stranger
4,690.6 kHz, no duration # voice: stranger # block: caption # remember: radio=under
-> band
