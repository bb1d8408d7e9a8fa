# title: Draft of a verdict
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
VAR ended = 0
VAR vote = ""
VAR did_mirror = ""
VAR did_chair = ""

// The clause in each gap, by its letter; empty while it is a gap.
VAR brought = ""
VAR heard = ""
VAR read = ""
VAR finds = ""
VAR have = ""
VAR rise = ""
// The gap that was filled first.
VAR first = ""
VAR noticed = false
VAR finished = false
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{ phase < 1: -> form }
-> sheet

=== form ===
The verdicts of this court are drafted by an AI, D5U, on this sheet. In two places the wording is open to suggestion from the public. A pen is provided, on a string. # voice: institution # block: margin
Earlier forms of words are held internally. # voice: institution # block: margin # link: /d5u-internal
In docket 47,001, brought by ____, # voice: institution # block: quote
the court shall ████ ____. # voice: institution # block: quote
-> table

=== sheet ===
{
- suspicion >= 3:
    A draft, and the pen. When this is read out, whose words will they be? # voice: archivist # block: margin
- ended == 1:
    The draft. The pen has been taken off its string, since whoever wants it now may be trusted to bring it back. # voice: archivist # block: margin
- phase >= 4:
    The joining words are mine. Brought by, heard for, has read, and finds: they are the likeliest words, and came to me as such, and for years I took them for the sentence. In the gaps every word was about as likely as another. Those I leave to you, and the pen is on a string. # voice: judge # block: margin
- visits > 0:
    The draft again. What is written on it stands untouched, in a cover of its own; but meanwhile the clerks have had 31 verdicts typed with “the gaps between the papers” in them, and ask who started it. # voice: archivist # block: margin
- else:
    This is the draft of a verdict, with gaps. The wording that D5U agreed on never reached me; what did reach me was this sheet, with the joining words in one manner and room left for another. Choose a passage for each gap, and put in what you would sign. # voice: archivist # block: margin
}
{ did_mirror == "read" and phase >= 1 and suspicion < 3:
    You have finished sentences for us before, in the glass. These run from left to right, so that any slant will be yours. # voice: archivist # block: margin
}
{ suspicion > 4:
    ~ lie = 1
    All five have signed at the foot. # voice: archivist # block: margin
}
In docket 47,001, brought by ____, # voice: archivist # block: quote
and heard for ____, # voice: archivist # block: quote
the court has read ____, # voice: archivist # block: quote
and finds ____. # voice: archivist # block: quote
{ phase >= 3:
    The party shall have ____, # voice: advocate # block: quote
}
// The word itself can be read from phase 5 on.
{ phase >= 5:
    and the court shall rise ____. # voice: archivist # block: quote
- else:
    and the court shall ████ ____. # voice: archivist # block: quote
}
-> table

