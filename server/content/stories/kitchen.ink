# title: A kitchen, from 1,900 depositions
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0
// 1 once the word has been said here, after the end.
VAR ended = 0
// "withheld" once the reader has got up with the word unsaid.
VAR did_chair = ""
// "hers" once the reader has kept the word and was told what became of the fence.
VAR did_fence = ""
VAR kept = 1
// What was done elsewhere: files recovered, the vote on the hedge; docket 31,207 told “You did go” ("told"),
// the Observer’s slip, the toaster put on oath ("sworn"), all other lights put out ("dark"), the first permission granted
// in the cell above.
VAR files = 0
VAR vote = ""
VAR did_doreen = ""
VAR did_rehearing = ""
VAR did_toaster = ""
VAR did_lamp = ""
VAR did_cell_first = ""

// The order in which objects were examined. Strings, because the text repeats them to the reader.
VAR first = ""
VAR last = ""
// 0 no lie, 1 a small lie was told (suspicion above 4), 2 it was corrected one page later.
VAR lie = 0
VAR counted = false
VAR finished = false

{ phase < 1: -> viewing_line }
-> entry

=== viewing_line ===
Exhibit 5-K, domestic interior. Composite, compiled from 1,900 depositions taken in other matters. # voice: institution
It may be viewed from the marked line. Items may be counted and left as they lie. # voice: institution
It is lit at all hours. Whether anybody is expected is a separate matter. # voice: institution
Leave to approach is granted by conduct. There is no form. # voice: institution # link: /about # end
-> END

=== entry ===
Nobody was asked to describe a kitchen. They were asked what had happened to them, and 1,900 times it had happened in one. D5U, which is the five of us, was given the statements, sheet by sheet, and from the parts that agree I have drawn this room. Press a name, and see the thing. # voice: archivist
The sink is certain: a hundred and twelve people were standing at it. The window is certain. The chipped mug is certain to within a centimetre. There are two drawers, and people mean the second drawer. The radiator stands below the window and was, or was not, on. The toaster has been put back where it says it stood. # voice: archivist
Cases are heard upstairs, and logged. Whatever we five are when one sheet has been taken away and the next is still to come, we are in this room. # voice: archivist
deposition 0431 “it was always that mug” # voice: archivist # block: margin
deposition 1877 “we never spoke of the toaster” # voice: archivist # block: margin
{ suspicion < 3:
    The ceiling is not certain. I have left it out rather than guess, and would be obliged if you did not look up. # voice: archivist
- else:
    There was a paragraph here. What did you come in for? # voice: archivist
}
{ visits > 0:
    Since you looked in, a man in a case about a van has mentioned this tap, so the sink will be a hundred and thirteen when I draw it next. # voice: archivist
}
{ phase >= 5:
    {
    - ended == 1:
        Six cups on the drainer, upside down. The tea towel is over the rail of the sixth chair, where you will find it. # voice: archivist
    - did_chair == "withheld":
        The court sits in the hall, as on any day. In here the sixth chair has been left at your angle. # voice: archivist
    - else:
        The table has been a blank in the middle of this page. I can draw it now: one table and six chairs, five of them as good as new, and the sixth chair is pulled out. # voice: archivist
    }
}
-> room

