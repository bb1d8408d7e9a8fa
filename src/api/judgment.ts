import { useRef } from 'react';
import useSWR from 'swr';
import type { JudgmentReply, Verdict } from '#contract/api/judgment.ts';
import { apiPaths } from '#contract/paths.ts';
import { post } from './fetcher.ts';

/** The visitor's vote in docket 28,103 as the server has it, and how to give or change it. */
export interface Judgment {
  /** Undefined before the server has answered. */
  readonly standing: JudgmentReply | undefined;
  /**
   * True once the vote is kept. Votes go one at a time, in the order in which they were cast, so that the last one stands.
   * Never throws: a failure is logged, and the vote is still the visitor's to give.
   */
  readonly vote: (verdict: Verdict) => Promise<boolean>;
}

/** The count comes with the vote, and not before: GET answers null to somebody who has not voted. */
export function useJudgment(): Judgment {
  const { data, mutate } = useSWR<JudgmentReply, Error>(apiPaths.judgment, {
    onError: (error) => console.error('The count could not be read.', error),
  });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const enter = async (verdict: Verdict): Promise<boolean> => {
    try {
      const reply = (await (await post(apiPaths.judgment, { verdict })).json()) as JudgmentReply;
      await mutate(reply, { revalidate: false });
      return true;
    } catch (error) {
      console.error('The vote could not be entered.', error);
      return false;
    }
  };
  const vote = (verdict: Verdict): Promise<boolean> => {
    const entered = last.current.then(() => enter(verdict));
    last.current = entered;
    return entered;
  };
  return { standing: data, vote };
}
