import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { remarksPerPhase } from '#contract/simulation.ts';
import { remarks, remarksAfterEnd } from '../../server/content/remarks/remarks.ts';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { wornGrades } from '../../src/panels/remarks/wornGrades.ts';
import { Remarks } from '../../src/panels/remarks/Remarks.tsx';
import { quietAtom } from '../../src/state/disturbance.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

let server: HttpListener;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await listen((request, response) => {
    const query = new URL(request.url, 'http://d5u.test').searchParams;
    const phase = Number(query.get('phase')) as 1;
    const isWithheld = Number(query.get('suspicion')) >= 3;
    json(response, { phase, lines: remarks[phase].map(({ says, withholds }) => (isWithheld ? withholds : says)) });
  });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await server.close();
});

type Phase = 0 | 1 | 2 | 3 | 4 | 5;
type Motion = 'full' | 'calm' | 'off';

/** Shows a page with remarks, with the server's real lines. */
async function open({ phase = 1 as Phase, suspicion = 0, motion = 'full' as Motion } = {}) {
  const store = createStore();
  const preview = (phase: Phase, suspicion: number) => act(() => store.set(previewAtom, { phase, suspicion }));
  preview(phase, suspicion);
  const cache = new Map();
  const tree = (motion: Motion) => (
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ ...swrDefaults, provider: () => cache }}>
          <MotionContext value={motion}>
            <Remarks />
          </MotionContext>
        </SWRConfig>
      </Provider>
    </StrictMode>
  );
  const { rerender } = render(tree(motion));
  const turn = (motion: Motion) => rerender(tree(motion));
  const fetched = async (count: number) => {
    await vi.waitFor(() => expect(server.received.length).toBe(count));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  if (phase > 0) await fetched(1);
  const write = (id: number, index: number, durationMs = 7000) =>
    act(() => store.set(applyChangeAtom, { narrativeOverlay: { id, index, durationMs } }));
  return { store, write, preview, fetched, turn };
}

const note = () => document.querySelector('[data-remark] .visually-hidden')?.textContent ?? null;
const spoken = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the lines', () => {
  test('[R-UI-06] are eight per phase, one line each, none twice, and each has another text for suspicion', () => {
    const sets = [...Object.values(remarks), remarksAfterEnd];
    const all = sets.flat();
    for (const lines of sets) expect(lines).toHaveLength(remarksPerPhase);
    const words = all.flatMap(({ says, withholds }) => [says, withholds]);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((line) => line.length > 90 || line.includes('\n') || /[!’]|—/.test(line))).toEqual([]);
    expect(all.filter(({ says, withholds }) => withholds.length > says.length)).toEqual([]);
  });
});

test('[R-UI-06] at least twelve of the forty are of the machine about itself', () => {
  // Each remark about the machine's hardware, training or scores contains one of these words.
  const machine =
    /\b(pieces|copy|copies|run|a note says|scored|tested|against every other|no eyes|comes out of me|picked from|made)\b|9,000 times|the remainder|won by six/i;
  const all = Object.values(remarks).flat();
  expect(all.filter(({ says }) => machine.test(says)).length).toBeGreaterThanOrEqual(12);
});

