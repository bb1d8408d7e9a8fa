/**
 * The answer to an objection to a line of the Judge's letter, 1 to 11; null where there is none, and then the form shows where
 * the lines can be pressed. This is the place for the reply of `POST /api/visitor/letter-reply`. B-SAY-04.
 */
export const answerToLine = async (_line: number): Promise<string | null> => null;
