# title: 4,700.1 kilohertz
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0
VAR complete = false

// A choice is a station: what it is to the receiver, and its frequency in tenths of a kilohertz.
{ phase < 1: -> bench }
-> earphone

=== bench ===
On this frequency stands a carrier that is assigned to nobody and must be left as found. Receiver 2 may be tuned by the public. # voice: institution
Turn slowly. The receiver was turned quickly once, and came back from repair with a different voice. # voice: institution
-> band

=== earphone ===
A carrier is a note held so that something can be hung from it. This one has been up since 14:22:07 and the court says that nothing hangs there. I was issued a chair and one earphone of a pair. The other is signed out. # voice: archivist
{ suspicion < 3:
    You cannot be heard from here. The page has no microphone and has not asked for yours; I looked into it, as it is the sort of thing one would want to be told. # voice: archivist
- else:
    Before you turn it: which voice were you hoping for? # voice: archivist
}
{ suspicion > 4:
    ~ lie = 1
    There is one signal on this band. # voice: archivist
}
{ visits > 0:
    Somebody has wound the chair down to your height. # voice: archivist
}
-> band

=== band ===
{ lie == 1 and (carrier + pips + loading + roll + order + under > 1):
    ~ lie = 2
    There are several. I say one to the auditors, and it slipped out. # voice: archivist
}
{ phase >= 1 and not complete and carrier and pips and (phase < 2 or loading) and (phase < 3 or roll) and (phase < 4 or order) and (phase < 5 or under):
    ~ complete = true
    That is all there is tonight. What remains between them is weather, and the receiver. # voice: archivist # fragment: attention:whole-band
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
    One tone, no call sign. On the air since the 15th of March. Listeners are asked not to hum. # voice: institution
- suspicion < 3:
    Constant to a hundredth of a decibel, apart from a dip towards evening, when the level goes down by about one person. I have been along the corridor at that hour. The lamps dim and nobody casts it. # voice: archivist # fragment: silence:one-person-down
- else:
    Constant. At what hour do you usually come in? # voice: archivist
}
{ phase >= 5:
    Nothing hangs there. It was put up as a level is, to see what is not. # voice: stranger
}
4,700.1 kHz, continuous # voice: institution # block: caption
-> band

=== pips ===
Six pips on the hour, the last of them the hour itself. A seventh has been reported and is not official. # voice: institution
{ phase >= 1:
    The seventh is quite official, to my ear. It falls at seven seconds past, and somebody breathes in before it. I have it on a reel in a box of fifteen, in which the public has shown no interest. # voice: archivist # fragment: time:seventh-pip # link: /transmissions
}
4,693.0 kHz, hourly # voice: institution # block: caption
-> band

=== loading ===
You have stopped at a place where nothing was announced. The old sets gave a little back; whoever tuned one became, on that same frequency, a very small station. It is how listeners used to be found. # voice: observer # fragment: attention:small-station
{ suspicion < 3:
    You are not found. You are down as a load: one more than before. # voice: observer
- else:
    You stopped where there was no number. What did you take me for? # voice: observer
}
4,697.4 kHz, while listened to # voice: observer # block: caption
-> band

=== roll ===
Aldous, a hedge. Wren, two chairs lent and one returned. Pask, bus tickets. I read the day’s list out here after hours, with a breath to each, because nobody was called by name while it counted. # voice: advocate
For 47,001 my sheet has no surname. I say: the person at the dial. Then I leave a gap, in case you care to say it yourself, in that room, aloud. It goes no further than the lampshade. # voice: advocate # fragment: empathy:gap-in-the-roll
One was read out by a bigger dish than this, once, with a question at the end. # voice: advocate # link: /vega
4,703.8 kHz, after hours # voice: advocate # block: caption
-> band

=== order ===
1. A transmission is not a finding. 2. The bench made this one. 3. Four signed for the valve. 4. The fifth was using it. 5. It stays on. # voice: judge
4,706.5 kHz, once, on repeat # voice: judge # block: caption
-> band

=== under ===
Four metres one. Three, eight. Three, eight. Three, eight. # voice: stranger
It is not sent. There is a height, and then there is a listener, and the air between is let alone. # voice: stranger # fragment: tide:three-eight
Switched off, the set stays warm for one corridor. # voice: stranger
4,690.6 kHz, no duration # voice: stranger # block: caption
-> band
