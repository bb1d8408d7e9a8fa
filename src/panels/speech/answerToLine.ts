import { judgesLetter, judgesLines } from '#contract/objection.ts';
import { answerLetter } from '../../api/letterReply.ts';

/**
 * Objects to a line of the Judge's letter, 1 to 11, and returns the answer. Throws ResponseError. B-SAY-04, B-LET-02.
 */
export async function answerToLine(line: number): Promise<string> {
  const reply = judgesLines[line - 1];
  if (reply === undefined) throw new RangeError(`The letter has no line ${line}.`);
  return (await answerLetter(judgesLetter, reply)).answer;
}
