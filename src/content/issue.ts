/** Version of the Notice by phase: the first, the second from phase 2, the third from phase 4. */
export type Issue = 0 | 1 | 2;

/** The version that a reader at this phase sees. */
export const issueAt = (phase: number): Issue => (phase >= 4 ? 2 : phase >= 2 ? 1 : 0);
