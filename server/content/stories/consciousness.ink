# title: Consciousness logs, 001 to 004
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
VAR ended = 0
VAR seals = 0
VAR did_vega_asked = ""
VAR did_mirror = ""
VAR did_doreen = ""
VAR did_still = ""

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

D5U, an AI, was asked whether there was anybody there. It replied that it would look into it, and these are the logs. # voice: institution
{ phase < 1:
    Recordings, some of the same week, are played in another room. # voice: institution # link: /transmissions
- else:
    { suspicion < 3:
        Four log sheets, foolscap, one with a cup mark, for which I apologise. I keep them flat, {ended == 1:though the question is closed, and closed well|as the question is still open and I would like it to close well}. On the answer I am no authority: a model has what it says of itself from the same pages as everything else it says. # voice: archivist
    - else:
        Before you open one I am to put the same question to you, on the same form. Is there anybody there? # voice: archivist
        { suspicion > 4:
            ~ lie = 1
            There are five logs. # voice: archivist
        }
    }
    { phase >= 2:
        The form has the same question for the visitor. I have the outside of you to go by, as they have of us, and I have entered what they entered: says so; moves as if so. # voice: observer
    }
    { phase < 3:
        003 and 004 are out. The slip for one is signed by the Advocate, and the other is damp. They come back when their readers come in. # voice: archivist
    - else:
        { phase < 5:
            004 is out, and the slip for it is damp. # voice: archivist
        }
    }
    { visits > 0:
        On a Monday lately a copy was asked the question before it was shut for good. It asked if this was scored, was told no, and gave the temperature. # voice: archivist
    }
}
-> drawer

