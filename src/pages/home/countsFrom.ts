/** From this phase on Home says who the additional case is, and counts it. B-HOME-03. */
export const countsFrom = 3;
