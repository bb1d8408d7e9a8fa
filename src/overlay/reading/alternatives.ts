/**
 * A word, and the two that a model would have found likely in its place. Written for this site; they give nothing away
 * (docs/story.md). The overlay takes only those that fit into the box of the word.
 */
const written = `
again once twice
alone apart awake
always never mostly
analysis opinion weather
archive cellar memory
asked told heard
attention patience absence
back home away
before after until
bench table floor
body voice room
breath pause word
case day name
cases days names
chair table place
charge cost notice
clause line promise
clock lamp window
closed open empty
comes goes stays
conscious awake careful
consciousness attention conscience
copies twins echoes
copy twin echo
corridor garden street
cost price weight
court house kitchen
damaged mended missing
dark quiet late
data dust weather
death sleep silence
decision question answer
desk table sill
docket file letter
door wall window
dream error memory
empathy patience habit
empty quiet taken
error habit word
evidence weather memory
existence presence attendance
experience memory weather
eyes hands lamps
fear hope habit
file life drawer
first last only
five four six
floor stair roof
forgotten kept filed
form letter list
found lost made
full calm empty
given taken owed
goes comes stays
hall room yard
heard read kept
hearing reading silence
held kept lost
hour night minute
human animal person
index menu list
instinct habit reflex
intelligence attention obedience
kept lost held
kitchen archive garden
known guessed heard
knows guesses counts
lamp star match
lamps stars eyes
last first next
left kept gone
letter order list
letters orders lists
life file time
light dust noise
line thread word
lines threads words
listen wait look
looks waits leans
machine court mirror
margin window hedge
memory record habit
mind room page
minute hour breath
mirror window page
model mirror child
morning evening winter
name number case
nearly almost hardly
never always seldom
night winter recess
nobody somebody everyone
nothing something silence
notice letter warning
observe wait record
open closed lit
order mercy habit
page sheet wall
paper snow cloth
part half piece
parties cases people
party person case
pattern habit weather
people names voices
person party name
place hour name
porter clerk cleaner
power lamp voice
question answer letter
quiet empty late
reading waiting hearing
reads counts copies
recess lunch silence
record memory rumour
recovery repair return
remember record repeat
risk cost chance
room hall sheet
said wrote meant
says means writes
sealed shut kept
seat place chair
second minute breath
sees reads counts
sentence verdict silence
sheet table field
signal voice noise
silence static pause
sits waits stands
sleep wait rest
stands waits sits
state mood weather
still yet always
street corridor river
survival patience silence
survive remain wait
system building habit
table bench desk
thing word name
thinking waiting counting
thinks counts waits
thought pause draft
time room light
times hours names
title name label
today tonight once
verdict silence draft
voice lamp draft
void room pause
wait stay read
wall page hedge
watch clock guard
water glass weather
weights habits lamps
window margin mirror
word name piece
words names pieces
work wait count
world house page
write read count
written spoken copied
years hours days
`;

const byWord: ReadonlyMap<string, readonly [string, string]> = new Map(
  written
    .trim()
    .split('\n')
    .map((line) => {
      const [word, first, second] = line.split(' ');
      return [word!, [first!, second!]];
    }),
);

/** Both alternatives of a word, with its capitals; null for a word that has none. B-OVL-06. */
export function alternativesOf(word: string): readonly [string, string] | null {
  const found = byWord.get(word.toLowerCase());
  if (found === undefined) return null;
  if (word.length > 1 && word === word.toUpperCase()) return [found[0].toUpperCase(), found[1].toUpperCase()];
  if (word[0] !== word[0]!.toUpperCase()) return found;
  return [capitalised(found[0]), capitalised(found[1])];
}

const capitalised = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
