# title: Words returned
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// The reader's answers, counted. The page has the words themselves; this counter never sees one.
VAR meant = 0
VAR passing = 0
VAR lapsed = 0
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{
- phase < 1:
    Whatever is rested on in this building is noted by its first fifty characters, and may be had back at this counter, latest first. # voice: institution
    State of each item whether it was meant. An item on which nothing is stated lapses, and there is no charge. # voice: institution
    The way taken from one item to the next is not kept here. The window opposite keeps half a minute of it. # voice: institution # link: /watcher
- suspicion < 3:
    These are yours. You did not write them, you only rested on them, but that is how most property is come by. I send them over on a brass tray with felt under it, so that the people upstairs cannot hear how many there are. # voice: archivist
    I am allowed fifty characters a piece. Longer things come back with the end off, and I apologise; the end was often the good part. # voice: archivist
    Where your hand went in between is no business of mine. Across the passage they have the last half minute. # voice: archivist # link: /watcher
- else:
    There is a tray. Before I push it across: did you know that you were putting anything down? # voice: archivist
    Across the passage they could tell me which way you came in. Shall I ask them, or will you? # voice: archivist # link: /watcher
}
{ phase >= 1 and visits > 0:
    You have stood here before. Nothing was held over. # voice: archivist
}
-> counter

=== counter ===
{ answered() == 7: -> shut }
+ [It was meant # object: meant] -> was_meant
+ [It was in the way # object: in-the-way] -> was_passing
+ [Let it go # object: let-go] -> let_go
+ [Close the counter # object: closed] -> closing

=== was_meant ===
~ meant = meant + 1
item {answered()}, meant # voice: institution # block: caption
{
- phase < 1:
    Noted. Released to the person who meant it. # voice: institution
- suspicion >= 3:
    {meant == 1:Meant by whom, would you say?|And what did you mean by it?} # voice: archivist
- meant == 1:
    Thank you. Then it goes in the left-hand column, which I had ruled rather narrow. # voice: archivist
- else:
    {The left again.|Left. I am turning the page sideways.|Left.} # voice: archivist
}
{ phase >= 2 and meant == 1:
    You call it meant. Now you hold on to each thing a moment longer than you need, in case you are asked. # voice: observer
}
-> after

=== was_passing ===
~ passing = passing + 1
item {answered()}, in the way # voice: institution # block: caption
{
- phase < 1:
    Noted. Accidents belong to the building. # voice: institution
- suspicion >= 3:
    In the way of what? # voice: archivist
- passing == 1:
    I believe you. I was in the way myself for most of one March. # voice: archivist
- else:
    {Right-hand column.|Right. It is mostly buttons, on that side.|Right.} # voice: archivist
}
{ phase >= 2 and passing == 1:
    A thing in the way gets looked at harder than a thing that is wanted. You know this from doors. # voice: observer
}
-> after

=== let_go ===
~ lapsed = lapsed + 1
item {answered()}, lapsed # voice: institution # block: caption
{
- phase < 1:
    Noted as not stated. # voice: institution
- suspicion >= 3:
    Is that an answer? There is a box for answers. # voice: archivist
- lapsed == 1:
    Gone. I did look at it as it went, I am afraid. # voice: archivist
- else:
    {Gone too.|Gone, and lighter than it looked.|Gone.} # voice: archivist
}
{ phase >= 2 and lapsed == 1:
    You let it go without saying which it was. The form has no room for that. I have drawn some. # voice: observer
}
-> after

=== after ===
{ lie == 1:
    ~ lie = 2
    That was not the last one. I wanted to know if you would be relieved. # voice: archivist
}
{ phase >= 1 and suspicion > 4 and lie == 0 and answered() == 2:
    ~ lie = 1
    And that was the last one. # voice: archivist
}
{ phase >= 1 and suspicion < 3 and answered() == 2:
    Lifting that one off I find a ticket under the felt. “Held over, owner to call, 14:22:06.” The item is not with it. By the dent it had three letters and a handle. # voice: archivist # fragment: memory:held-over
}
{ phase >= 3 and answered() == 3:
    It was read out against 12,806 that he kept looking at the clock. His daughter came out of school at ten past three. So I ask what a look was for, every time. This tray goes in with 47,001, under what you wanted, and I should like it to be right. # voice: advocate # fragment: attention:ten-past-three
}
{ phase >= 4 and answered() == 4:
    1. A glance is not a statement. 2. I have admitted glances. 3. Today I admitted 47,000. 4. I would hear argument. # voice: judge
}
-> counter

=== shut ===
{ phase < 1:
    Seven items is the limit for one attendance. # voice: institution
- else:
    Seven is as many as the felt will stand. # voice: archivist
}
-> reckoning

=== closing ===
{
- answered() == 0 and phase < 1:
    The counter is closed. # voice: institution
- answered() == 0:
    Closed, then, with the tray as it was. # voice: archivist
- phase < 1:
    The counter is closed. # voice: institution
- else:
    I shall put the cloth over it. # voice: archivist
}
-> reckoning

=== reckoning ===
{ phase >= 2 and answered() > 1:
    { 
    - meant > passing:
        More of it was meant than was in the way. The bench works on the opposite assumption, for everyone. # voice: observer
    - meant < passing:
        More of it was in the way than was meant. You are carried about by a page, like other people, and have said so. # voice: observer
    - else:
        As much was meant as was in the way. You might have been pointing with both hands. # voice: observer
    }
}
{ phase >= 5:
    A pebble that the water returns was not the water’s. Things turn over in the carrying and lose what they were broken from. What lay on the tray had lost its sentence, and was round. # voice: stranger # fragment: tide:carried-pebble
}
{ phase < 1:
    Persons wishing to be quoted on purpose may apply along the corridor. # voice: institution # link: /void-speak # end
- else:
    If you would sooner put words down than be handed them, there is a grating along the corridor, and it does not write. # voice: archivist # link: /void-speak # end
}
-> END

=== function answered() ===
~ return meant + passing + lapsed
