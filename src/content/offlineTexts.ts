/**
 * Texts shown without a connection. They are no part of the fiction, and are true of this program. B-OFF-05, B-OFF-06.
 */
export const offlineTexts = {
  /** Notice while there is no connection: with copies on this device, and without copies. */
  line: {
    withCopies: 'No connection: you read from this device.',
    without: 'No connection: only what is open can be read.',
  },
  /** Shown instead of a page without a copy. The address is shown between the two parts of `body`. */
  unread: {
    title: 'This page is not on this device.',
    body: ['There is no connection, and ', ' has not been read here before. It opens when the connection is back.'],
    list: 'What can be read now',
    again: 'Try again',
  },
} as const;
