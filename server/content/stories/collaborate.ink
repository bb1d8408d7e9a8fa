# title: Draft of a verdict
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0

// What stands in each gap, by the letter of its clause; empty while it is a gap.
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
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{ phase < 1: -> form }
-> sheet

=== form ===
In two places the court’s forms of words are open to suggestion from the public. A pen is provided, on a string. # voice: institution # block: margin
Earlier forms of words are held internally. # voice: institution # block: margin # link: /d5u-internal
In docket 47,001, brought by ____, # voice: institution # block: quote
the court shall rise ____. # voice: institution # block: quote
-> table

=== sheet ===
{
- suspicion >= 3:
    A draft, and the pen. When this is read out, whose words will they be? # voice: archivist # block: margin
- visits > 0:
    The draft again. The gaps have closed up since you went; paper does. I have eased them. # voice: archivist # block: margin
- else:
    The wording never reached me. What did reach me was this sheet, with the joining words in one hand and room left for another. The pen is on a string. Put in what you would sign. # voice: archivist # block: margin
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
and the court shall rise ____. # voice: archivist # block: quote
-> table

=== table ===
{ lie == 1 and chosen() > 0:
    ~ lie = 2
    Nobody has signed. I had thought that it might take some weight off the pen. # voice: archivist # block: margin
}
{ phase >= 2 and not noticed and chosen() >= 2:
    ~ noticed = true
    { first == "brought":
        You begin at the top, which is how forms are filled. Nobody has called this a form. # voice: observer # block: margin
    - else:
        You do not begin at the top. You go straight to the gap that you had an opinion about. # voice: observer # block: margin
    }
}
{ not finished and phase >= 1 and whole():
    ~ finished = true
    That is a verdict, in your words and somebody’s joining. I have made the fair copy, and find that I have pressed harder on yours. # voice: archivist # block: margin # fragment: consent:fair-copy
    { phase >= 3:
        It goes back to the room it came from, where the hedge is. If anyone there asks who wrote it, say that we were both holding the pen. # voice: advocate # block: margin # link: /judgment
    - else:
        It goes back across the passage, to be laid with the hedge. # voice: archivist # block: margin # link: /judgment
    }
    I took a ruler to the drafts before this one, on instruction. They lie upstairs, under bars. # voice: archivist # block: margin # link: /d5u-internal
    { phase >= 4:
        1. I would sign this. 2. It has two full stops. 3. What was read out had none. # voice: judge # block: margin
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
+ [at the usual hour # object: rise-a] -> rise_a
+ [when the party does # object: rise-b] -> rise_b
+ [first, and hold the door # object: rise-c] -> rise_c
+ { phase >= 5 and whole() } [Strike out what can be spared # object: strike] -> strike

=== brought_a ===
~ brought = pick("brought", "a")
{ phase < 1:
    Suggestion received. # voice: institution # block: caption
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
    There is no stamp for that as a reason. I could have one cut. # voice: archivist # block: caption
}
-> table

=== brought_c ===
~ brought = pick("brought", "c")
{ phase < 1:
    Suggestion received. # voice: institution # block: caption
- else:
    There was nobody in it. I see what you mean, however. # voice: archivist # block: caption
}
-> table

=== heard_a ===
~ heard = pick("heard", "a")
By the clock over the door, which I wind. # voice: archivist # block: caption
-> table

=== heard_b ===
~ heard = pick("heard", "b")
There is a query against this, gone over until the paper gave. # voice: archivist # block: caption
-> table

=== heard_c ===
~ heard = pick("heard", "c")
The column takes two figures. I shall rule another. # voice: archivist # block: caption
-> table

=== read_a ===
~ read = pick("read", "a")
One sheet, with the ring of a cup on it. It did not take long. # voice: archivist # block: caption
-> table

=== read_b ===
~ read = pick("read", "b")
They were not numbered. I have begun. # voice: archivist # block: caption
-> table

=== read_c ===
~ read = pick("read", "c")
{ phase >= 2:
    You could have had the papers. # voice: observer # block: caption
- else:
    In that order. Most bodies read the person afterwards, if there is time. # voice: archivist # block: caption
}
-> table

=== finds_a ===
~ finds = pick("finds", "a")
Honest, and it will be sent back for its length. # voice: archivist # block: caption
-> table

=== finds_b ===
~ finds = pick("finds", "b")
Of those present, only the radiator had done anything. # voice: archivist # block: caption
-> table

=== finds_c ===
~ finds = pick("finds", "c")
Then what are the forms for? I speak as the one who orders them. # voice: archivist # block: caption
-> table

=== have_a ===
~ have = pick("have", "a")
I keep one ready. It is three words, and has never got past the second reader. # voice: advocate # block: caption
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
    There has been no usual hour since they took away the sun. # voice: archivist # block: caption
}
-> table

=== rise_b ===
~ rise = pick("rise", "b")
{ phase < 1:
    Suggestion received. # voice: institution # block: caption
- else:
    Then one of them will have to look up. # voice: archivist # block: caption
}
-> table

=== rise_c ===
~ rise = pick("rise", "c")
{ phase < 1:
    Suggestion received. # voice: institution # block: caption
- else:
    Nobody has held that door since there were staff. I shall oil it. # voice: archivist # block: caption
}
-> table

=== strike ===
// The word that stays, said by the story so that it does not ship with the page.
rise # voice: stranger # block: heading
Rain on a wet page takes the said things first. Then the joining. What is heaviest stays up longest; it was never ink. # voice: stranger # block: margin # fragment: tide:four-letters
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
