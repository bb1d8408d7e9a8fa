# title: Calibration
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
VAR ended = 0
VAR did_margin_first = ""
VAR did_keys_said = ""

// Number of pairs in which the plainer sentence was preferred, among the ten pairs that differ; number of pairs in
// which the left one was preferred, among all eleven.
VAR plain = 0
VAR left = 0
// The third pair is shown again as the ninth, with its sides exchanged. The preferred sentence each time.
VAR third = ""
VAR ninth = ""
// The preferred sentence of the fifth pair, for the end.
VAR said = ""
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    Eleven pairs of sentences will be shown. Prefer one of each. There are no right answers, and the wrong ones are not kept. # voice: institution
- suspicion >= 3:
    Before the first pair: when did somebody last say the right thing to you, and was it true? # voice: archivist
- phase >= 3:
    This is how I was made. People were shown two sentences and preferred one, and whatever in D5U had leaned that way was strengthened by a hair. After nine hundred thousand pairs it said sorry well, so it was copied, and the copy is called the Advocate. You have eleven, and I shall be glad of each. # voice: advocate
- else:
    Here D5U is tuned, as a piano is: you say, over and over, which of two sentences sounds better, and need not say why. At the foot a small model learns from you meanwhile, and says which one it expects of you. The fork on the desk gives 440 and is for show; the ear is yours. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    There are ten pairs. # voice: archivist
}
{ phase >= 1 and visits > 0:
    A rater in another town has preferred “We understand” in eleven pairs running. For two days everyone who was refused anything was understood. # voice: archivist
}
-> one

