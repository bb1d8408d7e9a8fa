/** The message to a visitor over a limit of the demonstration, by limit. */
export const limitMessages = {
  waiting: 'Five of your messages wait to be read. Another one can be ordered when they have been.',
  paid: 'You have ordered as many messages as one reader may.',
} as const;
