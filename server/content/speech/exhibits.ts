import { archivist, before, institution, judge, rule, type SpeechRule, stranger } from './rule.ts';

/** The objects that float over the pages: workers/simulation/core/egg-catalogue.ts. */
export const exhibits: readonly SpeechRule[] = [
  rule(
    'exhibit-button',
    /\bbuttons?\b/,
    ['the button', 'Button, coat, four holes', 'cracked button', 'lift button'],
    institution('Button, coat, four holes. It was under bench nine, with the thread still in two of them.'),
    archivist(
      'Coat, shirt, lift, and some that were made to be pressed. The coat’s thread is grey, and so are the coats in most of the statements.',
    ),
  ),
  rule(
    'exhibit-key',
    /\b(?:(?:stationery )?cupboard|piano(?: lid| key)?|key numbered five|key (?:from a keyboard|space|to an examination|not cut|of ice)|(?:fifth|piano|spare|letter|space|answer|ice) keys?)\b/,
    ['Key to the stationery cupboard', 'piano key', 'Key, numbered five', 'the piano'],
    institution('The stationery cupboard was taken out in 2019. Its key turns as well as it did.'),
    archivist('The piano was exhibit six and is kept locked. It is in tune: I have that from the tuner, by post.'),
  ),
  rule(
    'exhibit-spoon',
    /\b(?:tea|measuring |christening )?spoons?\b/,
    ['teaspoon', 'the spoon', 'Measuring spoon, half', 'Christening spoon'],
    institution('The canteen’s is flat on one side. A clerk stirred in the same direction for eleven years.'),
    archivist('One has had its unit filed off. It lies with the recipe, and the two of them are described as half.'),
  ),
  rule(
    'exhibit-stamp',
    /\b(?:rubber |postage |date )?stamps?\b/,
    ['the stamp', 'Rubber stamp, RECEIVED', 'Postage stamp, second class', 'dissenting stamp'],
    institution('The one that says RECEIVED has its wheel at 15 March, and a pad that is always wet.'),
    archivist('A second-class one was steamed from a letter of apology. The letter has a square on it, a shade paler.'),
  ),
  rule(
    'exhibit-feather',
    /\b(?:feathers?|quills?|pigeons?)\b/,
    ['feather', 'Feather, pigeon, grey', 'the quill', 'Quill, cut for the left hand'],
    institution('Feather, pigeon, grey. It came in by the ventilation and was numbered on arrival.'),
    judge('1. The white one lies in a pan. 2. Your first page lies in the other. 3. I am letting them swing.', before),
  ),
  rule(
    'exhibit-fuse',
    /\b(?:fuses?|amperes?)\b/,
    ['fuse', 'Fuse, three amperes', 'blown fuse', 'Fuse from a reading lamp'],
    institution('Three amperes, from the heater in interview room two. The room is entered as cold before and after.'),
    archivist('One blew at 14:22 on a Monday. When the porter unlocked, at three, there was a new one in.'),
  ),
  rule(
    'exhibit-thimble',
    /\bthimbles?\b/,
    ['thimble', 'Thimble, brass', 'Thimble of sea water', 'porcelain thimble'],
    institution('Brass, with forty-one dents. The binder who used it did files of four hundred pages and over.'),
    stranger('One holds sea. It stands level, and leans a little to whoever is reading.'),
  ),
  rule(
    'exhibit-tooth',
    /\b(?:tooth|teeth|gold crowns?|crowns?)\b/,
    ['milk tooth', 'tooth', 'Gold crown, lower left', 'Tooth, no species given'],
    institution('One milk tooth, in an envelope. It proved an age, and is to be called for.'),
    archivist('The gold one was taken in place of a fine. On the receipt it is one item, yellow, and still warm.'),
  ),
];
