import { act, render, screen } from '@testing-library/react';
import { createStore, Provider, useAtomValue } from 'jotai';
import useSWR, { mutate } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { swrDataAtom } from '../../src/state/swrDataAtom.ts';
import '../support/tidy.ts';

const key = '/api/thing';
const thingAtom = swrDataAtom<string>(key);
const put = (thing: string | undefined) => mutate(key, thing, { revalidate: false });
afterEach(() => put(undefined));

test('[R-CARD-05] an atom follows SWR’s data: none, an answer of its fetcher, a mutation, a cleared cache', async () => {
  let answer = (_thing: string) => {};
  function Thing() {
    useSWR<string, Error>(key, () => new Promise<string>((resolve) => (answer = resolve)));
    return <p>{useAtomValue(thingAtom) ?? 'nothing'}</p>;
  }
  render(
    <Provider store={createStore()}>
      <Thing />
    </Provider>,
  );
  expect(screen.getByText('nothing')).toBeTruthy();
  await act(async () => answer('fetched'));
  expect(screen.getByText('fetched')).toBeTruthy();
  await act(() => put('changed'));
  expect(screen.getByText('changed')).toBeTruthy();
  await act(() => mutate(() => true, undefined, { revalidate: false }));
  expect(screen.getByText('nothing')).toBeTruthy();
});

test('[R-CARD-05] the atom works outside React, in every store, and changes only with the data', async () => {
  const stores = [createStore(), createStore()];
  const seen: (string | undefined)[][] = stores.map(() => []);
  stores.forEach((store, at) => store.sub(thingAtom, () => seen[at]?.push(store.get(thingAtom))));
  await put('one');
  await put('one');
  await put('two');
  expect(seen).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ]);
  expect(stores.map((store) => store.get(thingAtom))).toEqual(['two', 'two']);
});
