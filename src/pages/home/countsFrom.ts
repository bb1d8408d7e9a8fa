/** From this phase on Home says who the one more is, and counts them. B-HOME-03. */
export const countsFrom = 3;
