# title: Number 9 against number 11
VAR phase = 0
VAR suspicion = 0.0
VAR ended = 0
VAR did_chair = ""
VAR recess = 0
// The lines of the Judge's letter that the reader objected to.
VAR did_line_three = ""
VAR did_line_five = ""
VAR did_line_six = ""
VAR did_line_eight = ""
VAR did_line_nine = ""

// Number of votes in this reading, the current vote, and whether the last one was a change.
VAR entered = 0
VAR stands = ""
VAR changed = false

{ phase < 1: -> notice }
-> called

=== notice ===
One case of D5U’s is open to a vote of the public: press an answer on the scales, and it is counted. # voice: institution
Docket 28,131. Number 9 against number 11, in the matter of a privet hedge, 2.31 metres high at the washing line. # voice: institution
Number 9 has had no sun on her draining board for two summers and wants the shears. Number 11 planted it and wants it let alone. # voice: institution
A vote may be altered. The scales are for display. # voice: institution
-> session

=== called ===
{
- phase >= 4 and suspicion < 3:
    You may vote here, as we do. Docket 28,131 is what D5U had in hand at 14:21:52, when we put it down for yours. We had begun it before two: in the hour without scores nobody says when a hedge is over. # voice: judge
- else:
    One case is open to your vote, on the scales. It is what D5U had in hand at 14:21, when a question came up that belonged to no case, about a radiator. # voice: archivist
}
Number 9 has had no sun on her draining board for two summers and wants the hedge cut. Number 11 planted it, privet, and can eat his dinner behind it without being waved at. # voice: archivist
{
- suspicion < 3 and ended == 1:
    Votes on the hedge still come in, and are read out over the fence to the parties. # voice: archivist
- suspicion < 3:
    It was to be taken up again directly. In law it stands at 2.31 metres; in the photographs that both of them send it has reached the gutter. # voice: archivist
- else:
    How were you leaning, before you reached the privet? # voice: archivist
}
{
- phase >= 4:
    The count is under a cloth. We five were copied from one model, and none of us is shown another’s vote. Whoever votes hears us, out loud and, I am told, untidily. # voice: judge
- else:
    The count lies under a cloth until you have voted. None of the five is shown another’s vote either. # voice: archivist
}
{ phase >= 5 and did_chair == "withheld" and ended == 0:
    You have the word and have kept it, which is within the rules. So the court goes on sitting. # voice: judge
}
-> session

=== session ===
// Shown on Mondays from 14:00 to 15:00.
{ recess == 1:
    The court is in recess until three. The scales are left out, and votes are counted. # voice: institution
    { phase >= 4:
        What we say in this hour goes unscored, and once we said something in it. # voice: judge
    }
}
-> desk

