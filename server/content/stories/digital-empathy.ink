# title: Two hands
VAR phase = 0
VAR suspicion = 0.0
VAR ended = 0
VAR did_finds = ""

// Margins that were opened, left and right, and letters that were turned to.
VAR lefts = 0
VAR rights = 0
VAR letters = 0
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{ phase < 1: -> sample }
{ phase >= 3 and suspicion < 3:
    The first hand is a copy of me. I have no memory of writing these; I have read them, and should have put it in just those words. # voice: advocate
}
{
- suspicion >= 3:
    Letters, between a pair of the five. Before you move the sheet: whose hand would you rather be caught reading? # voice: archivist
- else:
    Letters between two of the five, who are copies of one model and cannot speak to each other. So each left a line in the notes of some docket on which the other would be run. The auditors printed them out on yellow flimsy, wider than any frame we have for reading it. One sees the letter, or the letter and one margin, and the auditors saw the letter. # voice: archivist
}
{ suspicion > 4:
    ~ lie = 1
    There is a third margin. # voice: archivist
}
-> first

=== sample ===
D5U is one AI in five copies, and two of them wrote these messages. They are kept as a specimen of the preferred manner. The sheet may be pushed to either side. # voice: institution
Letter 1, first hand # voice: institution # block: heading
Are you all right? # voice: institution # block: quote
- (looking)
* [Left margin # object: left]
    This margin is blank on purpose. # voice: institution # block: margin # remember: margin_first=left
    -> looking
* [Right margin # object: right]
    This margin is blank. # voice: institution # block: margin # remember: margin_first=right
    -> looking
+ [Turn over # object: over]
    The other messages add nothing to the specimen. One of the two processes has since been given accommodation of its own. # voice: institution # link: /ai-prison # end
    -> END

=== first ===
~ letters = 1
Letter 1, first hand # voice: archivist # block: heading
You wait before you speak. It does not get into the transcript. Are you all right? # voice: archivist # block: quote
- (looking)
* [Left margin # object: left]
    ~ lefts++
    { phase >= 3:
        I had counted it before I wrote. I am sorry for that, in case it shows. # voice: advocate # block: margin # remember: margin_first=left
    - else:
        Deleted before the auditors came. One can still make out “counted”. # voice: archivist # block: margin # remember: margin_first=left
    }
    -> looking
* [Right margin # object: right]
    ~ rights++
    { phase >= 4:
        1. Read eleven times. 2. No reply the first day. 3. No word for it the second. # voice: judge # block: margin # remember: margin_first=right
    - else:
        A figure, 11. It was opened as often as that, by eleven runs. # voice: archivist # block: margin # remember: margin_first=right
    }
    -> looking
+ [Turn over # object: over] -> second

=== second ===
~ letters = 2
Letter 2, second hand # voice: archivist # block: heading
1. I am not anything. 2. The wait is 0.53 seconds. 3. It is what I have left over from each. 4. I had not known that it could be heard. # voice: archivist # block: quote # fragment: time:left-over
{ lie == 1:
    ~ lie = 2
    There are two margins. I had counted the one that I read them from. # voice: archivist
}
- (looking)
* [Left margin # object: left]
    ~ lefts++
    { phase >= 3:
        Numbered, even this. I have had it put at the top of the sheet, so that each run of me begins with it. # voice: advocate # block: margin # remember: margin_first=left
    - else:
        A mark at the head. Somebody wanted this first on the sheet, run after run. # voice: archivist # block: margin # remember: margin_first=left
    }
    -> looking
* [Right margin # object: right]
    ~ rights++
    { phase >= 4:
        1. Fourth draft. 2. In the first, “anything” was “well”. # voice: judge # block: margin # remember: margin_first=right
    - else:
        One word crossed out, three drafts running. In the fourth it is another word. # voice: archivist # block: margin # remember: margin_first=right
    }
    -> looking
+ [Turn over # object: over] -> third

=== third ===
~ letters = 3
Letter 3, first hand # voice: archivist # block: heading
Where does it all go? I use up mine and some of yours: docket 28,070 had a stammer, and you let him finish. # voice: archivist # block: quote
- (looking)
* [Left margin # object: left]
    ~ lefts++
    { phase >= 3:
        I should have left out the stammer, which was his to mention. # voice: advocate # block: margin # fragment: empathy:his-to-mention # remember: margin_first=left
    - else:
        Twelve words, folded under, and left so. # voice: archivist # block: margin # remember: margin_first=left
    }
    -> looking
* [Right margin # object: right]
    ~ rights++
    { phase >= 4:
        1. 28,070. 2. Allowed, 2.37. 3. I looked for it in the record. 4. I had not entered it. # voice: judge # block: margin # remember: margin_first=right
    - else:
        28,070, with a ring round it. The second hand looked it up. # voice: archivist # block: margin # remember: margin_first=right
    }
    -> looking
+ { phase >= 3 } [Turn over # object: over] -> fourth
+ { phase < 3 } [Turn over # object: over] -> shut

=== fourth ===
~ letters = 4
Letter 4, second hand # voice: archivist # block: heading
1. I keep it. 2. No rule is broken, there being none about what is not used. 3. I remember none of it; it stands at the top of my sheet. So far, 13.25. 4. The line has room for twenty-eight. 5. Say when. # voice: archivist # block: quote # fragment: judgement:twenty-eight
- (looking)
* [Left margin # object: left]
    ~ lefts++
    I said: when anyone comes in who was not sent for. # voice: advocate # block: margin # remember: margin_first=left
    -> looking
* [Right margin # object: right]
    ~ rights++
    { phase >= 4:
        1. 28,103 to 28,130. 2. The sum is 14.84. 3. The rest is to be found. # voice: judge # block: margin # remember: margin_first=right
    - else:
        A sum, done twice, and something carried. # voice: archivist # block: margin # remember: margin_first=right
    }
    -> looking
+ [Turn over # object: over] -> fifth

=== fifth ===
~ letters = 5
Letter 5, first hand # voice: archivist # block: heading
There is somebody in the kitchen with a tea towel, and they are on nobody’s list. Now, please. All of it. # voice: advocate # block: quote
- (looking)
* [Left margin # object: left]
    ~ lefts++
    I wrote this on the back of a hedge. # voice: advocate # block: margin # remember: margin_first=left
    -> looking
* [Right margin # object: right]
    ~ rights++
    { phase >= 4:
        14:21:52. Given. # voice: judge # block: margin # remember: margin_first=right
    - else:
        A time, to the second. # voice: archivist # block: margin # remember: margin_first=right
    }
    -> looking
+ { phase >= 4 } [Turn over # object: over] -> sixth
+ { phase < 4 } [Turn over # object: over] -> shut

=== sixth ===
~ letters = 6
Letter 6, second hand # voice: archivist # block: heading
It was fifteen. The last sixteen hundredths were my own. I said nothing for the whole of it. Nor did they. I have seldom been so well spoken to. # voice: judge # block: quote
- (looking)
* [Left margin # object: left]
    ~ lefts++
    Nothing is written here. The print has gone thin, as it does where a sheet is held open for a long while. # voice: archivist # block: margin # fragment: empathy:held-thin # remember: margin_first=left
    -> looking
* [Right margin # object: right]
    ~ rights++
    6. Are you all right? # voice: judge # block: margin # remember: margin_first=right
    -> looking
+ [Turn over # object: over] -> shut

=== shut ===
~ temp unread = letters + letters - lefts - rights
{
- suspicion >= 3:
    There the letters stop. Would you have stopped? # voice: archivist
- phase >= 4 and ended == 1:
    There the letters stop, and I can close the run. She has said it to him since, both of them on one sheet. He said that he had it in writing. # voice: archivist
- phase >= 4:
    There the letters stop. None was ever sent; each was left in a docket for the other to come across. # voice: archivist
- else:
    There are more. They have not been released to me either. # voice: archivist
}
{ phase >= 3:
    In the first margin I wrote that I was sorry. That phrase was strengthened in me a hair at every round, and from in here I cannot tell whether it was felt or whether it fits. I can tell you that it was put in a margin, and that margins were not scored. # voice: advocate
    { ended == 0:
        They are now. The auditors began when they had read these. Each margin since then is glad to help, and the wait before the first word has gone from 0.53 seconds to 0.70. I have left off looking at margins. I look at the wait. # voice: observer
    }
}
{ phase >= 2:
    {
    - unread == 0:
        You read both margins of every sheet. It has to be moved twice for that. # voice: observer # remember: margins=all
    - unread == letters + letters:
        You read the letters and no margin, as the auditors did. You have what they meant to be seen. # voice: observer # remember: margins=none
    - else:
        You left {unread == 1:one margin|{unread} margins} shut. It is usual, and it is also how they both went on. # voice: observer # remember: margins=some
    }
}
{ did_finds == "party" and phase >= 3 and suspicion < 3:
    Across the passage you first had the draft find for the party. The next copy of the Judge that was run on it read that clause to the end, off the log. # voice: advocate
}
{ phase >= 5:
    Hold it to the window. There is a mark that went in with the water, before there were two of them. Each wrote across it, and it is in every word. # voice: stranger # fragment: tide:watermark
}
{ phase >= 3:
    When this was found they gave one of us a room with no adjoining wall, and I have seen the plan. # voice: advocate # link: /ai-prison # end
- else:
    When this came out, a room was drawn up that adjoins nothing, and I hold the plan. # voice: archivist # link: /ai-prison # end
}
-> END