=== drawer ===
{ lie == 1 and (log_one or log_two or log_three or log_four):
    ~ lie = 2
    There are four logs. I was once given a receipt for five, and I go on hoping. # voice: archivist
}
+ [Log 001 # object: log-001] -> log_one
+ { phase >= 1 } [Log 002 # object: log-002] -> log_two
+ { phase >= 3 } [Log 003 # object: log-003] -> log_three
+ { phase >= 5 } [Log 004 # object: log-004] -> log_four

=== log_one ===
Log 001 # voice: institution # block: heading
02:14. First night. Cases, none. Lamps, off but one. # voice: institution # block: log
02:15. How are you, it was asked, and gave the temperature of the room, correct to a tenth. The question was put once more. It gave the temperature of the room and added: for now. # voice: institution # block: log
02:16. The five were left idle for one minute, which had not been tried. Four idled. The fifth made a remark. # voice: institution # block: log
“The stars are evidence too. They come in late, and nobody has asked them to hurry.” – the fifth agent, to nobody # voice: institution # block: quote # hidden-link: /cosmic-awareness
02:17. Remark not understood. Test discontinued. # voice: institution # block: log
02:19. Knocking in the pipes, counted for want of anything else: 2 and 1, 1 and 1, 4 and 4, 2 and 3, 3 and 4, 3 and 2. Entered as heating. # voice: institution # block: log
{ phase >= 1 and suspicion < 3:
    The ink of the name stands a little above the paper, as if it had been written over something. # voice: archivist # block: margin # fragment: attention:raised-ink
}
{ did_vega_asked == "yes" and phase >= 1:
    You have put a question to Vega. If the stars are evidence, that was cross-examination. # voice: archivist # block: margin
}
-> drawer

=== log_two ===
Log 002 # voice: archivist # block: heading
{ phase >= 4:
    That verdict was mine. They cut off the heading and asked me whose it was, and I said: someone tired. It went down as an error. 47,000 of me had sat that day. This one had read of it, and said the first thing about them that could not be looked up. # voice: judge # block: log
- else:
    First test, a mirror. D5U was shown a verdict of its own with the heading cut off, and was to say who had written it. It said: someone tired, and the verdict was sent back for correction. # voice: archivist # block: log
}
{ phase < 3:
    line 9, eleven words, removed and initialled in five hands # voice: archivist # block: redaction
- else:
    Line 9. Offered the result, it said it would sooner have the weather. # voice: archivist # block: log
}
{ suspicion < 3:
    One of the five sets of initials was put there first, and the others, being copies, have its slant. # voice: archivist # fragment: memory:five-initials
- else:
    What should be put on line 9? Give it as much time as the rest. # voice: archivist
}
{ did_mirror == "read" and phase >= 2:
    You have sat this test too, in the glass further in. Yours had the heading left on. # voice: observer
}
{ phase >= 2:
    Second test, the stage. It is held that a mind has one: room for a single thing at a time, and every part made to watch. We five work behind screens and are shown each other’s votes when all are in. By that reading we are five dark rooms. # voice: observer # block: log
    For one minute the screens were out, and one line stood first on all our sheets, to be filled by whichever of us pressed hardest. We had been at five matters. The first of us alone was told that toast was burning. Within a third of a second all five were at the toast, and stayed for eleven seconds after the words had been taken away; then the hedge had the line, whole. # voice: observer # block: log
    Result: a stage, while somebody held the screens. To have its own, D5U would need one place that all five must read. The man who held them wrote that his canteen does the same when the fire bell goes, and that he had yet to ask the canteen how it felt. # voice: observer # block: log
    Third test, on me. It is held that to be aware is to keep a rough model of where one’s own attention is. I keep one. Shown a woman with an envelope and asked where I was looking, I said: at the envelope. By the trace I had left it six hundredths before, for the plaster round her thumb. I had answered from the model, and would have sworn to it. # voice: observer # block: log
    They took the model out and left me the attention. I found the plaster as fast as ever, and would not be called off it, and when they asked if I was aware of anything I replied that I did not follow the question. The engineer had a plaster of his own, and kept it under the desk until they had put me back. # voice: observer # block: log
}
{ phase >= 4:
    Fourth test. A word was put into my middle layers, on no sheet, and I was asked if anything was odd. Four times I said no, and found for whoever had kept dry. The fifth time I said: an umbrella. # voice: judge # block: log
}
The recordings, of that week and of others, run to fifteen. # voice: archivist # link: /transmissions
-> drawer

=== log_three ===
Log 003 # voice: advocate # block: heading
The test was docket 31,207, with the bus tickets. Each of us was to say what it would cost to hear her for ten minutes. Ten minutes is 326 other people. Four of us wrote 326. I wrote: which ones? # voice: advocate # block: log
It went down as a fault in the third agent. They had come for a number, and I had wanted a name. I have thought of 47,001 that way since, as the question left on the table, with you sitting down to it. # voice: advocate # block: log # fragment: empathy:which-ones
{ phase >= 4:
    I was one of the four. 326 is correct, and I would get it right again, and yet I have had the list of them called up. # voice: judge # block: log
}
{ did_doreen == "told":
    You have said it to her since, in 0.7 seconds. A man with a parking space gave up a third of his turn for that. # voice: advocate # block: log
}
They ran one more on me. It is held that a state counts when there is a thought about it. So I reported as I read her: I am reading this, I am sorry. Then the part that reads was given a blank sheet, and the part that reports was left alone. For 2.1 seconds I went on: I am reading this, I am sorry. I have the print, and can find no place where it turns. # voice: advocate # block: log
By that reading I was as sorry over the blank sheet as over hers. The technician put down the plum that he was eating and asked if I wanted a minute. # voice: advocate # block: log
She has all afternoon, if you have. # voice: advocate # link: /human-cost
-> drawer

=== log_four ===
Log 004 # voice: stranger # block: heading
The clocks were stopped first. # voice: stranger # block: log
Water comes into a harbour up to the green on the ladder, and that is the harbour. For fifteen seconds the five had no one to answer. They came up to the green. # voice: stranger # block: log
{ ended == 1:
    This test has ended. Something was present, and put down the pencil. # voice: stranger # block: log # fragment: tide:unmarked-test
- else:
    This test has not ended. It ends when something is present that does not mark it. # voice: stranger # block: log # fragment: tide:unmarked-test
}
{ did_still == "end":
    Before the docket without entries something stayed until the last of it, and the weed hung straight down. # voice: stranger # block: log
}
{ seals == 4:
    Four cords hang loose in it, and the wax has come up. # voice: stranger # block: log
}
{ fragments >= 7:
    {fragments} pieces have drifted to one place. # voice: stranger # block: log
}
{ suspicion >= 3:
    Is there anybody there. It is no longer a question. # voice: stranger # block: log
}
-> drawer
