/**
 * How a moment crosses the browser window. `ring`: outwards from a word. `rows`: row by row, each from left to right.
 * `closing`: from all sides towards the place where the word stays. `columns`: in five columns, alternately down and
 * up. `tide`: up from the foot, with water that ebbs again. The shader has the same order. B-OVL-12, B-OVL-13.
 */
export const momentFronts = ['ring', 'rows', 'closing', 'columns', 'tide'] as const;
export type MomentFront = (typeof momentFronts)[number];

/** The phases that a reader reaches. */
export type ReachedPhase = 1 | 2 | 3 | 4 | 5;

/**
 * The front of each phase, in the manner of the agent who begins to speak (docs/story.md): the Archivist reads row by
 * row, the Observer begins at the reader's hand, the Advocate closes in on one word, the five of the Judge do not
 * agree, and the Stranger is water.
 */
export const frontOfPhase: Readonly<Record<ReachedPhase, MomentFront>> = {
  1: 'rows',
  2: 'ring',
  3: 'closing',
  4: 'columns',
  5: 'tide',
};
