import type { ProtocolReply } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { postJson } from './fetcher.ts';
import { record, text } from './shapes.ts';

export const protocolShape = record({ word: text, title: text, text });

/**
 * Asks the server to confirm a secret word. Returns the protocol that the word unlocks. Throws ResponseError (404 for
 * no such word). R-SEC-01.
 */
export const confirmWord = (word: string): Promise<ProtocolReply> =>
  postJson(apiPaths.protocol, { word }, protocolShape);