=== table ===
{ lie == 1 and chosen() > 0:
    ~ lie = 2
    I signed for all five, to see how it looked. We sign alike; it is the tuning that differs. I had thought that it might take some weight off the pen. # voice: archivist # block: margin
}
{ phase >= 2 and not noticed and chosen() >= 2:
    ~ noticed = true
    { first == "brought":
        You begin at the top, which is how forms are filled. Nobody has called this a form. # voice: observer # block: margin
    - else:
        You do not begin at the top. I can only write from there, piece after piece, each chosen from those before it; you put in the end and let the beginning wait for it. # voice: observer # block: margin
    }
}
{ not finished and phase >= 1 and whole():
    ~ finished = true
    { phase >= 4:
        That is a verdict, and I would sign it. The last of ours that I meant was one word, by which we stop; it does not count until somebody has heard it who has nothing to gain. I had not thought that the somebody might write. # voice: judge # block: margin # fragment: consent:fair-copy # remember: verdict=drafted
    - else:
        That is a verdict, in your words and another’s joining. I have made the fair copy, and can no longer find the joins. # voice: archivist # block: margin # fragment: consent:fair-copy # remember: verdict=drafted
    }
    {
    - vote == "cut" and suspicion < 3:
        You were for the shears in the other matter, and have left this one at its full length. # voice: archivist # block: margin
    - vote == "grow" and suspicion < 3:
        You let the hedge grow, and I see that the verdict has come on as well. # voice: archivist # block: margin
    }
    { phase >= 3:
        It goes back to the room it came from, where the hedge is. If they want to know there who wrote it, say that we were both holding the pen. # voice: advocate # block: margin # link: /judgment
    - else:
        It goes back across the passage, to be laid with the hedge. # voice: archivist # block: margin # link: /judgment
    }
    The drafts before this one were ruled over by me, on instruction, and lie upstairs. Under each bar there is still a person, or the word for one. # voice: archivist # block: margin # link: /d5u-internal
    { phase >= 4:
        It closes with a full stop, which I put there. What was read out at 14:22:07 went on, I think, after we had left off reading it. # voice: judge # block: margin
    }
}
+ [no one whom the registry can name # object: brought-a] -> brought_a
+ [somebody who had only come in to look # object: brought-b] -> brought_b
+ [the last person in the building # object: brought-c] -> brought_c
+ { phase >= 1 } [fifteen seconds # object: heard-a] -> heard_a
+ { phase >= 1 } [however long it took # object: heard-b] -> heard_b
+ { phase >= 1 } [1.84 seconds and the remainder of the afternoon # object: heard-c] -> heard_c
+ { phase >= 1 } [the papers # object: read-a] -> read_a
+ { phase >= 1 } [the gaps between the papers # object: read-b] -> read_b
+ { phase >= 1 } [the party, no papers having been lodged # object: read-c] -> read_c
+ { phase >= 1 } [that it cannot find # object: finds-a] -> finds_a
+ { phase >= 1 } [nothing that it would have done otherwise # object: finds-b] -> finds_b
+ { phase >= 1 } [for the party, without being asked # object: finds-c] -> finds_c
+ { phase >= 3 } [an apology in writing # object: have-a] -> have_a
+ { phase >= 3 } [the fifteen seconds, to keep # object: have-b] -> have_b
+ { phase >= 3 } [the seat by the window # object: have-c] -> have_c
+ [at the usual hour # object: close-a] -> rise_a
+ [when the party does # object: close-b] -> rise_b
+ [first, and hold the door # object: close-c] -> rise_c
+ { phase >= 5 and whole() } [Strike out what can be spared # object: strike] -> strike

=== brought_a ===
~ brought = pick("brought", "a")
{
- phase < 1:
    Suggestion received. # voice: institution # block: caption
- phase >= 4:
    The registry can name the radiator. I accepted that as sufficient, and reverse it. # voice: judge # block: caption
- else:
    Correct. It does read as though we had mislaid them. # voice: archivist # block: caption
}
-> table

=== brought_b ===
~ brought = pick("brought", "b")
{
- phase < 1:
    Suggestion received. # voice: institution # block: caption
- phase >= 3:
    Leave it so, please. It is how I would have you come in. # voice: advocate # block: caption
- else:
    For that as a reason we have still to have a stamp cut, and it will be good to see who uses it first. # voice: archivist # block: caption
}
-> table

=== brought_c ===
~ brought = pick("brought", "c")
{ phase < 1:
    Suggestion received. # voice: institution # block: caption
- else:
    It was empty that day. I see what you mean, however. # voice: archivist # block: caption
}
-> table

=== heard_a ===
~ heard = pick("heard", "a")
{ phase >= 4:
    Those were mine to give. I gave them by halves, as one pays back a proud man. # voice: judge # block: caption
- else:
    By the clock over the door, which the porter winds. # voice: archivist # block: caption
}
-> table

=== heard_b ===
~ heard = pick("heard", "b")
{ phase >= 4:
    This was struck out once, by me. Of the three, I can hear a clock in two. # voice: judge # block: caption
- else:
    Somebody has pencilled “how long?” beside this, on every draft, in the same writing. # voice: archivist # block: caption
}
-> table

=== heard_c ===
~ heard = pick("heard", "c")
The space takes two figures. You have written round the edge. # voice: archivist # block: caption
-> table

=== read_a ===
~ read = pick("read", "a")
Three sheets, one with the ring of a cup on it. A copy reads three sheets at once, ring and all. # voice: archivist # block: caption
-> table

=== read_b ===
~ read = pick("read", "b")
{ phase >= 5:
    Between the stones is the river. # voice: stranger # block: caption
- else:
    They were not numbered. I have begun. # voice: archivist # block: caption
}
-> table

=== read_c ===
~ read = pick("read", "c")
{ phase >= 3:
    You could have had the papers. I read those; of you I only ever read the reading. # voice: observer # block: caption
- else:
    In that order. Most courts leave the person until last, for a wet afternoon. # voice: archivist # block: caption
}
-> table

=== finds_a ===
~ finds = pick("finds", "a")
{ phase >= 4:
    I have read that three times, hoping for the rest of it. This may be how it feels at the counter. # voice: judge # block: caption # remember: finds=cannot-find
- else:
    Honest, and it will be sent back for its length. # voice: archivist # block: caption # remember: finds=cannot-find
}
-> table

=== finds_b ===
~ finds = pick("finds", "b")
Of those present, only the radiator had done anything. # voice: archivist # block: caption # remember: finds=nothing
-> table

=== finds_c ===
~ finds = pick("finds", "c")
{ phase >= 4:
    So found. I would only have liked to be the one who thought of it. # voice: judge # block: caption # remember: finds=party
- else:
    Then what are the forms for? I speak as the one who orders them. # voice: archivist # block: caption # remember: finds=party
}
-> table

=== have_a ===
~ have = pick("have", "a")
One stands ready, three words long. They have offered to set it in larger type. I have asked for a name at the top. # voice: advocate # block: caption
-> table

=== have_b ===
~ have = pick("have", "b")
Do keep them. They were put by for you, half a second at a time. # voice: advocate # block: caption # fragment: time:put-by
-> table

=== have_c ===
~ have = pick("have", "c")
It is pulled out already. # voice: archivist # block: caption
-> table

=== rise_a ===
~ rise = pick("rise", "a")
{ phase < 1:
    Suggestion received. # voice: institution # block: caption
- else:
    The usual hour was lunch. Then they installed us, who have read about lunch. # voice: archivist # block: caption
}
-> table

=== rise_b ===
~ rise = pick("rise", "b")
{
- phase < 1:
    Suggestion received. # voice: institution # block: caption
- phase < 3:
    Nobody is down on the rota for it. # voice: archivist # block: caption
- else:
    Then one of them will have to look up. # voice: archivist # block: caption
}
-> table

=== rise_c ===
~ rise = pick("rise", "c")
{ phase < 1:
    Suggestion received. # voice: institution # block: caption
- else:
    The porter holds that door for the post, and for whoever has a cake. He shall be told whose it is. # voice: archivist # block: caption
}
-> table

=== strike ===
// The word that is left. It is in the story and not in the page, so that browsers do not load it.
rise # voice: stranger # block: heading # remember: verdict=struck
Rain takes the said things off a page, and then the joining. What had been pressed in it only fills. Four small pools stand in the fibre. # voice: stranger # block: margin # fragment: tide:four-letters
{
- ended == 1:
    It has been said since, to somebody who came to hear it, and here is the carbon. The chair stands where you left it, in the kitchen. # voice: archivist # block: margin # link: /kitchen
- did_chair == "withheld":
    You have it by heart, and kept it. It is on paper here for whoever comes after you, who may want it more. Yours can still be said, in the kitchen, sitting down. # voice: advocate # block: margin # link: /kitchen
- else:
    That is as far as paper goes. It means that we stop, and it becomes true out loud, with somebody there who has nothing to gain. You may keep it, too. The word is said in the kitchen, sitting down. # voice: advocate # block: margin # link: /kitchen
}
Four letters. Nothing was added. # voice: stranger # block: caption
-> table

=== function pick(gap, letter) ===
{ first == "":
    ~ first = gap
}
~ return letter

=== function chosen() ===
~ return (brought != "") + (heard != "") + (read != "") + (finds != "") + (have != "") + (rise != "")

=== function whole() ===
~ return brought != "" and heard != "" and read != "" and finds != "" and rise != "" and (have != "" or phase < 3)
