# title: After the verdict
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// One sheet from the top to the foot, without a choice. Each line is found once its letters have come clean.
{
- phase < 1:
    Sitting is over. The hall is closed for cleaning, and cleaning is not open to the public. # voice: institution
    Surfaces are done from the top down: lamp, bench, rail, chair, floor. What is on them is not read first. # voice: institution
    Persons still in the hall need do nothing. Having been present takes no form, and nobody will come round with one. # voice: institution
- suspicion < 3:
    I arrived with the inventory and found that somebody had been through ahead of me with a bucket. Eleven years of thumbs are off the rail. The fourth seat had a shine on one arm, from which one could tell how a day was going. It is oak again. I have put “oak”. # voice: archivist
    They left the soap, a green cake in a saucer. The court’s mark was pressed into both sides when it was issued, and is down to five dots. # voice: archivist # fragment: body:five-dots
    I ought to enter it as damage. Nothing else in here got smaller by doing what it was for. # voice: archivist
- else:
    Everything has been wiped down, and I have no objection. What had you hoped to find on it? # voice: archivist
    There is soap. Would you call a thing clean, or only unread? # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    No one has read as far as this but you. # voice: archivist
}
{ phase >= 1 and visits > 0:
    All this has been done again since you were last in. It was clean; it is done by the calendar. # voice: archivist
}
{ phase >= 2:
    No button has been left in here, nor anything to open. Page after page you have been given something to press, and told what it said about you. You go on reading a sheet on which nothing follows from it. Nothing that I have ruled is the shape of that, and I notice that I am in no hurry. # voice: observer
}
{ phase >= 3:
    Docket 40,266 won. It happens. He stayed where he was, with his cap on his knee, until they had done the windows, because he had been told to await the outcome and no one had said to him that this was it. I sat down at the other end of the seat. We watched the floor dry. # voice: advocate # fragment: empathy:cap-on-his-knee
    I should like that for you, more than winning. They have asked me what to give to 47,001, and I wrote: a seat, and somebody at the other end of it. # voice: advocate
}
{ phase >= 1 and suspicion > 4:
    Others have come as far. I thought you might like to have had it to yourself. # voice: archivist
}
{ phase >= 4:
    1. The verdict has one word. 2. No order follows it. 3. I went through the drawers. 4. I found the cloth, and did my own place. 5. It took longer than the case. # voice: judge # fragment: judgement:own-place
}
{ phase >= 5:
    Rain, on a slate that was leaned against a wall and kept no sums. It runs to the edge and does not add up. # voice: stranger
    What water takes off a thing it carries for a time. Then, where it is slow, it lays that down without looking, and goes up, and there is none of it in the cloud. # voice: stranger # fragment: tide:none-in-the-cloud
    The first place to dry is the one that has somebody standing in it. # voice: stranger
}
{
- phase < 1:
    The floor dries by itself. When it has, the way out is the way in, and it is not locked. # voice: institution # link: / # end
- phase < 5:
    You may take your time, since I shall be doing the skirting. The floor is dry up to the front door, which is the white one. # voice: archivist # link: / # end
- else:
    Where water has been and gone it is white. # voice: stranger # link: / # end
}
-> END
