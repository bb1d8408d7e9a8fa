/** From this suspicion on, agents hold back and ask questions (docs/story.md). */
export const withholdingSuspicion = 3;
