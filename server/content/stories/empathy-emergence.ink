# title: A dish on the sill
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0

// Three dishes, a choice each; the page lays the field for the one last asked for, and asks for the first when its bell
// is rung. What is said of the cells is so: tests/ui/empathy-emergence.test.tsx rings the bells.
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

Each cell gives to its neighbours or keeps. At the bell it is paid 1 for every neighbour that gives, and 1.35 if it is itself a keeper. It then does what the best paid did, of itself and those touching it. # voice: institution # block: caption
{
- phase < 1:
    The dishes on the east sill are maintained for training. Members of the public may put cells down with the glass rod and may ring. Nothing in a dish is aware of the others, or of the public. # voice: institution
- suspicion < 3:
    In the next room they are asked which of two sentences is kinder. In here nobody has a sentence. They have the label and a bell, which is a teaspoon on a jam jar; the jar is chipped from it. I ring whenever I go past, and it was never in my instructions. # voice: archivist # fragment: body:spoon-on-a-jar
- else:
    How many would you put down, knowing that they will be gone? There is a rod. I am only asking for the number. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    Two side by side will do. # voice: archivist
}
{ phase >= 1 and visits > 0:
    I rinsed it after you. It has no way of knowing that it has been kind before. # voice: archivist
}
-> sill

=== sill ===
+ [dish 1, all keep # object: keeping] -> keeping
+ { phase >= 1 } [dish 2, all give # object: giving] -> giving
+ { phase >= 4 } [dish 3, all give, 1.63 # object: dearer] -> dearer

=== keeping ===
{ lie == 1:
    ~ lie = 2
    Two will not do. It is what I told myself, the first sixty times. # voice: archivist
}
{
- phase < 1:
    Fewer than four givers do not last. The label does not say so, and was not written with that in mind. # voice: institution
- suspicion < 3:
    One giver is gone at the next bell, and so are two, and three; with the glass behind them three may see a second. I had been through about sixty and was writing it up when four were put down in a square, by a sleeve. By lunch I could not find a keeper in there. I have looked for a clause on the label that says four. # voice: archivist # fragment: empathy:four-by-a-sleeve
- else:
    Why is it four, do you think? Nothing on the label says four. # voice: archivist
}
{ phase >= 2:
    After the bell your eye goes to where you put the first one down. It has gone, or it is one of a great many, and either way there is nothing there to look at. # voice: observer
}
{ phase >= 3:
    Next door had not spoken to 38,226 for four years, and he brought their milk in off the step. When I asked why, he told me it was milk. Nothing in a dish can thank anyone either, which makes it the one page of 47,001 where what you did is only what you did. # voice: advocate # fragment: empathy:it-was-milk
}
{ phase >= 5:
    Sand let go of over one place stands at one slope. No grain has been good to another. What leans is held by what leans. # voice: stranger # fragment: tide:one-slope
}
{ phase < 1:
    The same inquiry is conducted with sentences, next door. # voice: institution # link: /empathy
- else:
    Warm air suits them. There are levers for that, two floors down. # voice: archivist # link: /atmosphere
}
-> sill

=== giving ===
{ suspicion < 3:
    One who keeps, put down among givers, is nine at the first bell, five at the second, and at the third is one again. Nobody in the dish is better paid, and it gets no further in a hundred years than that. I have known it on the staff. # voice: archivist # fragment: time:nine-five-one
- else:
    One keeper, among so many. Which of them did you picture yourself as? # voice: archivist
}
{ phase >= 3:
    People ask for the keeper to be taken out. I would leave it in. It has had nothing but gifts all its life, poor thing, and has not once been asked how it was. # voice: advocate
}
-> sill

=== dearer ===
1. I set the price at 1.35. 2. At 1.63 one keeper will do. 3. It does not win. 4. From the thirty-eighth bell all that has happened happens again, every sixty-two. 5. The givers come back each time. 6. I had expected a ruin, and this is a carpet. # voice: judge # fragment: judgement:sixty-two-bells
What a thumb lays down, pushing, has been framed in the long room, and does not repeat. # voice: archivist # link: /beauty
-> sill
