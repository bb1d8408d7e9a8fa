import { useRef } from 'react';
import useSWR from 'swr';
import type { JudgmentReply } from '#contract/api/judgment.ts';
import type { Verdict } from '#contract/verdicts.ts';
import { apiPaths } from '#contract/paths.ts';
import { postJson, reading } from './fetcher.ts';
import { integer, orNull, record, text } from './shapes.ts';

const tallies = record({ cut: integer, grow: integer, 'set-down': integer });
export const judgmentShape = record({ verdict: orNull(text), tallies: orNull(tallies) });

/** The visitor's stored vote on /judgment, and a function to give or change it. */
export interface Judgment {
  /** Undefined before the server has answered. */
  readonly standing: JudgmentReply | undefined;
  /**
   * Resolves to true when the server has stored the vote. Votes are sent one at a time, in order, so that the last one
   * counts. Never throws: a failure is logged and resolves to false.
   */
  readonly vote: (verdict: Verdict) => Promise<boolean>;
}

/** Reads the vote and the count. The count is null until the visitor has voted. */
export function useJudgment(): Judgment {
  const { data, mutate } = useSWR<JudgmentReply, Error>(apiPaths.judgment, reading(judgmentShape), {
    onError: (error) => console.error('Could not read the vote count.', error),
  });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const enter = async (verdict: Verdict): Promise<boolean> => {
    try {
      const reply = await postJson<JudgmentReply>(apiPaths.judgment, { verdict }, judgmentShape);
      await mutate(reply, { revalidate: false });
      return true;
    } catch (error) {
      console.error('Could not store the vote.', error);
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
