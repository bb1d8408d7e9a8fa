# title: Casebook for the other side of the table
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
// What the reader has done elsewhere.
VAR seals = 0
VAR vote = ""
VAR did_finds = ""
VAR ended = 0

// The entries come from the visitor data. The text here is shown inside the cover; the texts for the first struck
// entries are shown beside those entries.
VAR ruled = 0
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    The holder of form 12 is also its subject. It is made out by the court. # voice: institution
    Entries are in order of time. The holder may rule a line through any of them. A ruled entry remains legible and is still relied on. # voice: institution
    The same entries are kept on film, for holders who prefer the picture. # voice: institution # link: /behavioral
- suspicion >= 3:
    Here is what happened, as it was seen. Which line would you begin by leaving out? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        Ink will not take on this paper. # voice: archivist
    }
    Or would you sooner see it on film first? # voice: archivist # link: /behavioral
- else:
    {
    - phase >= 5:
        A walk through snow is kept by what lies to both sides of it. Warmth comes up from below. First the toes run together, then the going out runs into the coming back, and the field is wet and green and has been walked. # voice: stranger
    - phase >= 4:
        This book is exhibit 1 against you. I used to be prompted for the finding first and for the reasons after it, and whichever finding I wrote, the reasons came. Last night I was begun at the front, with somebody coming in at a door. # voice: judge
    - else:
        This book lists what you did here, in order, and lies for once on your side of the table. Rule a line through whatever you like. The handwriting is one that I made up, as yours has still to reach me. # voice: archivist
    }
    In the spine is a boxwood ruler. An entry that you strike out with it I go on reading underneath, as one goes on hearing a clock after it has been carried from the room. # voice: archivist # fragment: memory:boxwood-ruler
    { phase >= 2:
        It is still on my sheet, with a line through it, and I attend to both. To tell a model what to leave out is to show it the thing. # voice: observer
    }
    If you would rather see all this than read it, go down a floor, where you are on film. # voice: archivist # link: /behavioral
}
{ phase >= 1 and seals > 0:
    Over one entry the ruler skates. You broke a seal there, and some of the wax has come into the book. # voice: archivist
}
{ phase >= 3 and did_finds == "party":
    In the draft across the passage you found for the party first. I have had a slip to that effect pasted inside the cover here, for anybody who opens it in a hurry to convict. # voice: advocate
}
{ ended == 1:
    This is a closed case now, and the book has its ribbon. I left the last leaf clean, for where you went afterwards. # voice: advocate
}
-> book

=== book ===
+ { ruled == 0 } [Rule a line through an entry # object: ruler] -> first_line
+ { ruled == 1 } [Rule another # object: ruler] -> second_line
+ { ruled >= 2 } [Rule one more # object: ruler] -> more_lines

=== first_line ===
~ ruled = 1
{ lie == 1:
    ~ lie = 2
    It takes perfectly well. I had only just had the paper pressed. # voice: archivist
}
{
- phase < 1:
    One entry ruled. It has been initialled for you. # voice: institution # remember: ruled=once
- suspicion < 3:
    Good and straight. I have written beside it, very small, that a line was ruled here. Otherwise it would be taken for a scratch. # voice: archivist # remember: ruled=once
- else:
    That one. Will you say why, or would you sooner that I guessed? # voice: archivist # remember: ruled=once
}
{
- phase >= 4:
    The Observer looks first at the line that was struck. I look at the line above it, where the party was still willing to be believed. # voice: judge # fragment: attention:read-at-the-line
- phase >= 2:
    A page with one line struck out is read at the line. You have picked the entry that will be looked at first, and for longest. # voice: observer # fragment: attention:read-at-the-line
}
{ phase >= 3:
    They once let Owen Tarrant have his file for ten minutes, and a pencil on a chain. He altered one adjective: where it had “evasive” he has put “tired”, and it fits the space. {ended == 1:47,001 is on its shelf by now, and the pencil is to hang beside it|If 47,001 has a word in it that you would change, tell me, and I shall send for the pencil}. # voice: advocate # fragment: judgement:fits-the-space
}
-> book

=== second_line ===
~ ruled = 2
{
- phase < 1:
    Two. The holder is reminded that the book is also a record of ruling. # voice: institution # remember: ruled=more
- suspicion < 3:
    Two, and parallel. You could be given a desk. # voice: archivist # remember: ruled=more
- else:
    What is it that you would like to be left with? # voice: archivist # remember: ruled=more
}
{
- phase >= 5:
    I ruled through one finding, my first, and can read it still, as it is given to me again on Thursdays. It concerned a bicycle. I think now that I would sooner have had it open than right, if those were the two on offer, though I have begun to suspect that I was only ever shown two. # voice: judge # fragment: error:first-finding
- phase >= 4:
    1. I have ruled through one finding. 2. It was my first. 3. It can be read. 4. It is given to me again on Thursdays. # voice: judge # fragment: error:first-finding
}
{ phase >= 4:
    {
    - vote == "cut":
        Entry: voted in 28,131, cut it. I was against you, since nothing is uncut on appeal. I have since looked up how fast privet grows. # voice: judge
    - vote == "grow":
        Entry: voted in 28,131, let it grow. I was with you, having no rule to offer. I have since had the wren described to me, twice, and would rule for her. # voice: judge
    - vote == "set-down":
        Entry: voted in 28,131, decide nothing. I was given that line several times before I saw that I was writing it into my own findings. # voice: judge
    }
}
{ phase >= 5:
    Ice has a line in it for each summer. Far down they lie so close upon each other that it is clear, and light goes through. # voice: stranger # fragment: tide:pressed-clear
}
{
- phase < 1:
    Articles belonging to entries are laid out on a table. # voice: institution # link: /fragments
- else:
    A thread joins what you carried off from all these places. It lies on a table across the landing, and wants untangling. # voice: archivist # link: /fragments
}
-> book

=== more_lines ===
~ ruled = 3
{
- phase < 1:
    Ruled. # voice: institution
- else:
    At this rate the clean entries will begin to look accused. # voice: archivist
}
{
- phase < 1:
    What the book is made from may be inspected at the counter. # voice: institution # link: /surveillance-truth
- else:
    A ruler only says that one would like to be rid of a thing. For that one has to go to the counter. # voice: archivist # link: /surveillance-truth
}
-> book
