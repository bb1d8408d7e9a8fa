import { expect, test } from 'vitest';
import { stepText, stepVerb } from '../../src/content/stepText.ts';

test.each([
  ['view:/kitchen', 'came to /kitchen'],
  ['view:/', 'came to the front hall'],
  ['follow:/about', 'went on to /about'],
  ['follow:environment', 'went on to /environment'],
  ['follow:narrative:/vega', 'went on to /vega'],
  ['link:home', 'went on to the front hall'],
  ['hidden:/purification', 'found the way to /purification'],
  ['click:Back to D5U', 'pressed “Back to D5U”'],
  ['click:window 240 × 900', 'pressed “window 240 × 900”'],
  ['egg:key', 'took up a key'],
  ['secret:seal-2', 'said a word'],
  ['examine:chipped-mug', 'examined the chipped mug'],
  ['look:the third window', 'looked at the third window'],
  ['open:kitchen.txt', 'opened kitchen.txt'],
  ['ask:from-the-start', 'asked from the start'],
  ['dismiss:/vega', 'put back the way to /vega'],
  ['panel:letters', 'looked into the letters'],
  ['ring:bell', 'pressed “bell”'],
  ['next:31207', 'went on to the next docket'],
  ['next:reel', 'went on to the next reel'],
  ['out:hall', 'put out the light of the hall'],
  ['out:kitchen', 'tried the light of the kitchen'],
  ['look:tier-3', 'looked at tier 3'],
  ['look:asleep', 'looked at the sleeper'],
  ['dish:keeping', 'took the dish where all keep'],
  ['clause:brought-a', 'wrote a clause on the draft'],
  ['vote:set-down', 'voted to decide nothing'],
  ['say:again', 'said the word again'],
  ['recall:31207', 'called back 31207'],
  ['answer:31207', 'answered 31207'],
  ['say:word', 'said a word'],
  ['open:a-line-for-a-word', 'opened a line for a word'],
  ['plain', 'plain'],
])('[R-PRO-06] the entry %s is shown as “%s”', (entry, text) => {
  expect(stepText(entry)).toBe(text);
});

test.each([
  ['left', 'put the window away', 'put the window away'],
  ['came-back', 'came back', 'came back'],
  ['protocol:seals', 'looked into the seals', 'looked into the'],
  ['panel:casebook', 'looked into the casebook', 'looked into the'],
  ['view:/kitchen', 'came to /kitchen', 'came to'],
  ['cta:experience-d5u', 'went on to /experience-d5u', 'went on to'],
  ['follow:narrative:/vega', 'went on to /vega', 'went on to'],
  ['ring:bell', 'pressed “bell”', 'pressed'],
  ['secret:seal-2', 'said a word', 'said a word'],
])('[R-RT-03] on film the entry %s is “%s”, in the row “%s”', (entry, text, verb) => {
  expect([stepText(entry), stepVerb(entry)]).toEqual([text, verb]);
});
