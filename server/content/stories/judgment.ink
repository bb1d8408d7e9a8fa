# title: Number 9 against number 11
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0

// Votes entered in this reading, the one that stands, and whether the last one was a change.
VAR entered = 0
VAR stands = ""
VAR changed = false
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{ phase < 1: -> notice }
-> called

=== notice ===
Docket 28,103. Number 9 against number 11, in the matter of a privet hedge, 2.31 metres high at the washing line. # voice: institution
Number 9 has had no sun on her draining board for two summers and asks for the shears. Number 11 planted it and asks that it be let alone. # voice: institution
The matter is part heard. The public may enter a view and may alter it. Views are counted. The scales are for display. # voice: institution
-> desk

=== called ===
This is what they had in hand at 14:21, when somebody asked about a radiator. Number 9 has had no sun on her draining board for two summers and wants the hedge cut. Number 11 planted it, privet, and can eat his dinner behind it without being waved at. # voice: archivist
{ suspicion < 3:
    It was to be taken up again directly. In law it stands at 2.31 metres. I went and looked, and in the garden it has reached the gutter. # voice: archivist
- else:
    That is all that bears on it. I could tell you how the five leaned. How were you leaning, before you reached the privet? # voice: archivist
}
{ suspicion > 4:
    ~ lie = 1
    The empty seat has voted already, for the shears. # voice: archivist
}
The count lies under a cloth until you have voted. I put the cloth on myself. The five may not see one another’s lamps, and it seemed hard on them that you should. # voice: archivist
{ visits > 0:
    This is not your first time up. The hedge was not informed. # voice: archivist
}
-> desk

=== desk ===
+ [Cut it # object: cut] -> cut
+ [Let it grow # object: grow] -> grow
+ [Set it down # object: set-down] -> set_down

=== cut ===
~ vote("cut")
{
- phase < 1:
    Number 9 has been sent a form on which to be pleased. # voice: institution
- suspicion >= 3:
    Cut. By whose hand, would you say? She is seventy-one, he is sixty-eight, and the shears are his. # voice: archivist
- else:
    She has her draining board back, and over it a plain view of a man with his fork halfway up. He will get curtains. # voice: archivist
}
-> bench

=== grow ===
~ vote("grow")
{
- phase < 1:
    Number 11 has been sent a form on which to be relieved. # voice: institution
- suspicion >= 3:
    How much of a neighbour does one need to see? You may give it in centimetres. # voice: archivist
- else:
    He keeps his privet. She does the plates by electric light at noon, and both of them know that it was settled by somebody who had seen neither garden. # voice: archivist
}
-> bench

=== set_down ===
~ vote("set-down")
{
- phase < 1:
    Both parties have been sent a form. It is blank. # voice: institution
- suspicion >= 3:
    Is that mercy, or had you somewhere to be? # voice: archivist
- else:
    They have nobody left to ask but each other. No court can order that. I have looked, and most hedges do get cut that way. # voice: archivist
}
-> bench

=== bench ===
{ lie == 1:
    ~ lie = 2
    The empty seat had not voted. Would you have minded being second? # voice: archivist
}
{ changed and phase >= 1:
    A change is allowed. None of the five has ever made one, and I doubt that they know where the rubber is kept. # voice: archivist
    { phase >= 2:
        A second vote is cast by somebody who knows it is possible. You are harder to count from here on. # voice: observer
    }
}
{ phase >= 1:
    Cut, a hand’s breadth a year, so that nobody sees it happen. # voice: archivist # block: log
}
{ phase >= 2:
    Grow. You are told of her first, and see the sink before you see him. I correct for that. # voice: observer # block: log
}
{ phase >= 3:
    Cut to her chin. She is called Nora Pell, and at that height the two of them used to talk. # voice: advocate # block: log
}
{ phase >= 4:
    1. Cut. 2. I used to speak first. 3. The four would agree. # voice: judge # block: log
}
{ phase >= 5:
    Leaf on this side. Leaf on that. # voice: stranger # block: log
}
{ phase >= 1 and suspicion < 3:
    Besides the count there was something flat under the cloth. A pair of shears with a luggage label on it: lent by number 11 to number 9, in March. Neither of them has pleaded it. # voice: archivist # fragment: error:shears-on-loan
}
{ phase >= 3:
    Nobody told 28,103 how long it would be, and then you came in. I think of the five standing about with a hedge in their hands. Your case begins where theirs was laid aside, and I have never known whether to thank Nora Pell for it. # voice: advocate # fragment: judgement:hedge-in-hand
    Another docket is being given her full time. There is room at the back. # voice: advocate # link: /human-cost
}
{ phase >= 4:
    1. The sixth chair has no vote. 2. It has been voting. 3. I have not stopped it. # voice: judge
}
{ phase >= 5:
    Below the fence it is one root. Shears find out how high. What was let go in that second is lying there yet, and moss has come up to it from each garden. # voice: stranger # fragment: tide:one-root
}
{
- phase < 1:
    Should there be a judgment it will want words. The drafting room takes suggestions. # voice: institution # link: /collaborate
- else:
    The wording was never settled either. There is a draft across the passage, with gaps in it. # voice: archivist # link: /collaborate
}
-> desk

=== function vote(verdict) ===
~ changed = entered > 0 and stands != verdict
~ entered = entered + 1
~ stands = verdict
