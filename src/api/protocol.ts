import type { ProtocolReply } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { isFinal, post } from './fetcher.ts';

/**
 * Asks the server to confirm a word that this machine has heard. Answers the clause it opens; 'refused' where no
 * repetition will change the answer, 'unanswered' where one may. Failures are logged only. R-SEC-01.
 */
export async function confirmWord(word: string): Promise<ProtocolReply | 'refused' | 'unanswered'> {
  try {
    return (await (await post(apiPaths.protocol, { word })).json()) as ProtocolReply;
  } catch (error) {
    console.error('A word could not be confirmed.', error);
    return isFinal(error) ? 'refused' : 'unanswered';
  }
}
