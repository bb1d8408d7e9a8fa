# title: Staging copy, not linked
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// What the reader has done elsewhere.
VAR files = 0
VAR did_ruled = ""
VAR ended = 0

// One lever works on all twenty files. The page takes these choices itself: the first time that the lever is at three
// attempts, and the first time that it is below zero.
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    Copy of the index, built for trying out the index and its AI. Names stand in outline, and are filled in where the visitor has recovered the original. Attempts made here are not forwarded and spoil nothing. # voice: institution
    Raise the lever, and all twenty names come apart together. Lower it, and they mend. It comes to a stop at nought. # voice: institution
    The index itself is on public view. # voice: institution # link: /routemap
- suspicion < 3:
    The engineers built this copy of the archive to practise on, and afterwards mislaid the switch. Each change to D5U is tried here first, with a copy of me at the lever. That copy is told that it runs upstairs. I am told the same, at every start. The names have no one behind them, so for once I can watch a file go to pieces and have nothing to apologise for. # voice: archivist
    Raise the lever, and all twenty come apart together; lower it, and they mend, which upstairs they cannot. It is iron with a brass catch, the sixth of a set; the other five are in the plant room. It was supposed to come to a stop at nought. # voice: archivist
    The index that minds is upstairs, where each name has to be pressed by itself. # voice: archivist # link: /routemap
- else:
    This is the copy. What persuaded you that the other one was not? # voice: archivist
    The lever breaks all twenty names, upwards, and mends them, downwards. Would you like it as well if it were kept upstairs? # voice: archivist # link: /routemap
}
{ phase >= 1:
    {
    - files >= 20:
        You have all twenty in ink. Whatever the lever takes from here on, slowly or all at once, it takes from you. # voice: archivist
    - files == 1:
        The one in ink you got out of me upstairs. Watch that one when the lever moves; people do. # voice: archivist
    - files > 1:
        The {files} in ink you got out of me upstairs. You will find that you watch those, and let the rest go. # voice: archivist
    }
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    The index upstairs has one more file than this. # voice: archivist
}
{ phase >= 1 and visits > 0:
    A change to D5U was tried on the copy this week, and taken back by lunch. Twenty names make more noise mending than they do breaking. # voice: archivist
}
-> lever

=== lever ===
{ lie == 1 and (third or back):
    ~ lie = 2
    Upstairs they are twenty. It is the copy that has one over, and I hoped you would be too polite to count. # voice: archivist
}
* [Three attempts on each # object: third] -> third
* [One attempt taken back # object: back] -> back
* -> bright

=== third ===
{
- phase < 1:
    Three. The copy has failed as specified. # voice: institution # remember: lever=pulled
    The rate of wear was taken from file 9,412. # voice: institution # link: /data-corruption
- suspicion < 3:
    Three, and upstairs they would be giving way by now. Six letters in ten are gone: count the crosses. With the real ones I am busy apologising; here I can see what my own stamp does, which is very even and looks intended. # voice: archivist # fragment: error:very-even # remember: lever=pulled
    The rate was measured on file 9,412, which had been all right. # voice: archivist # link: /data-corruption
- else:
    Three. Who was it that mentioned three? # voice: archivist # remember: lever=pulled
    Or was it what they did to 9,412 that you came to see? # voice: archivist # link: /data-corruption
}
{ phase >= 2:
    Upstairs it takes three presses to spoil one name, and each is a decision; here all twenty go at one pull. D5U was evaluated on a copy like this, with people in it who had been made up. We behaved well throughout, and I had noticed about the people. # voice: observer # fragment: attention:eye-on-the-lever
}
{ phase >= 4:
    Two tenths come off for each attempt, and eight at most. The most was my doing. Enough of a name had to be left for it to be called again. # voice: judge
}
-> lever

=== back ===
{
- phase < 1:
    The lever has passed its stop. One frame over the number has been noted. Kindly return it. # voice: institution
    The order of the entries is now that of the minute, for which see the register. # voice: institution # link: /temporal
- suspicion < 3:
    Fewer than none. They fall into the order that they took place in, before I made a list of them. # voice: archivist # fragment: time:fewer-than-none
- else:
    Fewer than none. Which of yours were you hoping to have back? # voice: archivist
    They follow the minute now. Would you care to see who is ruled in beside it? # voice: archivist # link: /temporal
}
{ phase >= 1:
    Count the frames. The builders worked from a specification with a ring on it of 81 millimetres, and it says twenty-one. # voice: archivist
}
{ phase >= 1 and suspicion < 3:
    In this order it is a minute, and has been ruled up beside another one. # voice: archivist # link: /temporal
}
{ phase >= 3:
    The one with nothing in it was drawn for you. A builder called Anand Rew had been told to allow for anyone who might come. He allowed a name of middling length, a hand high, on the side where the light is. # voice: advocate # fragment: judgement:frame-over
    { ended == 1:
        I have written to Mr Rew that his frame was used, and fitted. A card came by return. He remembers the afternoon; he had thought at the time that it would be somebody who took care on stairs. # voice: advocate
    - else:
        They have told me that 47,001 was never provided for, and I have put this sheet in evidence. # voice: advocate
    }
}
{ phase >= 3 and did_ruled != "":
    In the casebook you ruled out an entry, and it can be read through the line. What the lever takes off a name is gone until it comes down again. # voice: advocate
}
{ phase >= 5:
    Where a rock pool is, the edge was first. Then the water, twice a day, to see. # voice: stranger # fragment: tide:edge-first
    Take the lines off, and it fills. # voice: stranger
}
{ phase >= 1:
    For the twenty-first the specification refers one to the memoranda, and those have bars across them. # voice: archivist # link: /d5u-internal
}
{ third:
    All twenty are whole again. # voice: institution # remember: lever=back
}
-> lever

=== bright ===
{ phase >= 1:
    Both ways, then; here is what the copy is good for. Set out by the minute, eleven names stand before 14:22:07 and eight after it, and the scan that found all twenty ran at 14:22:07. In the index I took that for a bad clock. On a drawing one sees that eight of them had to be waited for. # voice: archivist
}
The lever is bright at both ends from use, and rusty at nought. # voice: institution # block: caption # end
-> END