describe('a remark', () => {
  test('[B-KIT-01] in a quiet scene is hidden, and one that came in the scene is not shown later', async () => {
    const { store, write } = await open();
    const isShown = () => document.querySelector('[data-remark]')?.parentElement?.hidden === false;
    write(1, 2);
    expect(isShown()).toBe(true);
    act(() => store.set(quietAtom, true));
    expect(isShown()).toBe(false);
    pass(7000);
    const said = spoken();
    write(2, 3);
    expect(spoken()).toBe(said);
    act(() => store.set(quietAtom, false));
    expect(note()).toBeNull();
  });

  test('[R-UI-06] is shown for as long as asked, and is then removed', async () => {
    const { write } = await open();
    expect(note()).toBeNull();
    write(1, 2, 6500);
    expect(note()).toBe('The staple is ours. The second pair of holes is older.');
    pass(6499);
    expect(note()).not.toBeNull();
    pass(1);
    expect(note()).toBeNull();
    // A second remark with the same index is shown too.
    write(2, 2, 6500);
    expect(note()).not.toBeNull();
  });

  test('[R-UI-06] fades out in its last 600 ms', async () => {
    const { write } = await open();
    write(1, 2, 6500);
    const isLeaving = () => document.querySelector('[data-remark]')?.hasAttribute('data-leaving');
    pass(5899);
    expect(isLeaving()).toBe(false);
    pass(1);
    expect(isLeaving()).toBe(true);
  });

  test('[R-UI-06] has another text from suspicion 3 on; one that is already shown does not change', async () => {
    const { write, preview, fetched } = await open({ phase: 4, suspicion: 2.9 });
    write(1, 0);
    expect(note()).toBe('3. The reader was told. The reader went on.');
    preview(4, 3);
    await fetched(2);
    expect(note()).toBe('3. The reader was told. The reader went on.');
    write(2, 0);
    expect(note()).toBe('3. Struck. Why did you go on?');
  });

  test('[R-UI-06] fetches nothing at phase 0, and once for each later phase', async () => {
    const { preview, fetched, write } = await open({ phase: 0 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(server.received).toEqual([]);
    preview(5, 0);
    await fetched(1);
    write(1, 1);
    expect(note()).toBe('Sand is stone that the water went on attending to.');
  });

  test('[R-UI-06, B-A11Y-04] each line is announced to screen readers once, and the visible remark is hidden from them', async () => {
    const { write, store } = await open();
    expect(spoken()).toBe('');
    write(1, 2);
    expect(spoken()).toBe('The staple is ours. The second pair of holes is older.');
    expect(document.querySelector('[data-remark]')?.getAttribute('aria-hidden')).toBe('true');
    write(2, 3);
    expect(spoken()).toMatch(/^Consent is filed under C/);
    act(() => store.set(applyChangeAtom, { narrativeOverlay: null }));
    write(3, 2);
    expect(note()).not.toBeNull();
    expect(spoken()).toBe('');
  });

  test('[R-UI-06, B-A11Y-03] is not shown with effects off, and is shown in mode calm', async () => {
    const off = await open({ motion: 'off' });
    off.write(1, 2);
    expect(note()).toBeNull();
    expect(spoken()).toBe('');
    cleanup();
    server.received.length = 0;
    const calm = await open({ motion: 'calm' });
    calm.write(1, 2);
    expect(note()).not.toBeNull();
  });

  test('[R-UI-06] one that is over does not come back when effects are turned off and on again', async () => {
    const { write, turn } = await open();
    write(1, 2);
    turn('off');
    turn('full');
    expect(note()).not.toBeNull();
    pass(7000);
    turn('off');
    turn('full');
    expect(note()).toBeNull();
    write(2, 2);
    expect(note()).not.toBeNull();
  });

  test('[R-UI-06] nothing is shown while its line is not loaded', async () => {
    server.answer = (_request, response) => json(response, { phase: 1, lines: [] });
    const { write } = await open();
    write(1, 2);
    expect(note()).toBeNull();
  });
});

test('[R-UI-06] lower stability wears more letters, in the same remark always the same ones', () => {
  const line = remarks[1][0]?.says ?? '';
  const worn = (stability: number) => wornGrades(line, 3, stability).filter((grade) => grade > 0);
  expect(wornGrades(line, 3, 0.5)).toEqual(wornGrades(line, 3, 0.5));
  expect(wornGrades(line, 3, 0.5)).not.toEqual(wornGrades(line, 4, 0.5));
  expect(worn(1).length).toBeGreaterThan(0);
  expect(Math.max(...worn(1))).toBe(10);
  expect(worn(0.2).length).toBeGreaterThan(worn(1).length);
  expect(Math.max(...worn(0.2))).toBe(35);
});

test.each([
  [1, 0.08],
  [0.6, 0.24],
  [0.2, 0.4],
])('[R-UI-06] at stability %d a share of %d of all letters is worn', (stability, share) => {
  const letters = 'x'.repeat(60);
  const grades = Array.from({ length: 200 }, (_, note) => wornGrades(letters, note, stability)).flat();
  const worn = grades.filter((grade) => grade > 0).length / grades.length;
  expect(Math.abs(worn - share)).toBeLessThan(0.01);
});
