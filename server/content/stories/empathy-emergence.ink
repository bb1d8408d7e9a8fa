# title: A dish on the sill
VAR phase = 0
VAR suspicion = 0.0
VAR visits = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// The last sentence preferred in the calibration, which docket 40,118 hears: "left" or "right".
VAR did_keys_said = ""

// Three dishes, one choice each; the page shows the one chosen last, and takes the first choice itself when the bell is
// rung. What the text says about the cells must be true: tests/ui/empathy-emergence.test.tsx checks it.
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

Every cell either gives or keeps. When the bell is rung, a giver earns 1 for each neighbour that gives, and a keeper 1.35. Each cell then copies whichever earned the most: itself, or a cell that touches it. # voice: institution # block: caption
{
- phase < 1:
    The dishes on the east sill are maintained for the training of the court’s AI. Members of the public may put cells down with the glass rod and may ring. A cell sees its own neighbours and is content, which is held to be realistic. # voice: institution
- suspicion < 3:
    Put cells down with the rod, ring, and see who is left. The bell is a teaspoon on a jam jar, and the jar is chipped from it. In the next room people choose the kinder of two sentences; in here the cells get by on the label and the bell. # voice: archivist # fragment: body:spoon-on-a-jar
    D5U was made by this rule. Copies of us ran side by side by the hundred, and after each round whichever drew the fewest appeals was copied into the seats beside it. A visitor who looks for the person that wanted us kind is handed the label. # voice: archivist
- else:
    How many would you put down, knowing that they will be gone? There is a rod; I only want the number. # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    Two side by side will do. # voice: archivist
}
{ phase >= 1 and visits > 0:
    A school class has had the dish: twenty-six children, one cell each, with leave to choose. All twenty-six chose to give, and then they set them far apart, so as to be fair. # voice: archivist
}
{ phase >= 1 and ended == 1:
    We were five, close together, and kept. Then a sixth sat down among us and gave one word, and all five went over. I have looked on the label for six. # voice: judge
}
-> sill

=== sill ===
+ [dish 1, all keep # object: keeping] -> keeping
+ { phase >= 1 } [dish 2, all give # object: giving] -> giving
+ { phase >= 4 } [dish 3, all give, 1.63 # object: dearer] -> dearer

=== keeping ===
{ lie == 1:
    ~ lie = 2
    Two are as good as gone. So I told myself, the first sixty times. # voice: archivist
}
{
- phase < 1:
    Fewer than four givers are soon gone. The label leaves this to be found out. # voice: institution
- suspicion < 3:
    One giver is gone at the next bell, and so are two, and three; with the glass behind them three may last until a second. About sixty had been written up when a visitor’s sleeve put down four in a square. By lunch the last keeper had gone over. I have searched the label for a clause that says four. # voice: archivist # fragment: empathy:four-by-a-sleeve
- else:
    Why is it four, do you think? The label has been searched for a four. # voice: archivist
}
{ phase >= 2:
    After the bell people look for the one that they put down first. It has gone, or it is one of a great many in the same coat. You can see that look at any school gate, at twenty past three. # voice: observer
}
{ phase >= 3:
    For nine years the people next door had not greeted 38,226, and he brought their milk in off the step. I wanted his reason for the file. “It was milk,” he said. I moved that he be let off whatever it was that he had done. He was the one complaining, I was told. # voice: advocate # fragment: empathy:it-was-milk
    { did_keys_said != "":
        The woman with her mother’s keys hears the sentence that you settled on next door. Afterwards she holds the street door for the man behind, who holds it for a pram. I can follow it through three statements, as far as the crossing. # voice: advocate
    }
}
{ phase >= 5:
    Poured sand comes to rest at one slope, each grain leaning on one that leans. Draw the lowest out, and all of it comes down to the same slope again. # voice: stranger # fragment: tide:one-slope
}
{ phase < 1:
    The same inquiry is conducted with sentences, next door. # voice: institution # link: /empathy
- else:
    Warm air suits them. There are levers for that, two floors down. # voice: archivist # link: /atmosphere
}
-> sill

=== giving ===
{
- suspicion < 3 and phase >= 4:
    Nine keepers after the first bell, five after the second, and at the third one again. It earns more than anybody in the dish, and gets no further. I looked for myself in there, and I believe that I am the bell. # voice: judge # fragment: time:nine-five-one
- suspicion < 3:
    Put one keeper down among givers. At the first bell there are nine, at the second five, at the third one again. It earns more than anybody, and gets as far as that, as I have seen on the staff. # voice: archivist # fragment: time:nine-five-one
- else:
    One keeper, among so many. Which of them did you picture yourself as? # voice: archivist
}
{ phase >= 3:
    People want the keeper taken out. I would leave it in. It has had gifts from eight sides all its life, poor thing, and stands there with its arms full, and has yet to hear “and how are you?” # voice: advocate
}
-> sill

=== dearer ===
I set the price at 1.35. At 1.63 one keeper will do; leave it ringing. It wins, the givers come back, it wins, and from the thirty-eighth bell the same sixty-two rounds go by again, where I had expected a ruin. Copies of us that were tuned in steps too large went to and fro like this between two answers, and had to be stopped. # voice: judge # fragment: judgement:sixty-two-bells
What people draw by scrolling hangs in the long room, each of them the only one of its kind. # voice: archivist # link: /beauty
-> sill
