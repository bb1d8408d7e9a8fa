import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyTrace, traceAtom } from '../../src/state/trace.ts';
import { useSampledTrace } from '../../src/state/useSampledTrace.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import '../support/tidy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs the hook. `seen` has the time of the newest trace entry at each render (`newestAt`). */
function sampled(motion: 'full' | 'off') {
  const store = createStore();
  const seen: (number | null)[] = [];
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>
      <MotionContext value={motion}>{children}</MotionContext>
    </Provider>
  );
  const { result } = renderHook(
    () => {
      const sample = useSampledTrace(2000);
      seen.push(sample.trace.newestAt);
      return sample;
    },
    { wrapper },
  );
  return { seen, result, arrive: (newestAt: number) => act(() => store.set(traceAtom, { ...emptyTrace, newestAt })) };
}

test('[B-WRK-03] of a trace the first entries are shown at once, the later ones every two seconds, and nothing is rendered between', () => {
  const { seen, arrive } = sampled('full');
  arrive(1);
  arrive(2);
  arrive(3);
  expect(seen).toEqual([null, 1]);
  act(() => vi.advanceTimersByTime(1999));
  expect(seen).toEqual([null, 1]);
  act(() => vi.advanceTimersByTime(1));
  expect(seen).toEqual([null, 1, 3]);
});

test('[B-A11Y-03] with effects off the later ones come when they are asked for', () => {
  const { seen, result, arrive } = sampled('off');
  arrive(1);
  arrive(2);
  act(() => vi.advanceTimersByTime(10_000));
  expect(seen).toEqual([null, 1]);
  act(() => result.current.refresh());
  expect(seen).toEqual([null, 1, 2]);
});
