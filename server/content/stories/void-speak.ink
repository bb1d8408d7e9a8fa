# title: A grating to speak into
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// The reader’s words never come here. A log is a mould for an answer: the page pours the words into it on the reader’s own
// machine and takes the moulds in turn. ⟨count⟩ how many words, ⟨first⟩ and ⟨longest⟩ of them, ⟨tail⟩ the last few,
// ⟨initial⟩ of the longest, ⟨turned⟩ the whole with I and you exchanged, ⟨vowels⟩ what is left at a distance, ⟨earlier⟩
// the longest word of the line before. A mould that wants something not said is passed over.
{
- phase < 1:
    Forty slots in one plate. The public may speak into it. Nothing said here is taken down, and no line leads from it to the bench. # voice: institution
    What comes back is made on this side, out of what went in, and is therefore not advice. # voice: institution
- suspicion < 3:
    I had the plate off. There is a wad of horsehair behind it, then laths, then the outside of the building. On one plan it is a confessional and on the other an air brick, and both are signed. # voice: archivist # fragment: body:horsehair
    Nothing in it writes, which in this building is a distinction. Look for the wire if you like. I would. # voice: archivist
- else:
    Who has told you it is safe to talk in here? # voice: archivist
    { suspicion > 4:
        I can hear you. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    Whatever you left in the horsehair has been breathed out by now. # voice: archivist
}
{ phase >= 3:
    They come and do it when the hall is empty. They say the thing that they had ready for us, with the name of whoever it was, and take up their bag. I do not listen. I stand at the corner so that nobody else does. # voice: advocate # fragment: empathy:at-the-corner
}
{
- phase < 1:
    Words that were looked at and not said may be claimed at the returns counter. # voice: institution # link: /echoes
- else:
    For things you looked at and left unsaid, there is the counter. # voice: archivist # link: /echoes
    And for what you would sooner see than hear, a glass, with the beginnings of some sentences on it. # voice: archivist # link: /reflection-chamber
    Whether anybody is on the far side was gone into once, and filled four sheets. # voice: archivist # link: /consciousness
}

{ phase >= 1 and suspicion > 4:
    I cannot hear a word, and never could. I said so to be spoken to. # voice: archivist # block: log
}
{ phase < 1:
    Received: ⟨count⟩. Not kept. # voice: institution # block: log
    The longest was “⟨longest⟩”. The court has no view of it. # voice: institution # block: log
    It was heard as far as “⟨tail⟩”, by the wall. # voice: institution # block: log
}
{ phase >= 1 and suspicion < 3:
    “⟨tail⟩”. The rest is in the horsehair. # voice: archivist # block: log
    If I wrote, “⟨longest⟩” would go under ⟨initial⟩, and I should find it hard to leave it there. # voice: archivist # block: log
}
{ phase >= 1 and suspicion >= 3:
    “⟨first⟩”. To whom? # voice: archivist # block: log
    Is “⟨longest⟩” the word you came in with? # voice: archivist # block: log
}
{ phase >= 2:
    You hear “⟨turned⟩”, and who is meant has changed, and hardly a word of it is different. # voice: observer # block: log
    A moment ago it was “⟨earlier⟩”. You have come away from that. # voice: observer # block: log # fragment: attention:come-away
}
{ phase >= 3:
    “⟨longest⟩” may take its time. There is nobody after you. # voice: advocate # block: log
    If they let me say one thing for 47,001, let it end on “⟨tail⟩”. # voice: advocate # block: log
}
{ phase >= 4:
    1. “⟨first⟩” was said. 2. No one was called to hear it. 3. It stands. # voice: judge # block: log # fragment: judgement:it-stands
}
{ phase >= 5:
    ⟨vowels⟩. So much of it carries over water. # voice: stranger # block: log # fragment: tide:vowels-carry
    ⟨longest⟩, and then the air that it was made of. # voice: stranger # block: log
}
The plate may be spoken to at any hour. # voice: institution # block: caption # end
-> END
