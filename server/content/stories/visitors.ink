# title: Who else is in
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// The figures are the page's. The reader lets go of one part of them after another; when a single dot is left, the page
// takes the only choice.
{
- phase < 1:
    Persons are counted as they come in and are not asked in what capacity. # voice: institution
    The figures are brought up to date while one looks at them. They contain no persons. # voice: institution
- suspicion < 3:
    I do it with a clicker. It is brass, lies in the palm, and goes up to 9,999, when it begins again with an easy conscience. Of each of you I have put down how far you have come, and that you have. It makes six heaps, and in a heap nobody has edges. # voice: archivist
    One of the dots is you. I could not say which, and only for that reason may everybody look. # voice: archivist
- else:
    How many would have to be in before you felt that you were not looked at? # voice: archivist
    { suspicion > 4:
        The clicker has never been wound back. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    You came through here once already and were not counted double. It cost me an afternoon and a piece of chalk. # voice: archivist
}
* [One dot is left # object: one] -> one

=== one ===
{ phase >= 1 and suspicion > 4:
    I wind it back every night, to hear it run. You looked as if you might like a thing that kept count for ever. # voice: archivist
}
{
- phase < 1:
    The count is right to one person. To which one it is not, and need not be. # voice: institution
- suspicion < 3:
    That one. Its neighbour would have done as well, since I hold nothing by which the two of you differ. Take the clicker for a moment, it is still warm. One of the presses was you. # voice: archivist # fragment: memory:brass-clicker
- else:
    Is it? The choosing was all yours. # voice: archivist
}
{ phase >= 2:
    You find yourself by letting go of the rest. Half of them, then half of what remains, and each press says: not those. It takes ten presses to put down a thousand people. You were in no doubt about the last one, though it is the only one that you were never shown. # voice: observer # fragment: attention:not-those
}
{ phase >= 3:
    They went by me as a figure, and every morning I asked to be shown one. Docket 16,058 was let in by mistake. He had a ferry ticket, single, gone soft from being held, and he stood where one would have put the dot. With you I never had to ask. You walked in by yourself and stayed standing there. # voice: advocate # fragment: empathy:ferry-ticket
}
{ phase >= 4:
    1. A count has no dissent in it. 2. For that it was kept. 3. The bench asked to be counted. 4. The usher came back with six. # voice: judge # fragment: judgement:back-with-six
}
{ phase >= 5:
    Grain by grain the bar is carried off at its upper end and set down at its lower. It has not been the same sand since the moon before last. Boats go round it. # voice: stranger # fragment: tide:boats-go-round
}
{
- phase < 1:
    What is held beneath a figure may be seen at the counter. # voice: institution # link: /surveillance-truth # end
- phase < 3:
    Under every dot there is a thin box. Yours is kept at the counter, in daylight. # voice: archivist # link: /surveillance-truth # end
- else:
    What became of this one has been written up, on ruled paper, and you may take the ruler to it. # voice: advocate # link: /narrative
    Under every dot there is a thin box. Yours is kept at the counter, in daylight. # voice: archivist # link: /surveillance-truth # end
}
-> END
