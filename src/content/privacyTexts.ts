import type { PrivacyFacts } from '#contract/api/privacy.ts';

/**
 * One row of the list of stored data: the retention period (`figure`, `unit`), the kind of data, and its explanation.
 */
export interface Term {
  /** The number that is shown in the margin, and its unit. */
  readonly figure: string;
  readonly unit: string;
  readonly what: string;
  readonly text: string;
}

const inDays = (days: number) => ({ figure: days.toLocaleString('en-GB'), unit: days === 1 ? 'day' : 'days' });
const daysInText = (days: number): string => {
  const { figure, unit } = inDays(days);
  return `${figure} ${unit}`;
};

/**
 * The stored data and their retention periods, by the settings of this server; `facts` is undefined until these
 * settings are loaded.
 */
export const termsOf = (facts: PrivacyFacts | undefined): readonly Term[] => [
  {
    ...(facts === undefined
      ? { figure: '400', unit: 'days, or the operator’s own figure' }
      : inDays(facts.days.record)),
    what: 'The record of your reading',
    text: `Totals (time with a page in view, scrolling, how much you pointed at or pressed), the last fifty things you did in order, which pages of the story you opened, how often and when last, the choices you took, what you found, and a vote. From these the server works out how far the story opens for you, in five phases, and how suspicious its characters are of you; what raised the suspicion last is kept too. All of it is deleted when nothing has been added for this long. Before some updates the server copies everything. What is erased meanwhile stays in that copy, which is deleted after ${daysInText(facts?.days.migrationCopy ?? 7)}.`,
  },
  {
    ...inDays(facts?.days.delivery ?? 7),
    what: 'Receipts',
    text: 'Twice a minute your browser sends what you did. The sendings of a visit are numbered under a random name; name and numbers are kept for this long after the last of them, so that one that arrives twice counts once. What was in it goes into the record above.',
  },
  {
    ...inDays(facts?.days.unpaidOrder ?? 1),
    what: 'An order nobody paid for',
    text: 'The story has one line on a seat for sale, which every reader sees. A line that was not paid for is deleted after this long. A paid one stays with your record, because it is what you bought.',
  },
  {
    ...inDays(facts?.days.returnedPayment ?? 400),
    what: 'Payments',
    text: `Only where the seat is paid for in money. The number of a payment that was returned is kept for this long, so that a late notice does not count it again; the number of each notice from the payment service for ${daysInText(facts?.days.paymentNotice ?? 30)}, so that one that arrives twice counts once. Each is deleted with the next that comes after its time. Neither stands with your own number.`,
  },
  {
    ...inDays(facts?.days.cookie ?? 400),
    what: 'The cookie',
    text: 'One, named d5u, or __Host-d5u over https: a random number and the date of the first visit, signed so that nobody can make one up. Scripts cannot read it, no other site gets it, and there is no name in it. After thirty days a page that you open sets it afresh. A second, d5u-reading, says whether you agreed to a record, and for a reader without one how far they have opened the story; it is the same for everybody who did the same.',
  },
  {
    ...inDays(facts?.days.tombstone ?? 401),
    what: 'The hash of an erased number',
    text: 'A fingerprint of your number, made when you have yourself erased. It turns away whatever was still on its way then. The number cannot be found from it.',
  },
];

/**
 * Texts of /privacy: no part of the fiction, and true of this program. When the program changes, change these texts
 * too. B-PRV-05.
 */
