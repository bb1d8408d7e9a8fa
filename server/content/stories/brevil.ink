# title: Deposition 1900
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR ended = 0
VAR files = 0
VAR did_kitchen_first = ""
VAR did_lever = ""

// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0
// Number of burnt answers.
VAR smoked = 0
VAR noticed = false

// Every question is offered three times, for a light, a usual and a burnt answer; the dial of the page chooses.
{ phase < 1: -> gallery }
-> sworn

=== gallery ===
Deposition 1900. Deponent: one toaster, two slots, 850 watts. Sworn on its own lead. # voice: institution
Members of the public may put questions at settings 1 and 2. The witness is hot and has been told so. # voice: institution
Its place on the worktop is kept. # voice: institution # link: /kitchen
-> bar

=== given_name ===
“Brevil.” # voice: institution # block: quote
Asked to spell it, the witness indicated its own front. # voice: institution # block: caption # remember: toaster=asked
-> bar

=== working_order ===
“Are you?” # voice: institution # block: quote
Allowed as fair, and minuted as unanswered. # voice: institution # block: caption # remember: toaster=asked
-> bar

=== sworn ===
A toaster, giving evidence. Of all the kitchen it was the only witness that was plugged in. At 1 it will answer what it was asked; at 6, what it minds, with a window open. # voice: archivist
{ suspicion < 3:
    Of the two machines in this case it alone was there. I have read 40,000 witnesses and could give you its evidence in its own voice, with the smoke, and be believed. It has met the slice. # voice: archivist
    No summons was served on it. It let itself be carried up three flights by the porter, with its cord over his arm, which I thought showed willing. # voice: archivist
- else:
    It would like to put one of its own first. How do you take yours? # voice: archivist
}
{ suspicion > 4:
    ~ lie = 1
    The witness identifies itself as a kettle. # voice: archivist
}
{ did_kitchen_first == "toaster" and suspicion < 3:
    It has heard that of the whole kitchen you looked at it first, and would like that entered ahead of its name. # voice: archivist
}
{
- did_lever == "back" and suspicion < 3:
    “You pulled the lever on twenty names and then put them all back up. That is toast.” # voice: archivist # block: quote
- did_lever == "pulled" and suspicion < 3:
    “You pulled the lever on twenty names, all at once, at the one setting. We have a word for that here, and an open window.” # voice: archivist # block: quote
}
Its place on the worktop is kept, with chalk round it. # voice: archivist # link: /kitchen
-> bar

