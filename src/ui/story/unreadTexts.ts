/**
 * Texts for lines that are new since the last visit, and for the control that moves to them. B-PLAIN-02, B-PLAIN-03.
 */
export const unreadTexts = {
  isNew: 'new:',
  next: 'Next unread (Shift+F2)',
  none: 'Nothing unread is left on this page.',
} as const;
