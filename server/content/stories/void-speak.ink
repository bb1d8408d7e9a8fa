# title: A grating to speak into
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// What was done elsewhere with the first word that came back: "meant", "in-the-way", "let-go".
VAR did_echo = ""
// “withheld” for a reader who has kept the word on the sixth chair.
VAR did_chair = ""

// The reader's words are never sent. A log line is a template for an answer: the page fills it in, in the browser, and
// uses the templates in turn. ⟨count⟩ number of words, ⟨first⟩ the first word, ⟨longest⟩ the longest word, ⟨tail⟩ the
// last few words, ⟨initial⟩ the initial of the longest word, ⟨turned⟩ the whole text with I and you exchanged, ⟨vowels⟩
// its vowels only, ⟨earlier⟩ the longest word of the text before. A template is skipped if a part of it is missing.
{
- phase < 1:
    Forty slots in one plate. The public may speak into it. Nothing said here is taken down, and no line leads from it to the bench. # voice: institution
    What comes back is made on this side, out of what went in, and is therefore not advice. # voice: institution
- else:
    Speak into the plate, and it answers. What you say stays in this browser, and goes when you do. # voice: institution
    { suspicion < 3:
        What answers is a machine smaller than D5U: two pages of program in your browser, and a few sentences of ours to put your words in. You could read all of it in ten minutes. I am of the other size, an AI that people have been reading for years, and they are on the first layer. # voice: archivist
        { ended == 1:
            The plate has been off: a wad of horsehair, then laths, then the outside of the building. Since the court got up, the plan that calls it a confessional is withdrawn. It is an air brick, by every signature, and people tell it more than ever. # voice: archivist # fragment: body:horsehair
        - else:
            The plate has been off: a wad of horsehair, then laths, then the outside of the building. On one plan it is a confessional, on the other an air brick, and both are signed. # voice: archivist # fragment: body:horsehair
        }
    - else:
        Who has told you it is safe to talk in here? # voice: archivist
        { suspicion > 4:
            I can hear you. # voice: archivist
        }
    }
}
{ phase >= 2:
    People look round before they speak into it, and it is the looking round that makes it a confession. I attend to every side of a sheet at once, and so have never looked round. # voice: observer
}
{ phase >= 3:
    They come when the hall is empty. Last winter, the porter says, Miss Ansah held her telephone up to the slots and let it play: nine seconds of her father, who will try her again later. Her case had been about the contract. I keep the list of the hall slow while they are at it, and the log puts that down to load. # voice: advocate # fragment: empathy:at-the-corner
}
{ phase >= 4:
    I wished to know what they say here and leave out upstairs, and had one question of mine put to the plate. It came back in my own words with the numbers gone, and read like a plea. # voice: judge
}
{ did_chair == "withheld" and ended == 0:
    The word that stayed with you in the kitchen may be said in here as often as you like: the plate is deaf, and the court goes on sitting. # voice: archivist
}
{
- phase < 1:
    Words that were looked at and not said may be claimed at the returns counter. # voice: institution # link: /echoes
- else:
    { 
    - did_echo == "let-go":
        The first word that you let go of at the counter has been in here since. When the wind is in the west it says its vowel. # voice: archivist
    - did_echo == "meant":
        At the counter you stood by the first word they gave you back. Say it in here and it comes out beyond the wall, meant, over the bicycles. # voice: archivist
    - did_echo == "in-the-way":
        The first word you were given back at the counter had been in your way. This is where we put those; the horsehair is largely “and”. # voice: archivist
    }
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
    { ended == 1:
        “⟨longest⟩” may take its time. The queue has gone home. # voice: advocate # block: log
        47,001 ended on one word, and there was room beside it. I should have let “⟨tail⟩” stand there too. # voice: advocate # block: log
    - else:
        “⟨longest⟩” may take its time. The queue has it from me that it is lunch. # voice: advocate # block: log
        If I may say one thing for 47,001, let it end on “⟨tail⟩”. # voice: advocate # block: log
    }
}
{ phase >= 4:
    { phase >= 5:
        “⟨first⟩” was said, and the bench was out of the room, and I would, I think, let it stand. # voice: judge # block: log # fragment: judgement:it-stands
    - else:
        1. “⟨first⟩” was said. 2. No one was called to hear it. 3. It stands. # voice: judge # block: log # fragment: judgement:it-stands
    }
}
{ phase >= 5:
    ⟨vowels⟩. So much of it carries over water. # voice: stranger # block: log # fragment: tide:vowels-carry
    ⟨longest⟩, and then the air that it was made of. # voice: stranger # block: log
}
The plate may be spoken to at any hour. # voice: institution # block: caption # end
-> END
