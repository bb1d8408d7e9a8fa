import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import {
  collatedClauses,
  collationOrder,
  contradictions,
  whatIsLeft,
} from '../../server/content/protocols/collation.ts';
import { protocols } from '../../server/content/protocols/protocols.ts';
import { openApp, readTo, type TestApp } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

it('[B-SEAL-02] the four clauses stand word for word, and each joint marks one piece in either neighbour', () => {
  expect([...collationOrder].sort()).toEqual(protocols.map(({ id }) => id).sort());
  for (const [column, id] of collationOrder.entries()) {
    const clause = protocols.find((protocol) => protocol.id === id);
    const pieces = collatedClauses[column]?.pieces ?? [];
    expect(pieces.map(({ text }) => text).join('')).toBe(clause?.text);
    const joints = pieces.flatMap(({ joint }) => (joint === null ? [] : [joint])).sort();
    expect(joints).toEqual([column - 1, column].filter((joint) => joint >= 0 && joint < contradictions.length));
  }
});

it('[B-SEAL-02] the profile has them with the fourth seal and not with the third, and for this visitor only', async () => {
  const reader = test.reader();
  for (const { word } of protocols.slice(0, 3)) await reader.post(apiPaths.protocol, { word });
  expect((await reader.profile()).collation).toBeUndefined();
  await reader.post(apiPaths.protocol, { word: protocols[3]!.word });
  const { collation } = await reader.profile();
  expect(collation?.clauses).toEqual(collatedClauses);
  expect(collation?.joints).toEqual(contradictions.map(({ says }) => says));
  expect((await test.reader().profile()).collation).toBeUndefined();
});

it('[B-SEAL-02] what is left to do: to read on before phase 5, the chair at 5, nothing after the end', async () => {
  const reader = test.reader();
  await readTo(test, reader, 4);
  for (const { word } of protocols) await reader.post(apiPaths.protocol, { word });
  const left = async () => (await reader.profile()).collation?.left;
  expect(await left()).toBe(whatIsLeft.before);
  await readTo(test, reader, 5);
  expect(await left()).toBe(whatIsLeft.chair);
  await reader.get(`${apiPaths.story}/kitchen?path=6.7`);
  expect(await left()).toBe(whatIsLeft.chair);
  const id = (await test.sql('select visitor from acts'))[0]?.['visitor'];
  await test.sql(`update acts set value = 'said' where visitor = '${String(id)}' and act = 'chair'`);
  expect(await left()).toBe(whatIsLeft.after);
});
