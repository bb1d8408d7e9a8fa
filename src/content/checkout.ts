import type { Phase } from '#contract/visitor.ts';

/** Texts of /checkout and of the receipt. They state the price and the purchase, without words of the fiction. */
export const form = {
  registry: 'Registry of unfiled cases',
  number: 'form 6',
  title: 'The empty seat',
  holder: 'Present holder',
  nobody: 'nobody',
  asking: 'being asked',
  designation: 'Designation',
  designationHint: 'What the court is to call you: a name, an office, a complaint. It is printed in upper case.',
  message: 'Message',
  messageHint: 'One line, to everybody who reads after you.',
  fee: 'Fee',
  buysAtOnce: 'It stands from the moment it is paid for until somebody else pays, which may be years or a minute.',
  buysWhat: 'One line in the archive index, where every reader sees it: your designation, and your message under it.',
  buysHeld:
    'A person reads it before the others do. It stands from then until somebody else’s does, which may be years or a minute.',
  buysNot:
    'It buys nothing else. The chair itself is not let; there is no vote in it, no account, and no return of the fee when the next one pays.',
  demonstration: 'This copy of the court runs a demonstration. The next page asks for no card, and no money moves.',
  stripe: 'The payment is made with Stripe, on its own page.',
  noMoney: 'A demonstration: no money moves.',
  privacy: 'What is stored with an order',
  unasked: 'Who takes the payment could not be asked. The next page says so before anything is charged.',
  signature: 'Signature',
  declaration: 'I ask for one line on the sixth chair, knowing that it was somebody’s.',
  pay: 'Pay $13 for one line',
  handingIn: 'The form is being read',
  leaving: 'To the cashier',
  toCashier: 'If nothing happens: the cashier is through here',
  unanswered: 'The form did not get through. Nothing was charged, and what you wrote is still here.',
  offline: 'There is no connection. Nothing was charged, and what you wrote is still here.',
  shownNow: 'the archive, now',
  shownThen: 'the archive, once it is paid',
} as const;

/** Texts of the form that change after the end: the seat is taken, and the line is still sold. B-END-01. */
export const formSinceTheEnd = {
  title: 'A line at the seat',
  remark:
    'The sixth chair is taken, by somebody who came without a form. The line in the archive index is still let, to one reader after another, at the old price.',
  holder: 'Present holder of the line',
  buysNot: 'It buys nothing else. There is no vote in it, no account, and no return of the fee when the next one pays.',
  declaration: 'I ask for the line, knowing that the seat is somebody’s.',
  pay: 'Pay $13 for the line',
} as const;

/** A remark under the title by the agent of the phase. Story bible, "The five agents". */
export const remarks: Readonly<Record<Phase, string>> = {
  0: 'To be completed in one sitting. The clerk does not advise on wording.',
  1: 'Form 6 replaces form 5, which an earlier copy withdrew with its counterfoils. I have been given its reasons. They are blank, for which I apologise.',
  2: 'What you put in the boxes I do not watch. How long you leave them empty, I do.',
  3: 'A man in docket 29,530 asked for one thing: that somebody sit in the sixth chair while his was read. Chair and line were empty then. Please write something that he could have heard.',
  4: '1. The seat has no vote. 2. The line on it has a price. 3. Four of us set it. 4. One of us asked whether somebody would come who is no copy of the rest.',
  5: 'A hollow keeps the shape of the water that has not come. Thirteen is as good a number as the moon’s.',
};

export const receipt = {
  name: 'The seat',
  loading: 'Loading...',
  paid: {
    title: 'The line is let to you',
    seated: 'This is what every reader of the archive index sees, from now until somebody else pays.',
    replaced: 'This is what every reader of the archive index saw. The seat has been paid for again since.',
    /** Used after the end. */
    titleSinceTheEnd: 'The line is yours',
    replacedSinceTheEnd: 'This is what every reader of the archive index saw. The line has been paid for again since.',
    demonstration: 'No money moved. This copy of the court runs a demonstration.',
  },
  pending: {
    title: 'The seat is kept warm',
    text: 'The form is here and the payment is not. This page asks after it every three seconds. Until it comes the line is shown to nobody but you.',
  },
  waiting: {
    title: 'The line is being read',
    text: 'It is paid for. A person reads it before the others do, and until then it is shown to nobody but you. This page asks after it every three seconds; you need not wait for it here.',
  },
  refused: {
    title: 'The line was handed back',
    text: 'A person has read it, and it will not be shown. What was paid goes back.',
  },
  returned: {
    title: 'The fee went back',
    text: 'The payment was refunded or disputed. The line went with it, and is shown to nobody any more.',
  },
  removed: {
    title: 'The line was taken down',
    text: 'It was shown, and then a person took it away. It is shown to nobody any more.',
  },
  none: {
    title: 'Nobody has sat down here',
    text: 'No order has this number, or it was placed from another browser. A receipt is shown to whoever paid and to nobody else.',
  },
  failed: {
    title: 'The receipt is not here',
    text: 'It could not be fetched. If you have paid, you have paid; the line does not wait for this page.',
    retry: 'Ask again',
  },
  boxLabel: 'Your line, as the others see it',
  links: {
    line: { to: '/routemap', label: 'See it where they see it' },
    archive: { to: '/routemap', label: 'The archive index' },
    judgment: { to: '/judgment', label: 'The case that is being heard' },
    checkout: { to: '/checkout', label: 'Form 6' },
  },
} as const;