export const privacyTexts = {
  registry: 'Registry of unfiled cases',
  outside: 'outside the story',
  title: 'Privacy',
  lead: 'This is a work of fiction that watches how it is read, because that is how its story opens. This page is no part of it: it says in plain words what that means for you.',
  ledger: 'What is kept, and how long',
  purpose: {
    title: 'Why',
    text: 'Only to tell the story: which text you are shown, what its characters say about you, what is suggested next. Nobody is profiled for advertising, and nothing is sold or passed on. There are no accounts, and no real name, e-mail address or exact place is asked for anywhere.',
  },
  device: {
    title: 'On your device',
    text: 'Your browser keeps what you found, how you left some pages, which words your pointer rested on in this tab, and what it has yet to send. What you type stays in this browser. Four things are sent: a line that you order for the seat, what you say in the line at the head of each page, a secret word that was right, and each word that you say on the sixth chair, where the story ends. What you say at the head of a page is answered by the server, which stores none of it and logs none of it. Drafts stay here too and are listed, like the rest, among the stored data.',
    copies:
      'While a record of your reading is kept, your browser also keeps copies of the pages and texts that you have opened, so that you can read them again without a connection. What you do then waits here and is sent later, once. The copies never leave this device. They are deleted when you say no to a record, have yourself erased or bring a record from elsewhere.',
  },
  seen: {
    title: 'Who sees it',
    text: 'The operator of this server, who can read everything that is stored on it. Other readers see how many readers there are, how the votes stand and the line on the seat, never whose they are. IP addresses are held in memory, so that nobody can flood the server, and are written down nowhere. The server’s log has neither your number nor your words.',
    nobody: 'No script, font or picture comes from anywhere else, and no other service hears of you.',
    analytics: (host: string) =>
      `Page views are counted with ${host}, which is told the address of the page and two kinds of click, without your number or a cookie. It is told nothing if your browser sends Global Privacy Control or Do Not Track, or where no record is kept.`,
    stripe:
      'A payment is made at Stripe, on its own page. Card and address are known there alone; this server gets the number of the payment and whether it went through.',
    demo: 'The payment for the seat is a demonstration here: no money moves and no payment service is involved.',
    unknown: 'The settings of this server are not here yet; they say whether it uses other services.',
  },
  choice: {
    title: 'Whether a record is kept',
    open: 'A record of your reading is kept at present. You can end that here at any time.',
    given: 'A record of your reading is kept, because you agreed. You can end that here at any time.',
    refused: 'Nothing is kept, because you said so.',
    signalled:
      'Your browser sends a signal, Global Privacy Control. It counts here as a no: nothing more is sent or stored, and no other service is told. An answer that you give here counts for more.',
    asked:
      'You have not answered yet. Until you agree, nothing is kept. Once you do, your finds from this tab are kept as well.',
    without:
      'Without a record you still read the whole story, to its end. You open its five parts yourself, below each page. What is missing: characters who grow suspicious, suggestions, pages that take up what you did on another, a vote that counts, and the seat. What you find lasts until the tab is closed.',
    before: 'What was kept earlier stays until you have it erased.',
    yes: 'Keep a record of me',
    no: 'Keep nothing from now on',
    failed: 'The server did not hear it. It can be tried again.',
  },
  rights: {
    title: 'See, take, erase',
    text: 'Everything that is stored under your number can be looked at, saved as a file and erased, at once and without asking anybody.',
    see: 'The stored data',
    read: 'All that you have read',
    take: 'Save the file',
  },
  carry: {
    title: 'Carry it elsewhere',
    text: 'Twelve words take your record to another device or browser, where you enter them on this page. They are made in this browser and are never sent. The server gets a key that is worked out from them, and stores a fingerprint of it.',
    withoutRecord:
      'Without a record there is nothing to carry, and none can be brought here. You can agree to one above.',
    make: 'Make twelve words',
    makeAgain: 'Make twelve new words',
    made: (date: string) => `You made words on ${date}. They cannot be shown again; new ones take their place.`,
    shown: 'Write them down in this order. They are shown this once. Whoever has them has your record.',
    label: 'The twelve words from the other device',
    lookUp: 'See what they lead to',
    unknown: 'No record is kept under these words. Newer ones may have taken their place, or it was erased.',
    nothing: 'Nothing is kept of you yet, so there is nothing to carry.',
    failed: 'The server did not answer. Nothing was changed.',
    notFetched:
      'A part of this page’s code did not come. Nothing was changed; load the page again, then try once more.',
    busy: 'Too many tries from your network. Nothing was changed; after an hour at most it can be tried again.',
    lostWords:
      'No answer came, so the new words cannot be shown, and earlier ones may have ended. Make new ones when the server answers.',
    lostClaim: 'No answer came. Open this page again to see which record this browser has now.',
    notKnown: 'The server has not said yet whether there are words already.',
    words: 'Your twelve words',
    own: 'These are the words of the record that this browser has already.',
    there: 'Under these words',
    here: 'In this browser',
    both: 'Brought together, you have the higher phase of the two, the totals of the one that was read for longer, the finds of both, and where both have an answer, the one under these words. Either way, what this browser has now is erased from the server afterwards.',
    goOn: 'Go on with it here',
    merge: 'Bring both together',
    replace: 'Take that one, erase this one',
    phase: 'Phase',
    finds: 'Finds',
    first: 'First seen',
    last: 'Last seen',
  },
  contact: {
    title: 'Whom to ask',
    text: 'The operator of this server answers for it:',
    none: 'The operator of this server has left no address. Everything on this page works without asking.',
    waiting: '…',
  },
} as const;
