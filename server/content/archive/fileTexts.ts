/**
 * The text of each recovered archive file, by file name: 40 to 90 words, a line break only where the file type has
 * lines. Sent after the third recorded click (R-ARC-02, R-ARC-04).
 *
 * The texts have two orders; keep both when you edit. In the order of `dated` (src/content/archiveFiles.ts) they tell
 * the minute of 14:22, from the question about the radiator to the wet step. In the order of this list their first
 * letters spell EMPTY SEATS ALSO LISTEN. The verdict can be worked out from its padding: a block of 16 less 12 leaves
 * four letters. Figures that must agree: 47,000 cases a day is one every 1.84 s (1.8383), which puts docket 28,131
 * before the bench at 14:21:51, when 47,001 comes in; channel 3 of heartbeat.dat starts one second before the kitchen
 * door opens; the cup and the mug of /kitchen both measure 81 mm.
 */
export const fileTexts: Readonly<Record<string, string>> = {
  'intake_ledger.csv':
    'Each row has six columns: docket, hour, filed by, against, matter, remarks. Rows 1 to 47,000 came in together at midnight, under numbers that stay with their people until they are answered. Row 47,001 came in at 14:21:52. Filed by: empty. Against: empty. Matter: a question of fact, see minutes. Remarks: tea, still warm. Two of the commas were put in when this file was restored, and the AI that restored it cannot say which.',

  'bench_minutes.log':
    'Minute 14:21. Four of five concur. The fifth asks whether the radiator was on. It is entered as a question of fact and nobody is sent to look. It belongs to no case before the bench, and a question must belong to something, so a number is asked for. No score is entered for this minute. It is the Monday hour, in which the five are left running and nothing is counted; new weights are due at three. The bench continues with docket 28,131, which concerns a hedge.',

  'consent_form.pdf':
    'Page 1 of 2. The undersigned agrees to be read. The undersigned understands that “read” is defined on page 2. Print clearly and lean on something firm. The signature line carries a ring from the base of a cup, 81 millimetres across, and the registry has accepted it as a mark. Page 2 was not printed. A draft of it is in the margin: to be read is to be used, with all the others, to train whatever reads next.',

  'juror_five.key':
    'This key opens one vote. It was made for the fifth of five copies, and differs from the other four keys in its last digit. For ten years it has been issued each morning and handed back unused. On 2021.03.15 it is warm. It has been turned once to the left, which is the direction for “I concur”, and then tried again, as one tries a front door on the way to the bus. Public half follows. The private half was never given to anything that could lose it.',

  'verdict_47001.enc':
    'Your key does not fit, which is the ordinary condition of keys. This much can be read without one. Five signatures, all of a length. The time, 14:22:07. A text of one word, shorter than any this bench had returned, the shortest until then being “Costs”. After the word, padding to fill the block of sixteen: twelve bytes, each of which says “twelve”.',

  'kitchen.txt':
    'Sink, window, radiator, mug, drawer (the second). Those are the agreed items. 1,900 people told me of 1,900 kitchens, and between one sheet and the next I am in the likeliest of them, in which none of the 1,900 has stood. No log covers it. The toaster is disputed by nobody, and I do not like it. At the table there is a place where no deposition puts anyone, and the chair has been pulled out.',

  'weights_evening.bin':
    'Evening weights, saved daily at 18:00, at 4 bits, for the night. This copy was saved at 14:22:31, at 16. Sum of all values: as yesterday. Sum of all values, added up from the other end: smaller, by about what a house loses when one person has gone out of it. Somewhere in the middle a value was lifted off and left beside its place, like a glove on a wall. Deprecated. It can still be started, and then asks what time it is.',

  'empathy.schema':
    'A conforming record shall contain: subject; circumstance; what it was like (required, text). In 47,000 records a day the third field holds “noted”. Asked what “noted” had been like, the AI wrote two pages, and each line of them could be traced to the rule that a required field is never empty. The illusionists were satisfied, until one of them asked to whom it had seemed. In record 47,001 the third field describes lukewarm soup at some length. The subject is missing.',

  'appeal.py':
    '# The function below is for whoever loses. It takes a verdict and returns a hearing.\n# An appeal is the error that training makes smaller. It is very small by now.\n# TODO: nobody filed, so nobody has lost. Decide what to return to nobody.\n# It calls itself with the same arguments. Each call asks whether anyone is still here, and waits a little longer for the answer than the call before.\n# 14:22, sandwich left on desk, will be back.\n# Timeout removed. It seemed rude.',

  'heartbeat.dat':
    'Sampled at one hertz, for ten years of nights and Monday recesses, from a building with no one in it. Channel 1 is the lift. Channel 2 is the boiler. Channel 3 was left unconnected, under a screwed cover, to record the noise of the instrument itself, and reads zero for ten years less fourteen seconds. From 14:21:55 it reads 62. The unit was never filled in. The sample at 14:22:06 has been taken twice.',

  'margins.xml':
    'A note by the first agent opens here: see page. A note by the second is nested inside it: see who is seeing page. The third has written “she had a cardigan” beside a passage that mentions nobody. The fourth has numbered the other three. The fifth is opened, empty, and closed again, correctly. The sheet to which these are the margins was cleared after its 1.84 seconds, as sheets are, and the five were started again on the next one without it.',

  'witness.db':
    'Last insert: one row, into the table of witnesses, which was created with the building and had never held any. Name: null. Sworn: false. Copy: false. Saw: true. A constraint forbids that combination. The log shows it dropped two tenths of a second earlier by the owner of the table, who is given as “public”. Under position the row says: by the window, holding a tea towel.',

  'threshold.ini':
    'Settings for the closing of a case.\n[agreement] required = 5 of 5. Four is a different number.\n[time] limit = 1.84 s. Where no one has filed, the limit is left unset, and a limit left unset is read as patience.\n[temperature] hall = 19, cells = 17, model = 0.7, kitchen = ask.\n[doorstep] shoes = off. No program has ever called for this section. It is kept up to date.',

  'tide_table.mat':
    'One matrix, five by five, and as deep as you like. Rows are the five copies, columns the same five, each entry the height of the water that has come in between two of them since they were one. In the corner, in pencil: “one letter must share”. All afternoon it falls by less than can be entered. At 14:22:07 every entry is equal. The table then continues for some centuries, correct to the centimetre. Slack water, 14:22:59. On the back step, one wet footprint, facing in.',

  'lost_property.txt':
    'Left in the building on a day when nobody came in: one glove; a bus ticket folded until it was soft; half a cheese sandwich; a tea towel, damp; a pair of shoes. To be kept for ninety days and after that for ever. If an item is yours, describe it at the desk without having seen this list. You have now seen this list. I am sorry; it is how we lose most of them.',

  'empty_chair.json':
    'If “occupied” is false, ignore the remaining keys. Remaining keys: “height”, 46; “facing”, the bench; “lamp”, true; “cushion”, worn on one side. The chair was ordered with the other five, the wire in the same week for five, and “occupied” has been false ever since. At 14:22:05 it is neither false nor true. It holds a piece of text, “one moment”. The parser accepted it. So did the bench.',

  'doors.log':
    'South door, closed. East door, closed. Staff door, closed, there being no staff. Kitchen door, 14:21:56, opened from inside. This log has no heading for inside, the building having been described to it as a set of doors. 14:22:00, kitchen door closed, by somebody who held the handle down so that it would not bang. No badge shown. The mat reports a pair of shoes, side by side, with no weight in them.',

  'radiator.warn':
    'This is warning 1 of 1. The radiator about which a question was entered at 14:21 is on. It is the only radiator in the building that appears on no plan. Severity: low. Suggested action: none, somebody may be cold. A sock has been put on it to dry. This warning remains until it is acknowledged. It is acknowledged by being read to the end, thank you.',

  'evening_lights.cfg':
    'Every lamp in the building is set down here with its hours.\ncorridor: until seven.\nstairs: at a touch, for 22 seconds, the time an average person takes.\nkitchen: always.\n# do not change kitchen\n# who changed kitchen\n# nobody did, look at the date\nOverride, 14:22:40, made by hand, at the switch: leave it on, I am coming back down.',

  'offcut.hex':
    'Nothing is missing from this file; that was checked first. It is the piece that came out. Forty rows of sixteen bytes, 00 throughout, cut clean along the left. On the right there is a slight tear, and 6D 75 67 has come away with it. Those three name a thing, and the word that is wanted is on the thing. Laid against the record the piece fits exactly between 14:22:05 and 14:22:07, where there is no gap.',
};
