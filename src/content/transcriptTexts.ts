/** Texts of /transcript: plain, and true of this program. B-PLAIN-01. */
export const transcriptTexts = {
  registry: 'The registry',
  copy: 'fair copy',
  title: 'What you have read',
  lead: 'Every text that the story has opened to you so far, one after the other: the pages that you opened, along the choices that you took, and your letters, files, clauses and exhibits. Nothing on this sheet moves, and reading it counts for nothing.',
  noScripts: 'This sheet is put together by a script, and scripts are switched off or blocked in this browser.',
  loading: 'The sheet is being copied out.',
  failed: 'The registry did not answer, and nothing was copied. What you have read is safe.',
  offline: 'This device has no connection, and the sheet is copied out by the server. What you have read is safe.',
  again: 'Ask again',
  empty: 'You have read nothing yet. A page stands here once you have opened it.',
  withoutRecord:
    'No record of your reading is kept, so only your letters can be copied out. These are the pages that you opened on this visit:',
  withoutRooms:
    'No record of your reading is kept, so only your letters can be copied out. You have opened no page on this visit.',
  contents: 'Contents',
  print: 'Print this sheet',
  pages: 'Pages',
  letters: 'Letters',
  from: (name: string) => `From ${name}`,
  sent: 'You sent back:',
  objected: 'You objected to line',
  files: 'Archive files',
  protocols: 'Clauses',
  word: 'opened by the word',
  exhibits: 'Exhibits',
  open: (name: string) => `Open the page ${name}`,
  notHere: 'Not on this sheet: what you said yourself and what was answered, which is stored nowhere.',
  publicPages:
    'The public pages are open to everybody and did not have to be earned. They can be read in their own places:',
} as const;
