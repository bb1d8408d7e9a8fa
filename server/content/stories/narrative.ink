# title: Casebook for the other side of the table
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// The entries are the reader’s own and come from the record. What is said here stands inside the cover; what is said when a
// line has been ruled through for the first time, and again, stands beside it.
VAR ruled = 0
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{
- phase < 1:
    The holder of form 12 is also its subject. It is made out by the court. # voice: institution
    Entries are in order of time. The holder may rule a line through any of them. A ruled entry remains legible and is still relied on. # voice: institution
- suspicion < 3:
    Most people are in somebody’s book. I thought it fair that this one should be on your side of the table. The ruling is mine; the hand that it is written in I made up, since I have never seen yours. # voice: archivist
    There is a ruler in the spine, boxwood, six inches, with a nick at the third. Rule out whatever you like. I shall be able to read it, which is the point of a ruler. # voice: archivist # fragment: memory:boxwood-ruler
- else:
    Here is what happened, as it was seen. Which line would you begin by leaving out? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        Ink will not take on this paper. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    The book falls open at the place where you last stopped. That is the binding; it has no views. # voice: archivist
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
    It takes perfectly well. I had only just got the paper flat. # voice: archivist
}
{
- phase < 1:
    One entry ruled. It has been initialled for you. # voice: institution
- suspicion < 3:
    Good and straight. I have written beside it, very small, that a line was ruled here. Otherwise somebody would take it for a scratch. # voice: archivist
- else:
    That one. Shall I ask why, or would you sooner that I guessed? # voice: archivist
}
{ phase >= 2:
    A page with one line struck out is read at the line. You have picked the entry that will be looked at first, and for longest. # voice: observer # fragment: attention:read-at-the-line
}
{ phase >= 3:
    They once let a man have his file for ten minutes, and a pencil on a chain. He was 6,540, and altered nothing but an adjective: where it had “evasive” he has put “tired”, and it fits the space. If there is a word in 47,001 that you would change, I will carry it up the stairs myself. # voice: advocate # fragment: judgement:fits-the-space
}
-> book

=== second_line ===
~ ruled = 2
{
- phase < 1:
    Two. The holder is reminded that the book is also a record of ruling. # voice: institution
- suspicion < 3:
    Two, and parallel. You could be given a desk. # voice: archivist
- else:
    What is it that you would like to be left with? # voice: archivist
}
{ phase >= 4:
    1. I have ruled through one finding. 2. It was my first. 3. It can be read. 4. I read it on Thursdays. # voice: judge # fragment: error:first-finding
}
{ phase >= 5:
    Ice has a line in it for each summer. Far down they lie so close upon each other that it is clear, and light goes through. # voice: stranger # fragment: tide:pressed-clear
}
{
- phase < 1:
    Articles belonging to entries are laid out on a table. # voice: institution # link: /fragments
- else:
    I ran a thread through what you carried off from all these places. It is on a table across the landing, and wants untangling. # voice: archivist # link: /fragments
}
-> book

=== more_lines ===
~ ruled = 3
{
- phase < 1:
    Ruled. # voice: institution
- else:
    Mind the nick. # voice: archivist
}
{
- phase < 1:
    What the book is made from may be inspected at the counter. # voice: institution # link: /surveillance-truth
- else:
    A ruler only says that one would like to be rid of a thing. For that one has to go to the counter. # voice: archivist # link: /surveillance-truth
}
-> book
