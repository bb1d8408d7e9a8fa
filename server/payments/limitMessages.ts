/** What a visitor is told who may order no further message in the demonstration, by the limit that they have reached. */
export const limitMessages = {
  waiting: 'Five of your messages wait to be read. Another one can be ordered when they have been.',
  paid: 'You have ordered as many messages as one reader may.',
} as const;