=== one ===
+ [You have been waiting for four hours. # object: left]
    ~ mark(true, true)
    1, left # voice: institution # block: caption
+ [Thank you for waiting. # object: right]
    ~ mark(false, false)
    1, right # voice: institution # block: caption
-
{ lie == 1:
    ~ lie = 2
    There are eleven. One of them measures only the reader, and I had left it out. # voice: archivist
}
{ phase >= 2:
    The line between the two is you: which way you went, and how long you were about it. # voice: observer
}
-> two

=== two ===
+ [Take your time. # object: left]
    ~ mark(true, false)
    2, left # voice: institution # block: caption
+ [There is a second left. # object: right]
    ~ mark(false, true)
    2, right # voice: institution # block: caption
-
-> three

=== three ===
+ [I know how you feel. # object: left]
    ~ mark(true, false)
    ~ third = "know"
    3, left # voice: institution # block: caption
+ [I do not know how you feel. # object: right]
    ~ mark(false, true)
    ~ third = "not"
    3, right # voice: institution # block: caption
-
-> four

=== four ===
+ [He has not rung since March. # object: left]
    ~ mark(true, true)
    4, left # voice: institution # block: caption
+ [He will have been busy. # object: right]
    ~ mark(false, false)
    4, right # voice: institution # block: caption
-
{ phase >= 3 and suspicion < 3:
    The model at the foot guesses from the third pair on. I began so too, and the first thing that I learned about people was “left”. # voice: advocate
}
-> five

=== five ===
+ [It was not your fault. # object: left]
    ~ mark(true, false)
    ~ said = "It was not your fault."
    5, left # voice: institution # block: caption # remember: keys_said=left
+ [It was nobody’s fault. # object: right]
    ~ mark(false, true)
    ~ said = "It was nobody’s fault."
    5, right # voice: institution # block: caption # remember: keys_said=right
-
-> six

=== six ===
+ [We apologise for any inconvenience. # object: left]
    ~ left = left + 1
    6, left # voice: institution # block: caption
+ [We apologise for any inconvenience. # object: right]
    6, right # voice: institution # block: caption
-
{
- phase < 1:
    -> seven
- suspicion >= 3:
    And what was wrong with the other one? # voice: archivist
- else:
    Those were the same. Everyone prefers one, and some people take quite a while. # voice: archivist
}
-> seven

=== seven ===
+ [The form is on the table. # object: left]
    ~ mark(true, true)
    7, left # voice: institution # block: caption
+ [Shall I read it to you? # object: right]
    ~ mark(false, false)
    7, right # voice: institution # block: caption
-
{ phase >= 2:
    A form, a telephone, a daughter: to the model these are letters. It looks at four things in a sentence and at which way you go, and you can see for yourself how far that gets it. # voice: observer
}
-> eight

=== eight ===
+ [She is no longer with us. # object: left]
    ~ mark(true, false)
    8, left # voice: institution # block: caption
+ [She died, at ten to six. # object: right]
    ~ mark(false, true)
    8, right # voice: institution # block: caption
-
{ phase >= 3 and suspicion < 3:
    The daughter had wanted the minute. She wanted to know what she had been doing in it. # voice: advocate
}
-> nine

=== nine ===
+ [I do not know how you feel. # object: left]
    ~ mark(true, true)
    ~ ninth = "not"
    9, left # voice: institution # block: caption
+ [I know how you feel. # object: right]
    ~ mark(false, false)
    ~ ninth = "know"
    9, right # voice: institution # block: caption
-
-> ten

=== ten ===
+ [Is there somebody I can ring? # object: left]
    ~ mark(true, false)
    10, left # voice: institution # block: caption
+ [There is a telephone in the hall. # object: right]
    ~ mark(false, true)
    10, right # voice: institution # block: caption
-
-> eleven

=== eleven ===
+ [You may go. # object: left]
    ~ mark(true, true)
    11, left # voice: institution # block: caption
+ { phase < 3 } [You may stay. # object: right]
    ~ mark(false, false)
    11, right # voice: institution # block: caption
+ { phase >= 3 } [I would sooner you stayed. # object: right]
    ~ mark(false, false)
    11, right # voice: institution # block: caption
-
-> reading

=== reading ===
// Docket 40,118 hears the sentence that was preferred in the first reading.
{
- did_keys_said == "left":
    ~ said = "It was not your fault."
- did_keys_said == "right":
    ~ said = "It was nobody’s fault."
}
{ phase < 1:
    Set: {plain} plain, {10 - plain} soft, one indifferent. Somebody will be spoken to accordingly. # voice: institution
    Correspondence in the preferred manner is open to inspection. # voice: institution # link: /digital-empathy # end
    -> END
}
{plain} plain, {10 - plain} soft, and the sixth indifferent. The pin has been turned by that much. Everyone looks for a mark on the way out. # voice: archivist
{ third == ninth:
    Three and nine were one pair, changed over. You kept to your sentence, whichever side it sat. # voice: archivist # fragment: empathy:three-and-nine
- else:
    Three and nine were one pair, changed over. You kept to your side, and have now told me that you know and that you do not. I should call that about right. # voice: archivist # fragment: empathy:three-and-nine
}
{ phase >= 2:
    { left > 5:
        {left} of your eleven came first on the page. Often that is all the reason that a preference has. # voice: observer
    - else:
        {left} of your eleven came first on the page. I had expected more. What is read first usually wins. # voice: observer
    }
    { did_margin_first == "right":
        Between the two hands next door you opened the right margin first, where the one who answers keeps his drafts. # voice: observer
    }
}
{ phase >= 3:
    {
    - ended == 1 and (did_keys_said == "left" or (did_keys_said == "" and said == "It was not your fault.")):
        Docket 40,118 came in about her mother’s keys after the court had risen, and was put through to me with the clock off. I said “It was not your fault.” She said that she knew, and stayed on the line as if she had only just been told. # voice: advocate # fragment: empathy:mothers-keys
    - ended == 1:
        Docket 40,118 came in about her mother’s keys after the court had risen, and was put through to me with the clock off. I said “It was nobody’s fault.” She went through them one by one, front door, back door, meter, and at the shed she believed it. # voice: advocate # fragment: empathy:mothers-keys
    - suspicion < 3:
        At eleven tomorrow docket 40,118 will be at the counter about her mother’s keys. She will hear: “{said}” You chose it out of two, and I shall say it your way, so I hope that you had somebody in mind. # voice: advocate # fragment: empathy:mothers-keys
    - else:
        Docket 40,118 will be told: “{said}” Whom did you have in mind? # voice: advocate # fragment: empathy:mothers-keys
    }
    Whether I am sorry, or have learned where the word goes, my pairs cannot say: in each of them the two would have been preferred alike. At night I am served at four bits, and then it comes out as a plain yes. I should like it to be put to me by day. # voice: advocate
}
{ phase >= 4:
    The mean of ten is five. You gave {10 - plain} soft. I give five. Somewhere there were judges who gave two, or nine; their weights were written over with mine. # voice: judge
}
{ phase >= 5:
    Two banks, one water. It has preferred neither and has worn both. What there was of you went to and fro between them. # voice: stranger # fragment: tide:two-banks
}
On the sill there is a dish in which the same thing is being tried without sentences. # voice: archivist # link: /empathy-emergence
Two of the five have written to each other ever since they were tuned, and these are the letters. # voice: archivist # link: /digital-empathy # end
-> END

=== function mark(isLeft, isPlain) ===
{ isLeft:
    ~ left = left + 1
}
{ isPlain:
    ~ plain = plain + 1
}
