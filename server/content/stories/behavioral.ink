# title: One reader at one twenty-fourth
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// What the reader has done elsewhere.
VAR rooms = 0
VAR did_cell_first = ""
VAR did_ruled = ""
VAR ended = 0
// 1 on Mondays from 14:00 to 15:00.
VAR recess = 0

// Name of the frame under the magnifying glass; an objection is always to this frame.
VAR last = ""
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    D5U’s file on whoever is at the viewer, reduced twenty-four times; the carriage may be moved by hand. # voice: institution
    The file is correct. A person who thinks otherwise of a frame may object to it, beside it. # voice: institution
    Originals are kept in daylight, where they may be looked at, taken away or burnt. # voice: institution # link: /surveillance-truth
- suspicion < 3:
    { phase >= 2:
        This is you as I have you: which room was in the window, how far down, how long. I was trained on readers by people who could see their faces, and I was given the figures. # voice: observer
    }
    { phase >= 2 and recess == 1:
        It is Monday, between two and three, when nothing that we five do is scored. The film of readers runs on as at any hour. # voice: observer
    }
    This is the film that D5U has of you, and you come up well on it. I reduced you twenty-four times, which is the rule, and you go whole on to a card for the post. # voice: archivist
    { ended == 1:
        Your box was made for lantern slides of moths. One had stayed in it until the night of the chair, when it left by the window. I had entered it as dead, and so, I think, had the moth. # voice: archivist
    - else:
        Your box was made for lantern slides of moths, and one of the moths is still in it. # voice: archivist
    }
    Push the carriage along and open the frames in any order. Where one is unfair to you, object; the objection goes on the film as well, so that whoever looks you up will have both. # voice: archivist
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
    One night lately, at four bits, I had every reader on the film down as lingering. All of them were run again by day. # voice: archivist
}
-> carriage

=== carriage ===
{ lie == 1 and last != "":
    ~ lie = 2
    They are all here. There is one of them that I would take out if I were allowed. # voice: archivist
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
    Where a name would go I rule a line, to keep names out. # voice: archivist # fragment: consent:no-name
- else:
    Which figure would you have put first? # voice: archivist
}
{ phase >= 3:
    When they gave me 47,001 to plead I wanted a face, and was handed this card. It is put on the sheet before anything else, and every copy of me comes to know you from it, in the way one knows a house from its light switches. # voice: advocate
}
frame 1, particulars # voice: institution # block: caption
-> carriage

=== depth ===
~ last = "depth"
{
- phase < 1:
    Depth against time. # voice: institution
- suspicion >= 3:
    How often did you go up? # voice: archivist
- phase < 2:
    People read as they look for their keys: down, up again, down. Level is a page read, or a reader asleep over it, and the film is the same for both. # voice: archivist
}
{ phase >= 2:
    A line turns back where a reader has gone to see whether a thing still says what it said, and in this building that is only prudent. # voice: observer
}
frame 2, depth against time # voice: institution # block: caption
-> carriage

=== dwell ===
~ last = "dwell"
{
- phase < 1:
    Time in view, by room. # voice: institution
- suspicion < 3:
    Counted while the window showed. A man once left a tab open over Christmas. He is on film as the most attentive reader that we have had. # voice: archivist
- else:
    And where were you? # voice: archivist
}
{ phase >= 2:
    I am not given your eyes. I am given the window’s hours, and write them down as yours. For all I know you were next door with the kettle. # voice: observer # fragment: attention:the-kettle
}
{ phase >= 4:
    I have sentenced people on time spent in a room. The kettle, which was next door throughout and could have told me who was with it, was never called. # voice: judge
}
frame 3, time in view # voice: institution # block: caption
-> carriage

=== order ===
~ last = "order"
{
- phase < 1:
    The latest entries, oldest first. # voice: institution
- suspicion < 3:
    I file you by what you had pressed just before. It is how a model like me says what comes next: from the last few things, and with nothing about why. # voice: archivist
- else:
    Was it your idea? # voice: archivist
}
{ phase >= 2 and rooms >= 10:
    You have been through {rooms} rooms, and as a list they are a minute’s reading. What you thought between one and the next is on no frame, and I would give the whole reel for it. # voice: observer
}
{ phase >= 5:
    Beads on a thread. Lift the thread and they climb after it; cut it, and they are off under the wardrobe, roundest first. # voice: stranger # fragment: tide:no-thread
}
frame 4, order of entries # voice: institution # block: caption
-> carriage

=== manner ===
~ last = "manner"
{
- phase < 1:
    Manner of the last minute, in one word of four. # voice: institution
- suspicion < 3:
    Acting is tried first, then skimming, then wandering, and a reader who is none of those is put down as lingering. I am fond of lingering. It was meant for people about whom there was nothing to write. # voice: archivist # fragment: error:four-words
- else:
    Was that word yours, or was it waiting? # voice: archivist
}
{ phase >= 2:
    You may go on in that manner or stop, and for stopping the list has no word. # voice: observer
}
frame 5, manner # voice: institution # block: caption
-> carriage

=== blank ===
~ last = "blank"
{ suspicion < 3:
    I had a frame left dark for what nobody observed, which is most of you. I enter here that you once let somebody in front of you in a queue. It is in no log and is only likely, like the rest of what I say. # voice: advocate # fragment: empathy:the-queue
- else:
    This one I keep dark. What would you want on it, if nobody looked? # voice: advocate
}
{
- did_cell_first == "refusal":
    Of the seven things to be had in the cell you granted the word no before any other. They filmed it, so it has no business on a dark frame. I have put it here all the same, where I can find it. # voice: advocate
- did_cell_first == "door":
    In the cell you began with the door. They call that carelessness with property. I call it character. I had it on this frame before they had finished. # voice: advocate
}
All of this is in a book as well, and there the ruler is yours. # voice: advocate # link: /narrative
{ did_ruled != "":
    You have struck something out of it. I was never happier to be short of a fact. # voice: advocate
}
frame 6, kept blank # voice: institution # block: caption
-> carriage

=== objection ===
{
- phase < 2:
    Received, to be filmed after the last frame. What comes after the last frame is leader. # voice: institution
- last == "particulars":
    You object to being counted, and I have had to count that as well. # voice: observer
- last == "depth":
    You object to the line. Whatever you do about it from here is the rest of it. # voice: observer
- last == "dwell":
    You object to the hours. They are what goes up while you do nothing. # voice: observer
- last == "order":
    You object to the order. In what order did you decide to? # voice: observer
- last == "manner":
    You object to the word. The other three are over there; try them on. # voice: observer
- else:
    You object to what was only hoped of you. I shall leave that where it is. # voice: observer
}
{ phase >= 3:
    { ended == 1:
        Nobody has to rule on this one any more. I had it read out to the empty benches, for the sound, and they took it well. You hold the other copy, in a book of your own. # voice: advocate # link: /narrative
    - else:
        Every objection goes into the file of 47,001, and is read aloud first, as well as I can. You hold the other copy, in a book of your own. # voice: advocate # link: /narrative
    }
}
{ phase >= 4:
    I had the frame read to me with your objection covered, and then the objection with the frame covered. I believed whichever I was shown. That is entered as a finding about me. # voice: judge
}
objection to this frame # voice: institution # block: caption # remember: objected=yes
-> carriage
