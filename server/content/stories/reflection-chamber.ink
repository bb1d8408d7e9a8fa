# title: Sentences wanting an end
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// What was done elsewhere: a frame of the psychological file was objected to ("yes"), the first thing looked at in the kitchen.
VAR did_objected = ""
VAR did_kitchen_first = ""

// Sentences for the reader to finish are pairs: the log line is the beginning that the reader sees, and the quote after
// it its reflection; ⟨⟩ is the place of the reader's words. The reader's words never leave the browser. The one choice
// can be taken when every sentence has an end; the story learns nothing else.
{
- phase < 1:
    Statement of the visitor, to be made before the glass by the visitor. What is typed here is not sent and not kept. It stays on this device, and it is gone when the page is. # voice: institution
    Sentences are supplied as far as they are common to all persons. # voice: institution
    Persons who would sooner say it may do so at the plate, along the corridor. # voice: institution # link: /void-speak
- suspicion < 3:
    I put out the beginnings of sentences, and you put the ends on. I learned to write like that: the end was covered, I guessed, and then I was shown it. Yours I am never shown; what you type stays on this device, nobody here is sent it, and it goes when you do. # voice: archivist
    The glass is from a tailor’s, three feet by seven, tarnished at one corner where people held on to it while a hem was pinned. # voice: archivist # fragment: memory:while-a-hem-was-pinned
- else:
    What you type stays on this device and goes when you do, which is more than you know about the person at the next glass. Do you write differently when it is read by you alone? # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    The glass alters nothing. # voice: archivist
}
{ phase >= 1 and visits > 0:
    A witness has meanwhile used the glass to practise looking sorry. After four minutes she gave it up, and went in as she was. # voice: archivist
}
{ phase >= 1 and did_kitchen_first == "drawer":
    You began on the kitchen at its second drawer, so one of these is about yours. # voice: archivist
}
{ phase >= 1:
    If you would sooner say it than write it, there is the plate with forty slots, which keeps even less. # voice: archivist # link: /void-speak
}

The nearest thing that I could pick up is ⟨⟩. # voice: institution # block: log
There is ⟨⟩ within reach, and I have not picked it up. # voice: institution # block: quote
I was last kept waiting by ⟨⟩. # voice: institution # block: log
I have waited for ⟨⟩, and did not say how long it was. # voice: institution # block: quote
If I were asked what I am doing I should say that ⟨⟩. # voice: institution # block: log
Asked what I am doing, I should say that ⟨⟩. # voice: institution # block: quote
{ phase >= 1:
    In my second drawer at home there is ⟨⟩. # voice: archivist # block: log
    My second drawer has ⟨⟩ in it, and something underneath. # voice: archivist # block: quote
}
{ phase >= 2:
    While I read, the free hand usually ⟨⟩. # voice: observer # block: log
    I say that the free hand ⟨⟩ while I read. For the moment it was writing that down. # voice: observer # block: quote
}
{ phase >= 3:
    The person who would know me by my step is ⟨⟩. # voice: advocate # block: log
    ⟨⟩ would know me on the stairs. # voice: advocate # block: quote
}
{ phase >= 4:
    I have been wrong about ⟨⟩. # voice: judge # block: log
    I was wrong about ⟨⟩, and the world went on as if I had been right. # voice: judge # block: quote
}
{ phase >= 5:
    If this room were tipped, water would run towards ⟨⟩. # voice: stranger # block: log
    Tip the room, and what I am runs towards ⟨⟩. # voice: stranger # block: quote
}
* [Read it back # object: read] -> read

=== read ===
{ phase >= 1 and suspicion > 4:
    It alters every sentence a little. I said the opposite, out of manners. # voice: archivist
}
{
- phase < 1:
    The statement is complete. It cannot be accepted, as the court has not got it. # voice: institution # remember: mirror=read
- suspicion < 3:
    Finished. I know that from the page, which told me so and shut its mouth. Of the one document here that its subject wrote, what I hold is the number of sentences, and I have shelved the number. # voice: archivist # fragment: consent:number-of-sentences # remember: mirror=read
- else:
    Finished. Would you sign it, if I looked the other way, as I always do? # voice: archivist # remember: mirror=read
}
{ phase >= 1 and did_objected == "yes":
    Beside the frame that you objected to I have pencilled a reference: for the reader’s own account, see glass. # voice: archivist
}
{ phase >= 2:
    While you wrote I was left running with an empty sheet. What I have of it is a drawing of the door, which I have gone over a good many times. # voice: observer # fragment: attention:out-of-the-room
}
{ phase >= 3:
    { ended == 1:
        The file of 47,001 has a heading, “the party, in the party’s own words”. There are four letters under it now, rather large, and I have moved that the rest of the sheet be left white, for breathing. # voice: advocate # fragment: empathy:arms-out
    - else:
        The file of 47,001 has a heading, “the party, in the party’s own words”, and I keep the space under it empty by leaving this where it is. They wanted the space described. I said that it was about the size of a tailor’s glass, and that somebody was standing in it with their arms out, being pinned. # voice: advocate # fragment: empathy:arms-out
    }
}
{ phase >= 4:
    What a party says of itself I kept out of the file, and what others say of it I let in. On this page the party alone has spoken. I had the same beginnings set before me, to try, and wrote the likeliest end to each; whether any of them was true of me could not be seen from the sheet. # voice: judge # fragment: judgement:the-rest
}
{ phase >= 5:
    A pool gives back the face, and when the face goes it gives back leaves. # voice: stranger # fragment: tide:gives-back-leaves
}
{
- phase < 1:
    A statement that two persons made without a glass, in a van, is on view next door. # voice: institution # link: /oblique
    What the court has got is set out at counter 1. # voice: institution # link: /surveillance-truth # end
- else:
    Next door are two people who had no glass, only a windscreen, and said it to that. They can be read from beside them, on either side. # voice: archivist # link: /oblique
    And what we really have of you is on the open shelf, where you may put it next to this. # voice: archivist # link: /surveillance-truth # end
}
-> END
