/**
 * Texts of /surveillance-truth. They state facts about this program: when the program changes, change these texts too.
 */
export const storedDataTexts = {
  number: (drawn: string) =>
    `You are known here by a random number, drawn on ${drawn} and kept in a cookie on this device for 400 days. Nothing connects it with a name, and it is used on no other site.`,
  noNumber:
    'You have no number here. You have not agreed to a record, or your browser asks for none, and so nothing is added to the rows below.',
  asItLies: 'as it lies there',
  more: (count: number) => `… and ${count.toLocaleString('en-GB')} more, in the file`,
  device: {
    title: 'On this device',
    intro: 'Your browser keeps these for the site. They go no further, and its settings can remove them.',
    memory: (hovers: number, events: number) =>
      `In this tab’s memory, until it is reloaded or closed: what you hovered over (${hovers}) and what you did (${events}), so that rooms about you have something to show; where your pointer or the keyboard’s focus was in the last 30 seconds; a quarter of an hour of the site’s own three gauges.`,
    outbox: (count: number) =>
      count === 0 ? 'Nothing is waiting to be sent.' : `${count} waiting to be sent or answered for.`,
    outboxName: 'outbox, in IndexedDB',
    copies: (pages: number, texts: number) =>
      `copies for reading without a connection: ${pages.toLocaleString('en-GB')} ${pages === 1 ? 'page' : 'pages'} that you opened with the code they need, ${texts.toLocaleString('en-GB')} ${texts === 1 ? 'text' : 'texts'} of what you were shown, and when each was last used`,
    copiesName: 'copies, in the cache',
  },
  server: {
    title: 'In the server’s memory',
    lines: [
      'Your address on the net beside your number, and how many calls came from there this minute, so that nobody can flood the place: until 5,000 others have called. Your number alone, so that its seal need be examined only once: until 40,000 have. Neither is written down, and both go when the server stops.',
      'The server’s log notes faults and refusals. No line of it has your number, where you came from or a word of yours.',
      'What lies in the store has a term. The name of a parcel goes after a week, an unpaid order after a day. Everything under your number goes when nothing was added to it for as long as the operator has set: 400 days, unless they chose another time.',
      'The operator may copy the whole store for safety, and keeps no copy for longer than 30 days.',
    ],
  },
  never: {
    title: 'Not in the store at all',
    text: 'Your name. What you type into a page, but for a line that you order for the seat and a secret word that was right. Where you came from. What else your browser has been doing. The pages you read, one by one, but for those among your last fifty steps.',
  },
  others: {
    title: 'Who else is told',
    nobody: 'Nobody. No script, picture or letter on this site comes from anywhere else.',
    somebody: (host: string) =>
      `The operator counts views with ${host}. It hears which page was opened, without your number, and of two kinds of click; and nothing at all if your browser says that it does not wish to be tracked.`,
    unread: 'The operator’s settings could not be read just now, so this cannot be said.',
  },
  privacy: { title: 'Outside the story', link: 'All of this in plain words, and how to carry a record elsewhere' },
  made: { title: 'Whose work this is', link: 'Everything that was sent to you, and its licences' },
  take: {
    title: 'Take it away',
    text: 'One file, in JSON, of every row above as it lies there.',
    link: 'Save the file',
  },
  erase: {
    title: 'Have it erased',
    text: 'Every row, at once and for good.',
    first: 'Erase what is held',
    warning:
      'This cannot be taken back. Your phase, finds, letters and vote go with the rows. On this device everything of the site’s goes but your choices about effects and sound.',
    seat: 'Your line leaves the seat, and the thirteen dollars do not come back.',
    seatForNothing: 'Your line leaves the seat. No money had moved for it: this is a demonstration.',
    waiting: 'A line that still waits is never shown.',
    /** Follows `waiting`, except in the demonstration. */
    feeGoesBack: 'What was paid for it goes back.',
    second: 'Yes, erase me',
    keep: 'Keep it',
    working: 'Erasing …',
    failed: 'The store did not take it, and nothing has been erased. It can be tried again.',
  },
  gone: {
    title: 'Nothing is held',
    rows: (count: string) => `${count} went from the store a moment ago. The space was overwritten.`,
    device:
      'From this device went the site’s notes, what waited to be sent, the copies of what you had read, and what this tab remembered. The cookie has expired. Your choices about effects and sound are still here.',
    remains:
      'For 401 days the server keeps a hash of the bare number, from which nobody can find the number, to turn away whatever of yours is still on its way. A safety copy, if the operator made one, holds you for 30 days at most.',
    stranger: 'You have no number now. The next page you open begins with a stranger.',
    link: 'Go in as a stranger',
  },
} as const;

/** The purpose of each storage key of this site. A key that ends in * stands for all keys that begin like it. */
export const keyMeanings: Readonly<Record<string, string>> = {
  'narrative-state':
    'your finds with their times and pages, steps, letters and changes of phase, for the pages to read',
  'd5u-posted': 'a number made from your steps, to see whether the server has had them all',
  'd5u-effects': 'how much may move',
  'd5u-sound': 'whether sounds are on, and how loud',
  'd5u-influence-draft': 'a line for the seat as far as you have written it; this tab only',
  'd5u-evidence-table': 'where you have laid your pieces on the evidence table',
  'd5u-casebook': 'which lines of your casebook you have ruled through',
  'd5u-detours': 'when you went back up a page or looked elsewhere, for the casebook to tell you',
  'd5u-readings':
    'when you read the front page to its end, when its first line changed before you, and what of it and of the Notice you read last',
  'd5u-thoughts': 'which thoughts you have been shown, as numbers, so that none comes twice',
  'd5u-clauses': 'over which page the four clauses lie open side by side; this tab only',
  'd5u-missed': 'numbers for the refusals that you were given, so that none comes again too soon; this tab only',
  'd5u-panels': 'whether the analysis has yet to open by itself, and not on which page; this tab only',
  'd5u-rests':
    'the words that your pointer rested on for a second or more, with the times; this tab only, and never sent',
  'd5u-letters': 'how many letters had come when you last opened them',
  'd5u-rooms': 'which rooms you have been in, and at which phase you saw each last, for the casebook to count',
  'd5u-draft': 'which clauses you have written into the draft, as numbers, so that they are there when you come back',
  'd5u-question': 'the question that you sent to Vega, and when; it has not left this device',
  'd5u-reloaded-for-*': 'that this tab has reloaded once to fetch a page or a part of one',
};

/** The purpose of a storage key; a general sentence for an unknown key. */
export const meaningOf = (key: string): string => {
  const found = Object.entries(keyMeanings).find(([known]) =>
    known.endsWith('*') ? key.startsWith(known.slice(0, -1)) : key === known,
  );
  return found?.[1] ?? 'something a room keeps for itself; look at it with the tools of your browser';
};
