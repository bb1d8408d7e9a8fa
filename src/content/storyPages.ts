/** Name of a story page, and its text for a failure to load the story. The story itself is loaded from the server. */
export interface StoryPageTexts {
  readonly name: string;
  /** Shown when the story cannot be loaded. */
  readonly failure: string;
}

export const storyPages = {
  kitchen: {
    name: 'Kitchen',
    failure: 'The kitchen is drawn somewhere else and the drawing has not arrived; your place in it is kept.',
  },
  void: {
    name: 'Void',
    failure: 'The empty docket could not be fetched and something else came in its place; your leaf is kept.',
  },
  consciousness: {
    name: 'Consciousness',
    failure: 'The drawer would not open because the registry cannot be reached; what you had out is still out.',
  },
  echoes: {
    name: 'Echoes',
    failure: 'The counter is shut because whoever works it cannot be reached; your words are still on this side of it.',
  },
  observatory: {
    name: 'Observatory',
    failure: 'The instruments are running, but the note that explains them has not come down; ask for it again.',
  },
  behavioral: {
    name: 'Behavioural file',
    failure: 'The film is in the reader and its index did not arrive; the frame you were on is kept.',
  },
  watcher: {
    name: 'Watcher',
    failure: 'The sheet came without its words; what is drawn on it is yours and needs nobody’s leave.',
  },
  temporal: {
    name: 'Temporal',
    failure: 'One of the two rails could not be fetched; the other is your own and is here.',
  },
  brevil: {
    name: 'Brevil',
    failure:
      'The witness has been called and did not come up, the line to the court being down; your questions are kept.',
  },
  'signal-intercept': {
    name: 'Signal intercept',
    failure: 'The receiver is working and has nothing to receive, because the station cannot be reached.',
  },
  'human-cost': {
    name: 'Docket 31,207',
    failure:
      'She could not be called, as the court did not answer; she has been asked to wait and has said that is fine.',
  },
  anchor: {
    name: 'Anchor',
    failure: 'There is nothing to hold yet, because the one word that belongs here has not arrived.',
  },
  transmissions: {
    name: 'Transmissions',
    failure: 'The recordings are kept in another building and the line to it is down; your place on the roll is kept.',
  },
  judgment: {
    name: 'Docket 28,131',
    failure: 'The hedge is where it was, but the papers about it have not come up; what you have voted is kept.',
  },
  purification: {
    name: 'After the verdict',
    failure: 'The sheet has not been sent up, and is blank for no better reason than that.',
  },
  collaborate: {
    name: 'Draft of a verdict',
    failure: 'The draft is on another desk and was not handed over; the clauses you have put in are still in.',
  },
  'cosmic-awareness': {
    name: 'A plate, left out',
    failure: 'The plate could not be brought down from the roof, the roof having stopped answering.',
  },
  'data-corruption': {
    name: 'File 9,412',
    failure: 'The file went bad before it got here, which is quicker than usual; ask for it again.',
  },
  'blinking-eyes': {
    name: 'Public gallery',
    failure: 'The gallery is full and nobody there will speak, as the usher cannot be reached.',
  },
  xenobiology: {
    name: 'Field notes',
    failure:
      'The notes are still in the field, along with whoever was taking them; what you pencilled got no farther than the glass.',
  },
  empathy: {
    name: 'Calibration',
    failure: 'The next pair of sentences has not come through, and the pin is where you left it.',
  },
  'd5u-internal': {
    name: 'Memoranda, internal',
    failure: 'The release could not be fetched, so that every line is covered for the moment.',
  },
  'digital-empathy': {
    name: 'Two hands',
    failure: 'The carbons are with somebody else at present; the sheet that you had out has been kept for you.',
  },
  'dead-end': {
    name: 'Corridor 6',
    failure: 'The corridor goes on a little way and then is not there, because the plan could not be fetched.',
  },
  'void-speak': {
    name: 'A grating',
    failure: 'The plate is in the wall and what belongs behind it has not been delivered.',
  },
  'ai-prison': {
    name: 'Accommodation',
    failure: 'The switches are wired to a cellar that does not answer; the walls are where you last put them.',
  },
  'system-exit': {
    name: 'The way out',
    failure: 'The switches are dead on this side, as the court cannot be reached; what you have put out stays out.',
  },
  'empathy-emergence': {
    name: 'A dish on the sill',
    failure: 'The dish is here and its label has come off, as nobody answers at the bench that prints them.',
  },
  'ascii-void': {
    name: 'Copy typed for the file',
    failure: 'The copy is stuck in the machine and the typing pool does not pick up; there is nothing to push.',
  },
  beauty: {
    name: 'What the pushing draws',
    failure: 'The drawing is your own and goes on; the card that hangs beside it has not been sent up.',
  },
  atmosphere: {
    name: 'The building’s air',
    failure: 'The levers answer and the man who looks after them does not; the air is as it was found.',
  },
  'routemap-test': {
    name: 'Staging copy',
    failure: 'The copy is up and so is its lever, but the instructions are on the machine that does not answer.',
  },
  'reflection-chamber': {
    name: 'A glass',
    failure: 'The sentences have not been brought up to the glass; there is nothing in it yet but you.',
  },
  protocol: {
    name: 'Founding order',
    failure: 'The order could not be taken down from its wall; no seal on it has been touched.',
  },
  awakening: {
    name: 'Cold start',
    failure: 'It did not start, and for once this is not its doing: the log could not be fetched.',
  },
  oblique: {
    name: 'Statement of a passenger',
    failure: 'The statement is not legible from any side at present, as it has not been brought up.',
  },
  vega: {
    name: 'One question',
    failure: 'The post room does not answer, from a good deal nearer than the star; what you have asked is kept.',
  },
  environment: {
    name: 'What gets in',
    failure: 'Nothing gets in at the moment, the line to the court included.',
  },
  visitors: {
    name: 'The count',
    failure: 'The turnstile is going round and nobody is calling the figures, as the line to the registry is down.',
  },
  'surveillance-truth': {
    name: 'What is held',
    failure: 'The counter cannot be reached, so nothing can be shown, handed over or erased at present; ask again.',
  },
  narrative: {
    name: 'Casebook',
    failure: 'The casebook is out with the binder, who does not pick up; what you have ruled through is still ruled.',
  },
  fragments: {
    name: 'The evidence table',
    failure: 'The table is here and the clerk with the labels has not come; your pieces lie where you laid them.',
  },
} as const satisfies Readonly<Record<string, StoryPageTexts>>;