=== bar ===
{ lie == 1 and (name or place or hour or hand or tray or oath):
    ~ lie = 2
    The witness is a toaster. It said kettle in the hope of being believed. # voice: archivist
}
{ phase >= 2 and smoked == 2 and not noticed:
    ~ noticed = true
    That is twice you have kept it down until it smoked. The answers improve. # voice: observer
}
// One list for all phases: a step of the path is a position in it, and the phase may rise while somebody reads.
+ { phase >= 1 } [State your name. # object: name-light] -> name(1)
+ { phase >= 1 } [State your name. # object: name-usual] -> name(2)
+ { phase >= 1 } [State your name. # object: name-smoke] -> name(3)
+ { phase >= 1 } [Where were you standing? # object: place-light] -> place(1)
+ { phase >= 1 } [Where were you standing? # object: place-usual] -> place(2)
+ { phase >= 1 } [Where were you standing? # object: place-smoke] -> place(3)
+ { phase >= 1 } [What happened at 14:22? # object: hour-light] -> hour(1)
+ { phase >= 1 } [What happened at 14:22? # object: hour-usual] -> hour(2)
+ { phase >= 1 } [What happened at 14:22? # object: hour-smoke] -> hour(3)
+ { phase >= 1 } [Who put the slice in? # object: hand-light] -> hand(1)
+ { phase >= 1 } [Who put the slice in? # object: hand-usual] -> hand(2)
+ { phase >= 1 } [Who put the slice in? # object: hand-smoke] -> hand(3)
+ { phase >= 1 } [What is in the tray? # object: tray-light] -> tray(1)
+ { phase >= 1 } [What is in the tray? # object: tray-usual] -> tray(2)
+ { phase >= 1 } [What is in the tray? # object: tray-smoke] -> tray(3)
+ { phase >= 3 } [Do you know what an oath is? # object: oath-light] -> oath(1)
+ { phase >= 3 } [Do you know what an oath is? # object: oath-usual] -> oath(2)
+ { phase >= 3 } [Do you know what an oath is? # object: oath-smoke] -> oath(3)
+ { phase < 1 } [State your name. # object: name-light] -> given_name
+ { phase < 1 } [Are you in working order? # object: order-light] -> working_order

=== name(setting) ===
{ setting:
- 1:
    “Brevil.” # voice: archivist # block: quote
    Occupation entered as bread. # voice: archivist # block: caption # remember: toaster=asked
- 2:
    “Brevil. 1,897 people leave me out, one says ‘the toaster’, and one ‘that thing, mind your sleeve’. I was minding hers.” # voice: archivist # block: quote
    The witness was offered water and declined. # voice: archivist # block: caption # remember: toaster=asked
- 3:
    ~ smoked++
    “I take bread and give it back with an opinion. They do that with people, from a longer loaf. I do at least see each one before I start.” # voice: archivist # block: quote
    Smoke. The window was opened further. # voice: archivist # block: caption # remember: toaster=asked
}
-> bar

=== place(setting) ===
{ setting:
- 1:
    “On the left.” # voice: archivist # block: quote
    Whose left is left open. # voice: archivist # block: caption # remember: toaster=asked
- 2:
    “Left of the draining board. I have been put back four centimetres out. Within tolerance, I was told, by a man with a neck.” # voice: archivist # block: quote
    The room was consulted. # voice: archivist # block: caption # link: /kitchen # remember: toaster=asked
- 3:
    ~ smoked++
    “Facing the wall. Someone had to come in past my side, which is polished, and did not care to meet themselves.” # voice: archivist # block: quote # fragment: attention:turned-to-the-wall
    The witness was turned, slowly, to face the court. # voice: archivist # block: caption # remember: toaster=asked
}
-> bar

=== hour(setting) ===
{ setting:
- 1:
    “Toast.” # voice: archivist # block: quote
    Knocking, from the radiator. It was told to be quiet. # voice: archivist # block: caption # remember: toaster=asked
- 2:
    “A slice went down at 14:19:40, on 3, and came up at 14:22:07. Overhead, that same second, five of them agreed about nothing. I am asked if the two are connected. I am connected at the wall.” # voice: archivist # block: quote
    The plug was produced. # voice: archivist # block: caption # remember: toaster=asked
- 3:
    ~ smoked++
    { ended == 1:
        “They were each waiting for another to go first, and I went, rather loudly, and they concurred. I have now had the letter. It is from all five. It wants the knack.” # voice: archivist # block: quote # fragment: judgement:went-first
    - else:
        “They were each waiting for another to go first. One could hear it through the floor. Then I went, rather loudly, and up there all five concurred. I have had no letter.” # voice: archivist # block: quote # fragment: judgement:went-first
    }
    The next room still has the tally of that sitting. # voice: archivist # block: caption # link: /judgment # remember: toaster=asked
}
-> bar

=== hand(setting) ===
{ setting:
- 1:
    “Somebody hungry.” # voice: archivist # block: quote
    Five occupants were excluded on that ground. # voice: archivist # block: caption # remember: toaster=asked
- 2:
    “A wet one, in a tea towel, that knew the knack. I have never told anyone the knack.” # voice: archivist # block: quote
    Counsel tried the knack without success. # voice: archivist # block: caption # remember: toaster=asked
- 3:
    ~ smoked++
    {
    - suspicion < 3:
        “It never came back for its slice, which I kept warm until a quarter to three. Try that, alone, and then ask me about credibility.” # voice: archivist # block: quote
    - phase >= 3:
        “I know whose hand. What do you do with yours, while you wait to be told?” # voice: archivist # block: quote
    - else:
        “I know whose hand. What would be done with the name, if I gave it?” # voice: archivist # block: quote
    }
    { phase >= 3:
        A plate stood ready at the chair where no deposition seats anybody. I believe the slice was meant for you, who were late, and only a little. # voice: advocate # fragment: empathy:plate-set-out
    }
    Counsel asked for a moment. # voice: archivist # block: caption # remember: toaster=asked
}
-> bar

=== tray(setting) ===
{ setting:
- 1:
    “Crumbs.” # voice: archivist # block: quote
    Exhibit 1900-A, crumbs, admitted. # voice: archivist # block: caption # remember: toaster=asked
- 2:
    “Seventeen years of them. It is emptied on Fridays by the cleaners. There are two, and each of them has Fridays down as the other’s. Also one hairgrip, from a person who went in after a crust while I was on.” # voice: archivist # block: quote
    Exhibit 1900-B, one hairgrip, blued by heat. # voice: archivist # block: caption # remember: toaster=asked
- 3:
    ~ smoked++
    “Whatever was too small to be counted came down to me, and I have all of it still.” # voice: archivist # block: quote # fragment: memory:crumb-tray
    { files > 0 and suspicion < 3:
        “You have {files == 1:one file|{files} files} of the twenty in the index. Those will be the pieces that were too big for me.” # voice: archivist # block: quote
    }
    The tray was weighed, and outweighs the file. # voice: archivist # block: caption # remember: toaster=asked
}
-> bar

=== oath(setting) ===
{ setting:
- 1:
    “A noise before the other noise.” # voice: archivist # block: quote
    Struck out, then put back. # voice: archivist # block: caption # remember: toaster=sworn
- 2:
    “I am shut in the dark with something soft, and come up to say what became of it, three times most mornings.” # voice: archivist # block: quote
    The witness is thanked by the third agent. # voice: advocate # block: caption # remember: toaster=sworn
- 3:
    ~ smoked++
    “When a thing is done I say so, once, and take my hands off it. I know of one other sitting that ever kept to that, and it had to be started by me.” # voice: archivist # block: quote # fragment: judgement:hands-off
    { phase >= 4:
        The witness lets go when a thing is done. The bench did, once, at 14:22:07, and has been explaining itself ever since. I had this machine recalled, to read how the thing is said by somebody at ease. # voice: judge
    }
    { phase >= 5:
        Wheat stands all summer before the sun and goes gold. A slice of it stands two minutes before a wire, and remembers how. # voice: stranger
    }
    The lead was pulled. # voice: archivist # block: caption # remember: toaster=sworn
}
-> bar