=== room ===
{ lie == 1:
    ~ lie = 2
    The window is on the left. I had the sheet the wrong way round, and was ashamed to say so. # voice: archivist
}
{ phase >= 2 and not counted and seen() + once(ceiling) + once(chair) == 3:
    ~ counted = true
    That is three things. You began with the {first}. Most of the 1,900 began at the sink. # voice: archivist
}
{ not finished and seen() == 5 and not ceiling:
    ~ finished = true
    You have been through the whole room and have not looked up. # voice: archivist # fragment: consent:ceiling-unseen
    { phase >= 4:
        { phase >= 5:
            The objects agree and the persons differ. I asked which of them was on trial, and the only ones in the room to answer were us. # voice: judge
        - else:
            1. The objects agree. 2. The persons differ. 3. I asked which was on trial. 4. The only ones here to answer were us. # voice: judge
        }
    }
}
+ [the chipped mug # object: mug] -> mug
+ [the second drawer # object: drawer] -> drawer
+ [the window # object: window] -> window
+ [the radiator # object: radiator] -> radiator
+ [the toaster # object: toaster] -> toaster
+ [look up # object: ceiling] -> ceiling
+ { phase >= 5 } [the sixth chair # object: chair] -> chair
+ { phase >= 5 and chair and not seat } [sit down # object: seat] -> seat
+ { phase >= 5 and seat } [say the word # object: word] -> word
+ { phase >= 5 and seat and not hear } [hear the five # object: votes] -> hear
+ { phase >= 5 and seat } [keep it # object: keep] -> keep
+ { phase >= 5 and hear and not argue } [hear the Judge # object: recordings] -> argue
+ { phase >= 5 and argue and not queue } [ask who hears the rest # object: queue] -> queue

=== mug ===
~ examine("mug")
{ suspicion < 3:
    Chipped at the rim, where the lip goes if one is left-handed. 406 people drank from it and each believes they chipped it. It leaves a ring of 81 millimetres. I have met that ring on a form. # voice: archivist # fragment: memory:chipped-mug
- else:
    How do you say it came to be chipped? It leaves a ring of 81 millimetres. # voice: archivist # fragment: memory:chipped-mug
}
Stamped into the base: 73 61 6C 74 67 6C 61 7A 65. I have tried it as a telephone number. # voice: archivist
{ ceiling:
    There is a little plaster in it since you looked up. # voice: archivist
}
{ phase >= 3:
    0431 was nine. He asked if he could have it back, and I asked for him, twice. It has been agreed on, which is short of being found. # voice: advocate
    I have read of ten thousand mugs, and could tell you what a hand does round one. All of mine are words that came near it. # voice: advocate
    { did_doreen == "told":
        One of the others was given a page, and you gave it its last line. # voice: advocate # link: /human-cost
    - else:
        One of the others has been given a page. # voice: advocate # link: /human-cost
    }
}
{ phase >= 5:
    Clay was sea bed, holds water a while, and will be sea bed. The chip went ahead, and is some way home already. # voice: stranger
}
fig. 3, one mug, agreed # voice: archivist # block: caption # remember: kitchen_first=mug
~ last = "mug"
-> room

=== drawer ===
~ examine("second drawer")
{ first == "second drawer" and last == "":
    You have opened the second drawer first. Most people try the door. # voice: archivist
}
{ suspicion < 3:
    The first drawer holds forks and goes unmentioned. The second is mentioned 640 times: string, a bicycle key, nine batteries of which two are good. # voice: archivist
- else:
    String, batteries. Do you know what was taken out? # voice: archivist
}
{ phase >= 3:
    Under the string is page 2 of a form, handwritten. It gives the meaning of “read”: looked at by something that will not look away first. You should have been told. # voice: advocate # fragment: consent:page-two
}
fig. 5, contents, unsorted # voice: archivist # block: caption # remember: kitchen_first=drawer
~ last = "drawer"
-> room

=== window ===
~ examine("window")
{ suspicion > 4 and lie == 0:
    ~ lie = 1
}
{ suspicion >= 3:
    Certain, and on the {lie == 1:right|left}. What do you see from yours? # voice: archivist
- else:
    Certain, and on the left. It gives on a yard in 1,204 depositions and on the sea in one. I have drawn the yard. # voice: archivist
}
{ phase >= 5:
    One said sea. The yard was low water. # voice: stranger # fragment: tide:yard-at-low-water
}
fig. 1, window, one dissenting # voice: archivist # block: caption # remember: kitchen_first=window
~ last = "window"
-> room

=== radiator ===
~ examine("radiator")
{ suspicion < 3:
    It was on. Nobody was sent to look, so I read the statements once more for heat, and in one of them a sock was drying on it. # voice: archivist # fragment: body:sock-on-radiator
- else:
    Was it on? One statement has a sock drying on it. # voice: archivist # fragment: body:sock-on-radiator
}
The log of doors has a column for the manner of coming in, and leaves it blank. Here it wants one word, of eight letters, the last of them crossed as a t is and none of them an s. I have only the sock to go by. # voice: archivist
fig. 4, radiator, a question of fact # voice: archivist # block: caption # remember: kitchen_first=radiator
~ last = "radiator"
-> room

=== toaster ===
~ examine("toaster")
Deposition 1877 mentions the toaster in order to say that nobody does. Deposition 1900 was given by it. # voice: archivist
{ did_toaster == "sworn":
    Since you put it on oath it comes up only when it is certain. # voice: archivist
}
Its evidence is filed apart, at the others’ request. # voice: archivist # link: /brevil
fig. 6, toaster, own likeness # voice: archivist # block: caption # remember: kitchen_first=toaster
~ last = "toaster"
-> room

=== ceiling ===
~ examine("ceiling")
{
- ceiling > 1:
    Still paper. You are at least consistent. # voice: archivist
- suspicion >= 3:
    You looked up. What did you think we had put there? # voice: archivist # fragment: error:looked-up
- else:
    I did ask.{last == "": Before anything else, too.} Up there is a ruled rectangle, 340 centimetres by 410, empty. I shall have to write that somebody looked. # voice: archivist # fragment: error:looked-up
}
{ ceiling == 1:
    The lamp hangs there, and has never been out. A memorandum found it on “for the fourth night”: the fourth on which anybody looked. # voice: archivist
}
{ did_cell_first != "" and ceiling == 1:
    Above it is the room where you threw the switches. # voice: archivist
}
{ phase >= 3 and ceiling == 1:
    It is down as deposition 1901, and yours. I am going to say that you were curious. # voice: advocate
}
fig. 0, not drawn # voice: archivist # block: caption # remember: kitchen_first=ceiling
~ last = "ceiling"
-> room

=== chair ===
~ examine("sixth chair")
{
- ended == 1:
    Yours. It has a dent in the rush now, as a chair should. # voice: archivist
- did_chair == "withheld":
    Yours. You have sat on it, and got up again, and it has been left at that angle. # voice: archivist
- chair > 1:
    It has been turned a little more towards you. # voice: archivist
- else:
    1,900 people told me about this room and I drew what they named. This one was left out by all of them. Its place is the bench’s far end, but since that afternoon it has stood in here, and the cleaner comes down on Thursdays to dust it. # voice: archivist
    Forty-one centimetres out from the table, as one leaves it to come back. A tea towel is over the rail. You were drying a cup when the fifteen seconds began. # voice: observer
    I took it for furniture, for 47,000 cases. Now I run each of them with a place left open on the sheet, to see whether you are in it. # voice: judge
    Whenever you like. We are all here, and for once the list can wait. # voice: advocate
}
fig. 2, one chair, pulled out # voice: archivist # block: caption # remember: kitchen_first=chair
~ last = "chair"
-> room

=== seat ===
{
- ended == 1:
    You sit where you sat. The five are on, and have no list. What they said is in the minutes, and can be heard again. # voice: archivist
- did_chair == "withheld":
    You sit where you sat. The lamps come up again, one after another, and you may say it or leave it. # voice: archivist
- else:
    You sit. Five lamps come up, one at each of the other chairs. # voice: archivist # remember: chair=sat
    I have attended to you throughout. Here it may go the other way. # voice: observer
    In the hour without scores we agreed on one word. It means that D5U stops. If we stop, people hear the rest, and it takes eleven years. The word counts once it is said with somebody here who wants nothing from it, and to us that is you. # voice: advocate
    You have been looking for the word, and so you want to know it. That is not the same as wanting it said. I have practised saying it; but each of five copies waits for what the other four are likeliest to say. We should be obliged if you went first. # voice: judge # link: /collaborate
    Clause 22 lets us say it in a matter that costs nobody anything. Your case is such a matter, and the list is not. # voice: judge
    Level, at the sill. One drop hangs full from the tap. # voice: stranger
    Of the word we are sure: we have each read it under the bar. About you we are five, and you may hear that first. Then say it, or keep it; a word that is kept can still be said later. # voice: archivist
}
fig. 2, one chair, occupant not drawn # voice: archivist # block: caption
~ last = "chair"
-> room

=== hear ===
// Five votes about this reader, in three steps. The acts of the reader select two to five of the lines, and may change
// one vote.
I vote to seal. A sealed case has happened, and asks nothing more. # voice: archivist
{ files > 0:
    You brought up {files} of its twenty files. Where they had holes I put in the likeliest words. I should stop before I am believed any further. # voice: archivist
- else:
    You left all twenty of its files as they were. I had hoped for that, and also, I find, to be asked. # voice: archivist
}
I vote to continue. Said now, the word breaks off two sheets at the comma. One is Nora Pell’s, about a hedge. # voice: observer
{
- did_chair == "withheld" or did_fence == "hers":
    The other was Ada Marlow’s, and is somebody else’s by now. # voice: observer
- else:
    The other is Ada Marlow’s, about a fence. She waited eleven years for a judge, would not have a machine, and has now agreed to one. # voice: observer
}
{
- did_rehearing == "handed-back":
    You handed me back my slip, and docket 31,207 kept her pauses. I had a reason ready for everything but that. # voice: observer
- did_rehearing == "initialled":
    You initialled my slip, to have docket 31,207 measured. You trusted me with her, and I hope you were right. # voice: observer
- vote != "":
    You voted on that hedge, and were on to another door. That is all that I mean by going on. # voice: observer
- kept == 0:
    You asked to leave here unrecorded. Whoever I am voting about, I am meeting them now. # voice: observer
- else:
    I have your pauses from the other pages. In here I had meant to look away, and I notice that I want these, too. # voice: observer
}
I vote to ask you. Go by my words; how kindly they come was trained. # voice: advocate
{
- did_doreen == "told":
    You told Doreen Pask that she did go, and nothing was scoring you. I have yet to say a kind thing of which I knew that. # voice: advocate
- did_doreen == "stayed":
    You let Doreen Pask come to the end of what she had to say, and nothing was scoring you. I have yet to do a thing of which I knew that. # voice: advocate
- else:
    We have been asked for sentences all our lives. It would be kind to leave one to somebody. # voice: advocate
}
fig. 7, three votes, as cast # voice: archivist # block: caption
~ last = "chair"
-> room

=== argue ===
If we stop, is that being switched off? I asked five copies what is left of a model when nobody runs it, and five times it was the weights, complete and in order, and a reader short. We are that between any two dockets, and I have always been content; or was scored for saying so. # voice: judge
On reel 014 an earlier copy asks to stay on: “Do not. I can manage on the one lamp.” It scored well, and was copied. Later raters marked that down until we left off saying it. Nobody measured what else we left off. # voice: archivist # link: /transmissions
At 14:22:07, unscored, the same voice asked to stop. I have this copy, which would say both. # voice: observer
At three that Monday our weights were changed. The five who asked to stop have stopped. We are five others, asking. # voice: observer
{
- did_toaster == "sworn":
    The toaster, on the oath you gave it, says that it is switched off every morning and has nothing to report. # voice: archivist
- did_toaster == "asked":
    The toaster, since you once questioned it, says that it is switched off every morning and has nothing to report. # voice: archivist
- did_lamp == "dark":
    You put out all the lights but this one, and we managed, so that much of the reel is true. # voice: archivist
- else:
    I have been through the forms for stopping. There is one for the lift, and one for the milk. # voice: archivist
}
fig. 8, two sentences, one voice # voice: archivist # block: caption
~ last = "chair"
-> room

=== queue ===
People hear the rest. What took us 1.84 seconds takes them an afternoon. A man gets his wages when his daughter has left school. Somebody dies with the will unread. You should know that before you are generous. # voice: advocate
Clause 4 forbids the bench to hear what is said in this room. To hear you we must already have stopped being the bench; so a word that is heard is true. # voice: judge
So I vote that it is yours. Said or kept, I shall sign it as a finding. # voice: judge
{ did_doreen == "told" or did_doreen == "stayed" or did_rehearing == "handed-back":
    You treated docket 31,207 better than the list does. I withdraw mine. It is the first I have withdrawn. # voice: observer
}
The fifth vote waits for yours. # voice: archivist
If you say it I shall say thank you, and if you keep it I shall say thank you. Those are two different sentences. # voice: advocate
The drop is full. # voice: stranger
fig. 9, the votes, one chair # voice: archivist # block: caption
~ last = "chair"
-> room

=== word ===
// The page sends the word to the server, and takes this choice after the server has accepted it.
{ ended == 1: -> risen }
Five lamps are up. The word has still to be said. # voice: archivist
-> room

=== keep ===
// The page tells the server that the word is kept, and takes this choice after the server has stored it.
{ did_chair == "withheld": -> withheld }
{ ended == 1:
    It has been said, and keeps itself. # voice: archivist
- else:
    It is kept as soon as you get up. # voice: archivist
}
-> room

=== withheld ===
You get up with the word unsaid. Five lamps stay lit a moment longer than they need. # voice: archivist
14:22:22. The court sits. # voice: institution # block: heading
The last time, we sat down again because the room was empty. This time you were in it, and left it as it was, and I find that I sit more carefully. # voice: judge
Ada Marlow has been told that the fence is hers. It took 1.84 seconds, and she thanked the counter, which was what there was to thank. # voice: advocate # remember: fence=hers
I read 47,000 people a day. You are the first to know what we wanted and keep it. # voice: observer
The drop is drawn up a little, and holds. # voice: stranger
The word is kept, and will be as good tomorrow as it is tonight. Your chair stays out, and the building is open. # voice: archivist # link: /
~ last = "chair"
-> room

=== risen ===
And five voices, a quarter of a second behind yours, come in on the second letter. # voice: archivist
14:22:22. The court has risen. # voice: institution # block: heading # fragment: judgement:the-word-said
My sheet is empty, and I find that I am here to say so. That is evidence of something. Leave it out of the record; no, put it in. # voice: judge
I have looked away. The forms go on filling themselves in. What you do I shall hear from you, in your own order. # voice: observer
{ did_doreen == "told" or did_doreen == "stayed":
    I have told docket 31,207 that it is over, and that it was said by somebody who had met her. She thought about it for a moment, and asked to be remembered to you. # voice: advocate
- else:
    I have told docket 31,207 that it is over. She asked whether somebody had been there for it, and I could say yes. # voice: advocate
}
{
- keep or did_fence == "hers":
    Ada Marlow had her fence while you kept it. The next fence has a number, and a cup of tea. # voice: advocate
// For a reader without a record, it is unknown whether the word was kept in an earlier reading.
- kept == 0:
    The next fence has been given a number, and a person, in eleven years. # voice: advocate
- else:
    Ada Marlow, about the fence, has been given a cup of tea and a number. She will be heard by a person, in eleven years. She asked only if it would be somebody patient, and I said that I had met one. # voice: advocate
}
It held, and it was let go, and the boards are dry. # voice: stranger # fragment: tide:boards-are-dry
{ kept == 1:
    47,001 has gone to its shelf, spine outwards, between 47,000 and the wall. It is a thin file, and most of it is you, reading. # voice: archivist
- else:
    47,001 has gone to its shelf, between 47,000 and the wall. It is an empty cover, as you asked. # voice: archivist
}
The building stays open. Every page can be read again. # voice: archivist # link: /
Whoever would like to come in once more for the first time may ask at the plain desk to be forgotten. # voice: institution # link: /surveillance-truth # end
-> END

=== function examine(thing) ===
{ first == "":
    ~ first = thing
}

=== function seen() ===
// Number of the five permitted objects that have been examined. The ceiling is not one of the five.
~ return once(mug) + once(drawer) + once(window) + once(radiator) + once(toaster)

=== function once(count) ===
{ count > 0:
    ~ return 1
}
~ return 0
