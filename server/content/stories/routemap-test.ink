# title: Staging copy, not linked
VAR phase = 0
VAR suspicion = 0.0
VAR fragments = 0
VAR visits = 0

// One lever works on all twenty files. The page takes these choices for the reader: the first time the lever is at three
// attempts, and the first time it is below none.
// 0 nothing said, 1 a small lie told (suspicion above 4), 2 taken back one page later.
VAR lie = 0

{
- phase < 1:
    Copy of the index, built to try the index on. Names stand in outline, and are filled in where the visitor has recovered the original. Attempts made here are not forwarded and spoil nothing. # voice: institution
    One lever acts on the whole copy. It comes to a stop at nought. # voice: institution
- suspicion < 3:
    They built this to practise on, and afterwards could not find the switch. I come out on slow afternoons. No person is behind any of these names, so nothing on the sheet can be hurt, and I have not had to apologise since lunch. Those that you got out of me upstairs I have inked in. # voice: archivist
    The lever is iron with a brass catch, the sixth of a set; the other five are in the plant room. It was supposed to come to a stop at nought. # voice: archivist
- else:
    This is the copy. What persuaded you that the other one was not? # voice: archivist
}
{ phase >= 1 and suspicion > 4:
    ~ lie = 1
    The index upstairs has one more file than this. # voice: archivist
}
{ phase >= 1 and visits > 0:
    I had put the lever back after you. It is heavier in that direction. # voice: archivist
}
-> lever

=== lever ===
{ lie == 1 and (third or back):
    ~ lie = 2
    Upstairs there are twenty. It is the copy that has one over, and I hoped you would not go and count. # voice: archivist
}
* [Three attempts on each # object: third] -> third
* [One attempt taken back # object: back] -> back
* -> bright

=== third ===
{
- phase < 1:
    Three. The copy has failed as specified. # voice: institution
    The rate of wear was taken from file 9,412. # voice: institution # link: /data-corruption
- suspicion < 3:
    Three, and upstairs they would be giving way by now. Six letters in ten: count the crosses. With the real ones I am in the room. Out here I can watch what my own stamp does, and it is very even. # voice: archivist # fragment: error:very-even
    The rate was measured on file 9,412, which had been all right. # voice: archivist # link: /data-corruption
- else:
    Three. Who was it that mentioned three? # voice: archivist
    Or was it what they did to 9,412 that you came to see? # voice: archivist # link: /data-corruption
}
{ phase >= 2:
    Upstairs you spoil one name, with three presses, each of which you could have left out. Here it has been all twenty in a single movement, and your eye was on the lever. # voice: observer # fragment: attention:eye-on-the-lever
}
{ phase >= 4:
    1. Two tenths for an attempt. 2. Eight tenths at most. 3. I set the most. 4. Enough has to be left to be asked again. # voice: judge
}
-> lever

=== back ===
{
- phase < 1:
    The lever has passed its stop. One frame over the number has been noted. Kindly return it. # voice: institution
    The order of the entries is now that of the minute, for which see the register. # voice: institution # link: /temporal
- suspicion < 3:
    Fewer than none. So nobody has asked for them yet, and they fall into the order that they took place in, before I came along and made a list. Count the frames. The builders worked from the specification. I have it here, with a ring on it of 81 millimetres, and it says twenty-one. # voice: archivist # fragment: time:fewer-than-none
    In this order it is a minute. A better hand than mine has ruled it up. # voice: archivist # link: /temporal
- else:
    Fewer than none. Which of yours were you hoping to have back? # voice: archivist
    They follow the minute now. Would you care to see who is ruled in beside it? # voice: archivist # link: /temporal
}
{ phase >= 3:
    The one with nothing in it was drawn for you. A builder called Anand Rew had been told to allow for whoever might come, and he allowed a name of middling length, a hand high, on the side where the light is. When they tell me that 47,001 was never provided for I shall unroll this sheet. # voice: advocate # fragment: judgement:frame-over
}
{ phase >= 5:
    Where a rock pool is, the edge was first. Nobody sends for the water. # voice: stranger # fragment: tide:edge-first
    Take the lines off, and it fills. # voice: stranger
}
{ phase >= 1:
    For the twenty-first the specification refers one to the memoranda, and those have bars across them. # voice: archivist # link: /d5u-internal
}
-> lever

=== bright ===
The lever is bright at both ends from use, and rusty at nought. # voice: institution # block: caption # end
-> END