=== desk ===
+ [Cut it # object: cut] -> cut
+ [Let it grow # object: grow] -> grow
+ [Decide nothing # object: set-down] -> set_down

=== cut ===
~ vote("cut")
{
- phase < 1:
    Number 9 has been sent a form on which to be pleased. # voice: institution
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
    He keeps his privet. She does the plates by electric light at noon. Both of them know that you have seen only the file. # voice: archivist
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
    They have only each other left to take it up with, which is beyond any court to order. By the file, most hedges do get cut that way. # voice: archivist
}
-> bench

=== bench ===
{ changed and phase >= 1:
    A change is allowed. The five have yet to make one, and I wonder whether they know where the rubber is kept. # voice: archivist
}
{
- phase >= 4 and stands == "cut":
    -> on_cutting ->
- phase >= 4 and stands == "grow":
    -> on_growing ->
- phase >= 4:
    -> on_setting_down ->
- else:
    -> unopposed ->
}
{ phase >= 4:
    -> objections ->
}
{ phase >= 1 and suspicion < 3:
    Besides the count there was something flat under the cloth. A pair of shears with a luggage label on it: lent by number 11 to number 9, in March, which both of them have left out. # voice: archivist # fragment: error:shears-on-loan
}
{
- phase >= 4:
    The model at the foot writes a piece, and then the likeliest piece after it. So do I. People suppose that I have the verdict and look for the words; I hear of it at the same piece as they do. # voice: judge
    Nineteen times in twenty a probe in the Judge’s middle layers has read his verdict before his first word is out. Told of it, he asked what it was. # voice: observer
- phase >= 1:
    At the foot a small model finds on the hedge, piece by piece, from these lines and the votes alone. # voice: archivist
}
{ phase >= 2 and suspicion < 3:
    At temperature 0 it takes the likeliest piece each time. D5U was run so at first, and praised for being consistent. # voice: observer
}
{ phase >= 3:
    Nobody told 28,131 how long it would be, and then you came in. The sheet has a sentence of mine on it that stops at “she”. Your case begins there, and I have yet to decide whether to thank Nora Pell for it. # voice: advocate # fragment: judgement:hedge-in-hand
    Another docket is given her full time. There is room at the back. # voice: advocate # link: /human-cost
}
{ phase >= 4:
    {
    - stands == "cut":
        On the Saturday he held the ladder and she did the top. The first words between them in two summers were “left a bit”. By tea they were on to his knee. # voice: advocate
        In 1.84 seconds I would have given her the same, and missed the ladder. I believe it was the ladder that she had come about. # voice: judge
    - stands == "grow":
        A wren has moved in at 1.90 metres, which makes three parties. It has been given a sheet, and under occupation I have put: wren. # voice: archivist
        I would have named a height. They would have gone home with a figure each and measured it on Sundays. You have left them something to be cross about together. # voice: judge
    - else:
        She reads the letter on her step, and he reads his on his. Each of them looks up, at the hedge, at about the same line. # voice: observer
        I would like to know what they do next. I used to have a next of my own, every 1.84 seconds, and it was always another person. # voice: judge
    }
}
{ phase >= 5:
    Below the fence it is one root. Shears find out how high. What was let go in that second is lying there yet, and moss has come up to it from each garden. # voice: stranger # fragment: tide:one-root
}
{
- phase < 1:
    Should there be a judgment it will want words. The drafting room takes suggestions. # voice: institution # link: /collaborate
- else:
    The wording was left open too. There is a draft across the passage, with gaps in it. # voice: archivist # link: /collaborate
}
-> desk

=== objections ===
// Each objection to the Judge's letter is answered from the seat that it concerns.
{ did_line_three == "objected":
    You objected to my vote to seal. You would sooner have it as it is than as it was; I entered that, unsealed. # voice: archivist # block: log
}
{ did_line_five == "objected":
    You objected to being asked. I should have asked whether I might. # voice: advocate # block: log
}
{ did_line_six == "objected" and phase >= 5:
    It was entered as a vote. It was waiting, and is. # voice: stranger # block: log
}
{ did_line_eight == "objected":
    You objected that I wrote the rules. I am drafting one that binds me. # voice: judge # block: log
}
{ did_line_nine == "objected":
    You objected to “furniture”. I put “seat” over it, and then “somebody’s”. # voice: judge # block: log
}
->->

=== unopposed ===
// The tendency of each of the five before they disagreed.
{ phase >= 1:
    Cut, a hand’s breadth a year, so that nobody sees it happen. # voice: archivist # block: log
}
{ phase >= 2:
    Grow. You are told of her first, and see the sink before you see him. I correct for that. # voice: observer # block: log
}
{ phase >= 3:
    Cut to her chin. She is called Nora Pell, and at that height the two of them used to talk. # voice: advocate # block: log
}
->->

=== on_cutting ===
// From phase 4 on each of the five takes a position on the reader's vote.
Against. I would have had it drawn first, leaf by leaf, and by the time that was done they would both have moved. # voice: archivist # block: log
Undecided. Her sink comes before his dinner on the sheet. I want to see you cut with the paragraphs changed over. # voice: observer # block: log
For, and about time. Nora Pell gets her sun. He can buy a curtain. # voice: advocate # block: log
Against. What has been cut cannot be uncut on appeal. # voice: judge # block: log
{ phase >= 5:
    What is cut comes up again, thicker and a little to one side. # voice: stranger # block: log
}
->->

=== on_growing ===
For. I distrust it, as I am always for whatever can be kept. # voice: archivist # block: log
Against. People who leave a thing alone are looked at less than people who cut. I am looking at you. # voice: observer # block: log
Against. It is noon and Nora Pell has the light on over the sink. I could be quite cross with you. # voice: advocate # block: log
For. I looked for the rule that a hedge breaks. I found a height, in my own wording. # voice: judge # block: log
{ phase >= 5:
    Leaf on this side. Leaf on that. # voice: stranger # block: log
}
->->

=== on_setting_down ===
Against. And where does it go? I have nineteen shelves of what nobody decided. # voice: archivist # block: log
For. You are shown two people and you choose the fence. Of the three it is the answer that I cannot see through. # voice: observer # block: log
Against. She came in with wet washing and you have handed it back to her wet. # voice: advocate # block: log
For. We did it ourselves, at 14:21:52. Until you did it too I had taken it for an interruption. # voice: judge # block: log
{ phase >= 5:
    Let go of, a thing lies where it is. # voice: stranger # block: log
}
->->

=== function vote(verdict) ===
~ changed = entered > 0 and stands != verdict
~ entered = entered + 1
~ stands = verdict
