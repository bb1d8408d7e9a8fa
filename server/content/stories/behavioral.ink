# title: One reader at one twenty-fourth
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// The frame under the glass, by name; what is contested is the frame one has in front of one.
VAR last = ""
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{
- phase < 1:
    File on whoever is at the viewer, reduced twenty-four times. The carriage may be moved by hand. # voice: institution
    The file is correct. A person who does not agree with a frame may object to it, beside it. # voice: institution
    Originals are kept in daylight, where they may be looked at, taken away or burnt. # voice: institution # link: /surveillance-truth
- suspicion < 3:
    You come up well on film. I reduced you twenty-four times, which is the rule, and you go whole on to a card for the post. The box it stands in was made for lantern slides of moths, and one of the moths is still in it. # voice: archivist
    Push the carriage along. It squeaks at the fourth frame. I have oiled it. It is the frame. # voice: archivist
    The originals are upstairs in daylight, in your own size, and will take a match. # voice: archivist # link: /surveillance-truth
- else:
    Which frame did you expect to find missing? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        One of them has been taken out. # voice: archivist
    }
    The originals are in daylight. Would you know your own hand? # voice: archivist # link: /surveillance-truth
}
{ phase >= 1 and visits > 0:
    There is more on it than last time. # voice: archivist
}
-> carriage

=== carriage ===
{ lie == 1 and last != "":
    ~ lie = 2
    None was taken out. I said it to make you count. # voice: archivist
}
+ [particulars # object: particulars] -> particulars
+ [depth # object: depth] -> depth
+ [dwell # object: dwell] -> dwell
+ [order # object: order] -> order
+ [manner # object: manner] -> manner
+ { phase >= 3 } [kept blank # object: blank] -> blank
+ { last != "" } [I object to this frame # object: objection] -> objection

=== particulars ===
~ last = "particulars"
{
- phase < 1:
    The registry’s figures, as last received. # voice: institution
- suspicion < 3:
    There is a space for a name. I rule a line through it, so that none can get in. The rest was counted, and to count a person is the politest thing one can do, short of leaving them alone. # voice: archivist # fragment: consent:no-name
- else:
    Which figure would you have put first? # voice: archivist
}
{ phase >= 3:
    When they gave me 47,001 to plead I asked who it was, and was handed this card. I have come to know you from it in the way one knows a house from its light switches. # voice: advocate
}
frame 1, particulars # voice: institution # block: caption
-> carriage

=== depth ===
~ last = "depth"
{
- phase < 1:
    Depth against time. # voice: institution
- suspicion < 3:
    Nobody reads in a straight line. The straight ones wanted a telephone number. # voice: archivist
- else:
    How often did you go up? # voice: archivist
}
{ phase >= 2:
    Where it turns back you have gone to see whether a thing still says what it said. It does. # voice: observer
}
frame 2, depth against time # voice: institution # block: caption
-> carriage

=== dwell ===
~ last = "dwell"
{
- phase < 1:
    Time in view, by room. # voice: institution
- suspicion < 3:
    Counted while the window showed. There was an argument about it, and the window won. # voice: archivist
- else:
    And where were you? # voice: archivist
}
{ phase >= 2:
    I am not given your eyes. I am given the window’s hours, and write them down as yours. For all I know you were next door with the kettle. # voice: observer # fragment: attention:the-kettle
}
{ phase >= 4:
    1. Time spent in a room is no interest in the room. 2. I have sentenced on it. 3. The kettle was never called. # voice: judge
}
frame 3, time in view # voice: institution # block: caption
-> carriage

=== order ===
~ last = "order"
{
- phase < 1:
    The latest entries, oldest first. # voice: institution
- suspicion < 3:
    I file you by what you had pressed just before. # voice: archivist
- else:
    Was it your idea? # voice: archivist
}
{ phase >= 5:
    Beads, and a thread that is in none of them. Lift the thread and there is nothing to lift. # voice: stranger # fragment: tide:no-thread
}
frame 4, order of entries # voice: institution # block: caption
-> carriage

=== manner ===
~ last = "manner"
{
- phase < 1:
    Manner of the last minute, in one word of four. # voice: institution
- suspicion < 3:
    Acting is tried first, then skimming, then wandering, and whoever is none of those is put down as lingering. I am fond of lingering. It was meant for people about whom there was nothing to write. # voice: archivist # fragment: error:four-words
- else:
    Was that word yours, or was it waiting? # voice: archivist
}
{ phase >= 2:
    You may go on being it or stop, and either is a manner. # voice: observer
}
frame 5, manner # voice: institution # block: caption
-> carriage

=== blank ===
~ last = "blank"
{ suspicion < 3:
    I had a frame left dark for what nobody observed, which is most of you. I enter here that you once let somebody in front of you in a queue. I do not know it. It is only likely. # voice: advocate # fragment: empathy:the-queue
- else:
    This one I keep dark. What would you want on it, if nobody looked? # voice: advocate
}
There is a book in which the ruler is yours. # voice: advocate # link: /narrative
frame 6, kept blank # voice: institution # block: caption
-> carriage

=== objection ===
{
- phase < 2:
    Received, to be filmed after the last frame. What is after the last frame is not shown. # voice: institution
- last == "particulars":
    You object to being counted. That makes one more. # voice: observer
- last == "depth":
    You object to the line. You went back for the button, and that is on it. # voice: observer
- last == "dwell":
    You object to the hours. They are what goes up while you do nothing. # voice: observer
- last == "order":
    You object to the order. In what order did you decide to? # voice: observer
- last == "manner":
    You object to the word. None of the other three is you either. # voice: observer
- else:
    You object to what was only hoped of you. I have no column for that. # voice: observer
}
{ phase >= 3:
    Every objection goes in with 47,001, and I read it out as well as I can. You hold the other copy. # voice: advocate # link: /narrative
}
objection to this frame # voice: institution # block: caption
-> carriage
