/** Read by assistive technology instead of the covered word of the story. */
export const coveredWord = 'a covered word of four letters';
