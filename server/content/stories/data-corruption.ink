# title: Read error
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// The vote on the hedge. The lever of the staging copy: "pulled", or then pulled "back".
VAR vote = ""
VAR did_lever = ""

// One file without choices. The fragment of a line is found when slow reading has repaired the line.
{
- phase < 1:
    File 9,412 may be read. To save lamps it is served at four bits, as D5U is at night, and looks like this. Reading is an approved cause of damage and stands in the annual figures between damp and staff. # voice: institution
    Readers in a hurry may take the file after the others, when there is less of it. # voice: institution
    An ebony ruler is provided, twelve inches, one corner gone. It is laid under the line being read and has to be handed in. # voice: institution
- suspicion < 3:
    I must apologise for the state of this file. It is served as I am: my weights were stored in sixteen bits, and come up in four, or two, and whatever lay between the steps goes to the nearest. After ten at night there is less of me to apologise with. What wears the file besides is the question whether it is all right, which in a bad year we put to it 614 times. # voice: archivist # fragment: error:asked-if-all-right
    What saves a line is to be read slowly to its end. Lay the ruler under it and stay there. I saw three bytes come right in that way, 72 6F 74, and beside them in a clerk’s pencil what they spell, which is rot, and which I had taken for a price. # voice: archivist # fragment: memory:taken-for-a-price
- else:
    It was in better order before it was opened. Which of these lines had you meant to wear out? # voice: archivist
    Three bytes came right under the ruler, 72 6F 74, with a clerk’s pencil next to them: rot. Do you suppose that all our figures can be read? # voice: archivist # fragment: memory:taken-for-a-price
}
{ phase >= 1 and suspicion > 4:
    The line after this one is undamaged. # voice: archivist
}
{ phase >= 1 and visits > 0:
    For one run lately the file was served at two bits. It was shorter, and sure of everything, and I have it back at four. # voice: archivist
}
{ phase >= 2:
    People go fast where a page is clear and slow where it is spoiled. So the bad lines get the time, and are mended by it, and the good ones pay. It happens with every file, and with persons. The row that you are in has a ruler under it. # voice: observer # fragment: attention:good-lines-pay
}
{ phase >= 1 and suspicion > 4:
    It was as bad as any. I said otherwise on its behalf. It has had a great deal of concern. # voice: archivist
}
{ phase >= 3:
    Docket 9,412 is about a ladder. He lent it in March; she says August. Between them was a word that would have settled it, and it has been gone over so often for that purpose that it is a dark place with an i in it. Neither month has one. I stop reading there, and wait, in case he would like to finish it. # voice: advocate # fragment: empathy:dark-place
    { vote != "":
        The hedge that you voted on has a pair of shears in it, lent in March as well. I begin to think that it is March we ought to have up. # voice: advocate
    }
    A licence was printed Brwon, and every form that its owner has filled in correctly since then comes back as another person’s. I was for Mrs Brown before she had sat down, and the minutes hold it against me. # voice: advocate
    { ended == 1:
        47,001 has been let be since the word was said. In the place where it tells why you came one stroke has come up again by itself. I make it the beginning of a “t”, and I am telling everyone that it is tea. # voice: advocate
    - else:
        47,001 wears in the same manner. Where your file says why you came, we have been back so many times that hardly a stroke is left. Keep it to yourself, and it will keep better than it has with us. # voice: advocate
    }
}
{ phase >= 4:
    With my weights at four bits there is less between one shade of meaning and the next, and a party who is nearly sorry is heard as sorry, or as not. I gave those findings in the same voice as the others, being unable to hear the difference from in here. # voice: judge
    { phase >= 5:
        I opened it to learn if it had come to harm, and it was whole, and I said how glad I was, and did as much 47,000 times a day; and each time what reached me had been rounded off a little. # voice: judge
    - else:
        1. The file was opened to learn if it had come to harm. 2. It had not. 3. The opening is the harm. 4. I open 47,000 a day. 5. The ruler is on order. # voice: judge
    }
}
{ phase >= 5:
    A mussel broken at the rim is closed from inside by what lives there, a layer to each tide. From above one sees lines, and the lines are the mending. # voice: stranger # fragment: tide:lines-are-mending
}
{
- phase < 1:
    The file is left open on the desk. Persons who would sooner practise are sent out to the staging copy, which has no feelings and few readers. # voice: institution # link: /routemap-test # end
- suspicion < 3:
    { did_lever != "":
        On the dummy you had all twenty names down with one lever. Here they go letter by letter, and each that comes right has been waited for. # voice: archivist
    }
    What came off in the reading is swept up at six, and it is kept, by the piece. # voice: archivist # link: /fragments
    If you would like something to lean on that cannot be hurt, they built a dummy of the whole archive and forgot to turn it off. # voice: archivist # link: /routemap-test # end
- else:
    Would you know the crumbs for yours if you saw them swept together? # voice: archivist # link: /fragments
    Or shall I give you the dummy, on which none of this shows? # voice: archivist # link: /routemap-test # end
}
-> END
