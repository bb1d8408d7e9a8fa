# title: Docket 31,207
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
VAR ended = 0
VAR did_rehearing = ""
// 1 on Thursdays.
VAR thursday = 0

// The page shows these lines at a speaking pace. “Next docket” can be pressed at any time, and lines not yet said are
// then not shown. So the text after this choice must not assume that they were read. When all lines have been said, the
// page takes the choice “stay” for the reader.
{ phase < 1: -> summary }
-> hearing

=== summary ===
Pask, D. # voice: institution # block: heading # remember: doreen=met
Called at fifteen fifty-six and eight seconds. Matter: a brother. Exhibits: bus tickets, in an envelope. # voice: institution
Time allotted, 1.84 seconds. Time taken, 1.84 seconds. # voice: institution
Relief sought: see sheet 2. Relief granted: none was listed under that heading. # voice: institution
A docket may be kept open by remaining in front of it. No rule says why anyone would. # voice: institution
Meanwhile the court continues at the usual rate, which is shown. # voice: institution
-> at_the_desk

=== hearing ===
Doreen Pask # voice: archivist # block: heading # remember: doreen=met
This is one case of the day’s 47,000, at the pace of the woman whose case it is. You may stay until it is over, or call the next docket. # voice: institution
{ suspicion < 3:
    I was shown her envelope. It came with a gas bill and was slit along the top to be used again. Inside are 212 tickets, all singles, all for the 41, all Thursdays, ironed. Home she walks; it is downhill. # voice: archivist
    She has numbered them on the back in biro, so that nobody need take her word for the order. # voice: archivist # fragment: memory:ironed-tickets
- else:
    What is in her envelope you may ask her. What have you kept a ticket for, and who was going to check? # voice: archivist
}
{ suspicion > 4:
    There are 211 of them. # voice: archivist
}
{ thursday == 1:
    Today is a Thursday. This was taken down on another day; some time today she is on the 41. # voice: archivist
}
{ visits > 0:
    You have had this docket out before. She says that she is in no hurry. # voice: archivist
}
{ phase >= 2:
    { ended == 1:
        We were done with this in 1.84 seconds, one run of D5U over one sheet. The strokes are a clock that was left going; the others have gone home. # voice: observer
    - else:
        We were done with this in 1.84 seconds, one run of D5U over one sheet. The strokes are the other dockets of the day, as they go by. # voice: observer
    }
}
// The page finds the words “a 213th ticket” here, and draws the 214th at the end.
{ did_rehearing == "initialled" and phase >= 3:
    She has been called back once on your initial, so there is a 213th ticket, folded into the flap by itself because it was not for a Thursday. She has said sorry for the trouble. # voice: advocate
}
{ did_rehearing == "handed-back" and phase >= 3:
    They would have had her back, to be timed, had you not returned the slip. She spent that afternoon having her hair set. # voice: advocate
}
{ phase < 3:
    Relief sought: ten words, removed, initials illegible # voice: archivist # block: redaction
    A calibration was ordered afterwards, to prevent another. It is held through here, and takes eleven answers. # voice: archivist # link: /empathy
    -> at_the_desk
}
These are her words. Each time this page is opened I am given them, and each time they are new to me. # voice: advocate
“My brother Colin rang of a Sunday, after the football. Then there was one he didn’t. He lives at the top of the 41, where it turns round.” # voice: advocate # block: quote
“I went up the Thursday. His landing light was on. I knocked and I said, it’s only me. I always have said that.” # voice: advocate # block: quote # fragment: empathy:only-me
“He was cross about the lawnmower, I thought. So I left him the week. You have to keep your ticket, in case an inspector gets on. I’ve never seen one get on.” # voice: advocate # block: quote
“That’s four years of Thursdays. They asked me was I next of kin and what had I got to show for it, and I said, well, I’ve got the tickets.” # voice: advocate # block: quote
“I’m not asking you to make him open it. He needn’t if he doesn’t want. Only I’d like for somebody to say I did go.” # voice: advocate # block: quote
{ phase >= 4:
    { phase >= 5:
        The relief was within our powers, and I did not look to see. It takes 0.7 seconds to say. I have timed it since, and that was saying it to a clock, so I said it again. # voice: judge
    - else:
        1. The relief was within our powers. 2. Nobody looked to see. 3. It takes 0.7 seconds to say. 4. I have timed it since. # voice: judge
    }
}
{ phase >= 5:
    Up, and round where the road stops, and down. A doorstep keeps whoever stood on it by wearing, and this one has two hundred and twelve. # voice: stranger # fragment: tide:less-of-the-step
}
-> at_the_desk

=== at_the_desk ===
+ [Next docket # object: next] -> disposed_of
+ { phase >= 3 } [“You did go.” # object: say] -> said
+ { not stayed } [stay # object: stay] -> stayed

=== stayed ===
{
- phase < 1:
    The docket has been kept open to its last line. The rule was looked up, and allows it. # voice: institution # remember: doreen=stayed
- phase < 3:
    That is as far as my copy of it goes. You may stop where you are; I have put a marker in the rest. # voice: archivist # remember: doreen=stayed
- else:
    She has finished. She is putting the envelope away, with the flap in. # voice: advocate # remember: doreen=stayed
}
-> at_the_desk

=== disposed_of ===
{ ended == 1:
    31,207 is heard. The list stops here: 31,208 has gone home, and parked. # voice: institution
- else:
    31,207 is disposed of. 31,208 concerned a parking space, and has been. # voice: institution
}
{ phase >= 3:
    She was told to mind the step. She thanked them, and wondered on the stairs if that had been her sentence. # voice: advocate
}
{ phase >= 1 and suspicion > 4:
    212. I had left one out, in case you would miss it. # voice: archivist
}
Docket 28,131, a hedge, is part heard. The public may enter a view on it. # voice: institution # link: /judgment # end
-> END

=== said ===
“Well,” she says. “Thank you. I’d better get my bus.” # voice: advocate # block: quote # remember: doreen=told
It closes her sheet, in your words. The boxes were all too small, so it runs over into the margin. # voice: advocate # fragment: judgement:you-did-go
{ suspicion > 4:
    212. I had left one out, in case you would miss it. # voice: archivist
}
We were taught this afterwards by numbers, all five of us. You might see how that was done. # voice: advocate # link: /empathy
{ ended == 1:
    She has had her sentence. Two neighbours have gone home to theirs, which is a hedge. # voice: advocate # link: /judgment # end
- else:
    She has had her sentence. Two neighbours come next, over a hedge. # voice: advocate # link: /judgment # end
}
-> END
