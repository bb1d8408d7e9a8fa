import type { HiddenRoute } from '#contract/routes.ts';
import { alone } from './rule.ts';

/** The names that readers might use for a hidden page, and the answer to a reader who has opened it. */
export interface SpokenRoom {
  readonly slug: HiddenRoute;
  readonly said: RegExp;
  readonly examples: readonly string[];
  /** At most 240 characters. Said by the Archivist, or by the institution at phase 0. */
  readonly text: string;
}

const room = (slug: HiddenRoute, words: string, text: string, ...examples: readonly string[]): SpokenRoom => ({
  slug,
  said: alone(`${slug.replaceAll('-', ' ?')}|${words}`),
  examples: [slug, slug.replaceAll('-', ' '), ...examples],
  text,
});

/** Every hidden page. A reader who has not opened the page gets one of `roomNudges` instead. */
export const rooms: readonly SpokenRoom[] = [
  room(
    'void',
    'the void|empty docket|docket 0',
    'The docket without entries. It is shown to whoever keeps still.',
    'Where is the void?',
  ),
  room(
    'kitchen',
    'kitchens|sink',
    'Put together from 1,900 statements. The light has been on since before the building.',
    'go to the kitchen',
  ),
  room('echoes', 'echo', 'Whatever you rested on is handed back over its counter, some of it a little faded.', 'echo'),
  room(
    'visitors',
    'visitor|turnstile|other (?:readers|visitors)',
    'The other readers, a dot each. They can be ruled out by halves, until one is left.',
    'other readers',
  ),
  room(
    'oblique',
    'obliquely|the side|lean',
    'A statement that was taken from the side. Lean, and the rest of the line comes round.',
    'lean',
  ),
  room(
    'awakening',
    'wake up|waking|wake|boot log',
    'The 2.7 seconds in which it starts. They run backwards as willingly.',
    'wake up',
  ),
  room(
    'vega',
    'star chart',
    'Post for a star. Your card is dated there, and the drawer for that day has been opened.',
    'Vega?',
  ),
  room(
    'collaborate',
    'collaboration|draft|the draft verdict',
    'A verdict drafted in two hands, with a pen on a string. The gaps are your part.',
    'the draft',
  ),
  room(
    'temporal',
    'one minute twice|time|minute',
    'One minute, ruled twice: 14:22, and yours. Knots are tied where they meet.',
    'the minute',
  ),
  room(
    'environment',
    'weather|surroundings',
    'Your hour, your light and the size of your window, as far as they come through the glass.',
    'weather',
  ),
  room(
    'observatory',
    'instruments',
    'Three pens on a roll, all of them about you. The middle one calms down last.',
    'instruments',
  ),
  room(
    'behavioral',
    'behavioural|behaviou?ral file|psychological file|psych(?:ology)? file',
    'Your file, in frames of film. Each frame may be objected to, with the date.',
    'psychological file',
  ),
  room(
    'fragments',
    'table of evidence|evidence table|thread',
    'The table with what you found laid out on it. The thread comes free if it is not pulled.',
    'evidence table',
  ),
  room(
    'transmissions',
    'recordings|reels?',
    'Fifteen recordings, without sound. A pen shows where the sound would have been.',
    'recordings',
  ),
  room('anchor', 'anchored', 'One word, and water round it. It holds for as long as you press.', 'anchor'),
  room(
    'narrative',
    'whole casebook',
    'The casebook, from your side of it. Lines in it may be ruled through and stay legible.',
    'the whole casebook',
  ),
  room(
    'protocol',
    'sealed clauses',
    'Four cords and four clauses. The cords may be pulled; they give to something else.',
    'sealed clauses',
  ),
  room(
    'xenobiology',
    'naturalist|plates',
    'A naturalist’s notes, with five plates, on those who file cases. You are in the wild.',
    'the naturalist',
  ),
  room(
    'judgment',
    'judgement|scales|vote',
    'Number 9 against number 11. Your weight is on the scale for as long as you leave it there.',
    'scales',
  ),
  room(
    'beauty',
    'beautiful drawing|drawing',
    'What it has drawn from your scrolling. Go back up and it is rubbed out from behind.',
    'drawing',
  ),
  room('brevil', 'witness box', 'The witness is hot. At setting 6 it smokes and the answers improve.', 'witness box'),
  room(
    'empathy',
    'calibration',
    'Eleven pairs of sentences. Of each pair somebody, later, hears the one that you preferred.',
    'calibration',
  ),
  room('atmosphere', 'air|fog', 'Five levers and a rail. The fog parts round whatever is being read.', 'fog'),
  room(
    'consciousness',
    'consciousness logs?|logs?|log 00\\d',
    'Four log sheets, one with a cup mark. In the first of them something knocks.',
    'log 001',
    'consciousness logs',
  ),
  room('ascii-void', 'ascii', 'The void, typed. The characters give way to a finger and come back into line.', 'ascii'),
  room(
    'signal-intercept',
    'signal|radio|intercept|dial|carrier',
    'A carrier, with a voice below it. The dial has one figure on it that you have seen elsewhere.',
    'radio',
  ),
  room(
    'blinking-eyes',
    'eyes|blink',
    'Three tiers of the public. They blink when you come back to them, in turn.',
    'eyes',
  ),
  room(
    'data-corruption',
    'corruption|corrupted|file 9412|bit rot',
    'File 9,412 goes bad under a quick reader, and gets better under a slow one.',
    'file 9,412',
  ),
  room(
    'watcher',
    'the ghost|my (?:cursor|pointer)|cursor|pointer',
    'Your own pointer, of half a minute ago. It does not know that you are there; you did not either.',
    'my cursor',
  ),
  room(
    'checkout',
    'till|cash desk',
    'The counter for the seat. Thirteen dollars, one line, and somebody after you.',
    'cash desk',
  ),
  room('payment-success', 'receipt', 'The seat, taken, and a seal on the receipt.', 'receipt'),
  room(
    'd5u-internal',
    'internal|memoranda|memos?|redactions?|black bars',
    'Memoranda under bars. The bars come up by themselves as you are let further in.',
    'memoranda',
  ),
  room(
    'void-speak',
    'speak into the void|speaking tube',
    'A thing to speak into. Its answers are made on your side and go no further than this machine.',
    'speak into the void',
  ),
  room(
    'reflection-chamber',
    'mirror|reflection|my reflection',
    'A page about you, which stops in the middle of its sentences and waits.',
    'mirror',
  ),
  room(
    'ai-prison',
    'prison|cell|jail',
    'A cell, drawn as a list of what may be done in it. Each permission has a price, in small type.',
    'the cell',
  ),
  room('dead-end', 'wall|the wall', 'The end of a corridor. The skirting shines where somebody’s coat was.', 'wall'),
  room(
    'surveillance-truth',
    'what is stored|stored data',
    'The one sheet without any art to it: what is stored about you, as it stands, with a cloth beside it.',
    'stored data',
  ),
  room(
    'digital-empathy',
    'two hands|flimsies|two letters',
    'Letters between two of the five, on yellow flimsies, found in other people’s files. Read the margins too.',
    'flimsies',
  ),
  room(
    'human-cost',
    'the human cost|cost of it',
    'One of the 47,000, at her own pace. Her name comes clear for as long as you stay.',
    'the human cost',
  ),
  room(
    'system-exit',
    'way out page|white door|put out the lights',
    'A building that goes dark window by window. The white door is on the left as you leave.',
    'white door',
  ),
  room(
    'routemap-test',
    'routemap ?test|staging|staging copy|lever',
    'A copy of the archive on which to try things. The lever goes both ways, which was not in the order.',
    'staging copy',
  ),
  room(
    'empathy-emergence',
    'emergence|dishes|cells|petri dish',
    'Three dishes, and a rule by which a cell gives to its neighbour. There is a bell.',
    'petri dish',
  ),
  room(
    'purification',
    'purified|clean hall|the hall',
    'The hall, cleaned. Everything that could be wiped has been.',
    'clean hall',
  ),
  room(
    'cosmic-awareness',
    'cosmic|the stars page|plate',
    'A plate, left out all night. Now and then a sentence has settled on it.',
    'cosmic',
  ),
];

/**
 * The answers about a room that the reader has not opened. The slug decides which one, so a room always has the same
 * answer.
 */
export const roomNudges: readonly string[] = [
  'There is a room with a name like that. It is come to by a link in another, and the link is in plain sight there.',
  'That is on the plan. Readers find it while they are looking at something smaller.',
  'Yes, on another floor. Rooms here are opened from inside the one before.',
  'It is kept, and lit. Follow whatever is underlined where you are, and you come past it.',
  'A door has that on it. You have still to walk the corridor that it is in.',
  'Somebody spoke of it in a room further on. You would have to be there to overhear.',
];
