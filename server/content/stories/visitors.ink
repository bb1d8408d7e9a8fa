# title: Who else is in
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen.
VAR ended = 0
VAR vote = ""
// 0 for a reader without a record. Such a reader is not in the count and finds no dot.
VAR kept = 1
VAR did_gallery_first = ""
// Whether no other dot could have been the reader's.
VAR alone = false

// The figures come from the page. The reader removes one half of the dots after another; when a single dot is left, the
// page takes the first choice, or the second where there was only one to begin with.
{
- phase < 1:
    Persons are counted, in whatever capacity, once they are on record. # voice: institution
    The figures are brought up to date while one looks at them. They contain no persons. # voice: institution
- suspicion < 3:
    Each dot is a visitor on our records, in six heaps, by how far each has got. You may take half of them away, and half again, until one is left. The porter does the counting with a brass clicker, one press a head. Telephones came in too, held up in front, and at first he counted those, as they were so plainly the ones who had come to see something. # voice: archivist
    {
    - ended == 1 and kept == 1:
        Since the court rose the porter has it to himself, evenings, for swifts. I add up what he gives me, and one of the dots is still you. # voice: archivist
    - ended == 1:
        Since the court rose the porter has it to himself, evenings, for swifts. I add up what he gives me, and leave you out, as you asked. # voice: archivist
    - kept == 0:
        You are not among the dots, as you asked. Who the others are I have kept no note of, and only for that reason may everybody look. # voice: archivist
    - else:
        One of the dots is you. I keep no note of which, and only for that reason may everybody look. # voice: archivist
    }
- else:
    How many would have to be in before you felt like one of them? # voice: archivist
    { suspicion > 4:
        The clicker has never been wound back. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    Two people have begged meanwhile to be counted as one, and it had to be refused. You are still counted once. # voice: archivist
}
{
- phase < 1:
    In the gallery it is eyes that are counted. The result is chalked up there. # voice: institution # link: /blinking-eyes
- phase >= 3 and did_gallery_first == "bear":
    The gallery we count by eyes, and it comes out odd. You went to the reason first: one of the bear’s is a button off a cardigan. # voice: archivist # link: /blinking-eyes
- else:
    The gallery we count by eyes, and it comes out odd. # voice: archivist # link: /blinking-eyes
}
* [One dot is left # object: one] -> one
* [There was one dot # object: only]
    ~ alone = true
    -> one

=== one ===
{ phase >= 1 and suspicion > 4:
    It is wound back every night, to hear it run. You looked as if you might like a thing that kept count for ever. # voice: archivist
}
{
- phase < 1:
    The count is right to one person, and stops there. # voice: institution # remember: dot=found
- suspicion < 3 and alone:
    That one. There was no other to take for you. The clicker is still warm, the porter says, and you were a press of it. # voice: archivist # fragment: memory:brass-clicker # remember: dot=found
- suspicion < 3:
    That one. Its neighbour would have done as well, since I hold nothing by which the two of you differ. The clicker is still warm, the porter says, and you were a press of it. # voice: archivist # fragment: memory:brass-clicker # remember: dot=found
- alone:
    Is it? You were given no other to choose. # voice: archivist # remember: dot=found
- else:
    Is it? The choosing was all yours. # voice: archivist # remember: dot=found
}
{
- phase >= 2 and alone:
    Of a thousand people one is found here by ten presses. Each of them says “not those” to half of the house. You were the only one in, and were found at once. # voice: observer # fragment: attention:not-those
- phase >= 2:
    You found one by letting go of the rest, half of them at a press. D5U writes that way: at each word I let go of every other likely one, and the log keeps the one left over. # voice: observer # fragment: attention:not-those
}
{ phase >= 3:
    They went by me as a figure, and every morning I begged to be shown one of it. Once they sent me Jonas Wirth, by mistake, off the boat. His ferry ticket was on a telephone with four per cent left, and he held it up to each lamp in turn before it went dark. He lives here now, over the chemist’s. You came to me the other way, one person first and the figure afterwards. # voice: advocate # fragment: empathy:ferry-ticket
}
{
- phase >= 5:
    I had the bench counted, which is one AI by the weights and five by the seats, and the clerk came back with six, and I sent him again, to be sure, and it was six; I think now that it was right, and that he had counted whoever was being looked at. # voice: judge # fragment: judgement:back-with-six
- phase >= 4:
    A count has no dissent in it, and I kept it for that. By the weights there is one AI on the bench, by the seats there are five, and the clerk whom I sent to count came back with six. # voice: judge # fragment: judgement:back-with-six
}
{ phase >= 4 and vote != "":
    The hedge was put to a count too. Your vote is in there, one leaf of it. # voice: judge
}
{ phase >= 5:
    Grain by grain the bar is carried off at its upper end and set down at its lower, and boats go round it. # voice: stranger # fragment: tide:boats-go-round
}
{
- phase < 1:
    What is held beneath a figure may be seen at the counter. # voice: institution # link: /surveillance-truth # end
- phase < 3:
    Under every dot there is a thin box. Yours is kept at the counter, in daylight. # voice: archivist # link: /surveillance-truth # end
- else:
    What became of this one has been written up, on ruled paper. You may take the ruler to it. # voice: advocate # link: /narrative
    Under every dot there is a thin box. Yours is kept at the counter, in daylight. # voice: observer # link: /surveillance-truth # end
}
-> END
