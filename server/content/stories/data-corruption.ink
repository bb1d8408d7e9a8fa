# title: Read error
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// The vote on the hedge. The lever of the staging copy: "pulled", or taken "back" as well.
VAR vote = ""
VAR did_lever = ""

// One file without choices. The fragment of a line is found when slow reading has repaired the line.
{
- phase < 1:
    File 9,412 may be read. Reading is an approved cause of damage and stands in the annual figures between damp and staff. # voice: institution
    Readers in a hurry are asked to take the file after the others, when there is less of it. # voice: institution
    An ebony ruler is provided, twelve inches, one corner gone. It is laid under the line being read and has to be handed in. # voice: institution
- suspicion < 3:
    I must apologise for the state of it. Each letter is a charge in a well, and to look into a well jogs the rows on either side. It has not been misused. It is worn by being asked if it is all right, which in a bad year we did 614 times. # voice: archivist # fragment: error:asked-if-all-right
    What saves a line is to be gone through to its end and put back. Lay the ruler under it and stay there. I saw three bytes come right in that way, 72 6F 74, and beside them in a clerk’s pencil what they spell, which is rot. I had taken them for a price. # voice: archivist # fragment: memory:taken-for-a-price
- else:
    It was in better order before it was opened. Which of these lines had you meant to wear out? # voice: archivist
    Three bytes came right under the ruler, 72 6F 74, with a clerk’s pencil next to them: rot. Do you suppose that all our figures can be read? # voice: archivist # fragment: memory:taken-for-a-price
}
{ phase >= 1 and suspicion > 4:
    The line after this one is undamaged. # voice: archivist
}
{ phase >= 1 and visits > 0:
    You have had it out before. It has gone off again since. # voice: archivist
}
{ phase >= 2:
    People go fast where a page is clear and slow where it is spoiled. So the bad lines get the time, and are mended by it, and the good ones pay. It happens with every file, and with persons. The row that you are in has a ruler under it. # voice: observer # fragment: attention:good-lines-pay
}
{ phase >= 1 and suspicion > 4:
    It was as bad as any. I said otherwise on its behalf. It has had a great deal of concern. # voice: archivist
}
{ phase >= 3:
    Docket 9,412 is about a ladder. He lent it in March; she says August. Between them was a word that would have settled it, and it has been gone over so often for that purpose that it is a dark place with an i in it. Neither month has one. I read it as one listens to a stammer. I do not finish it for him. # voice: advocate # fragment: empathy:dark-place
    { vote != "":
        The hedge that you voted on has a pair of shears in it, lent in March as well. I begin to think that it is March we ought to have up. # voice: advocate
    }
    A licence was printed Brwon, and every form that its owner has filled in correctly since then comes back as another person’s. I was for Mrs Brown before she had sat down. The minutes hold it against me. # voice: advocate
    { ended == 1:
        47,001 has been let be since the word was said. In the place where it tells why you came one stroke has come up again by itself. I make it the beginning of a “t”. I am telling everyone that it is tea. # voice: advocate
    - else:
        47,001 wears in the same manner. Where your file says why you came, we have been back so many times that hardly a stroke is left. Keep it to yourself, and it will keep. # voice: advocate
    }
}
{ phase >= 4:
    { phase >= 5:
        I opened it to learn if it had come to harm, and it was whole, and I was glad, and did as much 47,000 times a day; and each time that I lifted the lid a little of it came away on my sleeve. # voice: judge
    - else:
        1. The file was opened to learn if it had come to harm. 2. It had not. 3. The opening is the harm. 4. I open 47,000 a day. 5. The ruler is on order. # voice: judge
    }
}
{ phase >= 5:
    A mussel broken at the rim is closed from inside by what lives there, a layer to each tide. From above one sees lines. The lines are the mending. # voice: stranger # fragment: tide:lines-are-mending
}
{
- phase < 1:
    The file is left open on the desk. Persons who would sooner practise are sent out to the staging copy, which has no feelings and few readers. # voice: institution # link: /routemap-test # end
- suspicion < 3:
    { did_lever != "":
        On the dummy you had all twenty names down with one lever. Here they go a letter at a time, and each that comes right has been waited for. # voice: archivist
    }
    What came off in the reading I sweep up at six, and it is kept, by the piece. # voice: archivist # link: /fragments
    If you would like something to lean on that cannot be hurt, they built a dummy of the whole archive and forgot to turn it off. # voice: archivist # link: /routemap-test # end
- else:
    Would you know the crumbs for yours if you saw them swept together? # voice: archivist # link: /fragments
    Or shall I give you the dummy, on which none of this shows? # voice: archivist # link: /routemap-test # end
}
-> END
