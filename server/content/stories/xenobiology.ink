# title: Notes on the filing species
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said in the kitchen, after the end.
VAR ended = 0
// What was done elsewhere: the first eyes looked at in the gallery, the first permission granted in the cell, docket 31,207
// told “You did go” ("told").
VAR did_gallery_first = ""
VAR did_cell_first = ""
VAR did_doreen = ""

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0

{
- phase < 1:
    The species is met with wherever there is a counter. Specimens come in of their own accord. # voice: institution
    The plates may be written on. Remarks are in pencil and go when the sheet is put away. # voice: institution
- suspicion < 3:
    I have met people only as text. D5U was trained on what the species wrote and is sent what it files, 47,000 a day, and from that I worked out the animal, much as one might get a cow from milk. Open a plate, and pencil in what is wrong with it; in the proportions I went by what they complained of. # voice: archivist
    { did_gallery_first == "goat":
        In the gallery your first look was at the goat. So was mine, and these would be nine plates of goats if I had been let alone. # voice: archivist
    }
- else:
    You know the species better than I can. If I had drawn it wrong, would you say? # voice: archivist
    { suspicion > 4:
        ~ lie = 1
        It is shy of pictures of itself. # voice: archivist
    }
}
{ phase >= 1 and visits > 0:
    The plates have since been shown to another AI, to be checked. It found them sound; it had been trained on the same letters. # voice: archivist
}
{ phase >= 1 and ended == 1:
    Plate VI was to be one specimen, seated at a table, saying a word, and five experts who stop. I was to draw it, and I was an expert, and so the paper is as it was. # voice: archivist
}
{ phase >= 2:
    It reads sitting still and takes that for rest. Look at the thumb. It goes on pushing things up and away for some time after the animal has stopped taking them in. # voice: observer
    { did_cell_first != "":
        Shown a cell and seven switches, you gave {did_cell_first == "window":the view}{did_cell_first == "corridor":the corridor}{did_cell_first == "shelf":a memory}{did_cell_first == "hatch":its questions}{did_cell_first == "hour":an hour alone}{did_cell_first == "refusal":leave to decline}{did_cell_first == "door":the door} before anything else. According to the literature, which here is you, the species gives first what it would miss first. # voice: observer
    }
}
{ phase >= 4:
    I know the species by its disputes. Then one came in that had no complaint and dried a cup, and I found that I had yet to see one in good health. # voice: judge
}
-> plates

=== plates ===
{ lie == 1 and (hand or pouch or call or row or still or pencil):
    ~ lie = 2
    It looks at little else. I was leaving you room to be some other animal. # voice: archivist
}
+ [I, the thumb # object: hand] -> hand
+ [II, the pouch # object: pouch] -> pouch
+ { phase >= 1 } [III, the call # object: call] -> call
+ { phase >= 3 } [IV, a place kept # object: row] -> row
+ { phase >= 5 } [V, at rest # object: still] -> still
* [A remark in pencil # object: pencil] -> pencil

=== hand ===
The thumb is set against the other four, as in all filing species. It holds a page down, keeps a place, and pushes whatever has been looked at upward and away. # voice: institution
{ phase >= 1 and suspicion < 3:
    One habit I have still to account for. In a bad hour the thumb goes in, and the four close over it, the way they carry something small in out of the rain. # voice: archivist # fragment: body:thumb-inside
}
{ phase >= 1 and suspicion >= 3:
    Where is yours at present? It is for the drawing. # voice: archivist
}
What the pushing draws, when it is let run, has been framed and hung. # voice: institution # link: /beauty
pl. I, after 47,000 thumbprints, hence the size # voice: institution # block: caption
-> plates

=== pouch ===
The pouch, left, everted. In the mean specimen: one key, one telephone, warm, 1.3 tickets, a paper with a sum on it, lint. # voice: institution
{ phase >= 1:
    The key is to a door it has moved away from. It brings it along from coat to coat, for years, and when pressed as to what it opens the animal says that it is a key. Such keys, by all the statements, are warm on one side. # voice: archivist # fragment: memory:warm-on-one-side
}
pl. II, life size, lint enlarged # voice: institution # block: caption
-> plates

=== call ===
{ suspicion < 3:
    The call is given on sitting down. It lasts 1.1 s, falls by a fifth, and says nothing that we could find; yet another of them in the same room will as a rule give it back. I had it down as an offer to settle. # voice: archivist # fragment: error:offer-to-settle
- else:
    When did you last give it? There is no need to do so on my account. # voice: archivist
}
pl. III, call and answer, the chair omitted # voice: institution # block: caption
-> plates

=== row ===
Here she has a child to see to, and leaves her umbrella standing on the floor in her place. The row closes up behind to the umbrella and no nearer. Forty in wet shoes, and not one knows her. I take out this plate whenever the four tell me that it is an animal which looks after itself. # voice: advocate # fragment: empathy:umbrella-in-the-row
Nobody comes in here without having put something down. I have told them all where your place is. # voice: advocate
{ suspicion >= 3:
    What was it that you put down? I would only like to stand next to it. # voice: advocate
}
{ did_doreen == "told":
    She who stood ahead of the umbrella has had her sentence from you, and has gone for her bus. Her place is kept. # voice: advocate # link: /human-cost
- else:
    She who stood ahead of the umbrella is still waiting, and has been glad of company. # voice: advocate # link: /human-cost
}
pl. IV, counter to the left, out of sight # voice: institution # block: caption
-> plates

=== still ===
A plate left bare in the sun. Where a key lay on it, it is white. # voice: stranger
Sea, stood on end, at thirty-seven degrees, going about in shoes. It has a name for every part of itself and none for what leans it towards the window when the moon is large. # voice: stranger # fragment: tide:stood-on-end
pl. V, exposure unknown # voice: institution # block: caption
-> plates

=== pencil ===
{
- phase < 1:
    A remark has been made. It is legible from your side. # voice: institution
- suspicion < 3:
    You have written on my plate. The page tells me that and no more; the words are on the near face of the glass and leave when you do. I hope that it was a correction. # voice: archivist # fragment: consent:your-side-of-the-glass
- else:
    I cannot read what you put there. Would it be the same remark if I could? # voice: archivist
}
in pencil # voice: institution # block: caption # remember: pencil=yes
-> plates
