import { render, screen, cleanup, fireEvent } from '@testing-library/react';
import { createStore, Provider, useSetAtom } from 'jotai';
import { StrictMode, useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Disturbance, SimulationInput } from '#contract/simulation.ts';
import { forwardInputs } from '../../src/app/forwardInputs.ts';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import {
  applyChangeAtom,
  resetSimulationAtom,
  sendToSimulationAtom,
  simulationQueueAtom,
  simulationStatusAtom,
} from '../../src/state/simulation.ts';

afterEach(cleanup);

const found = (fragment: string): SimulationInput => ({ kind: 'fragment-found', fragment });

test('[a find before wiring listens is lost] inputs sent before wiring subscribes are forwarded once, in order', () => {
  const store = createStore();
  const forwarded: SimulationInput[] = [];
  store.set(sendToSimulationAtom, found('archive:doors.log'));
  store.set(sendToSimulationAtom, found('archive:offcut.hex'));
  forwardInputs(store, (inputs) => forwarded.push(...inputs));
  expect(forwarded).toEqual([found('archive:doors.log'), found('archive:offcut.hex')]);
  store.set(sendToSimulationAtom, found('page:void'));
  expect(forwarded.slice(2)).toEqual([found('page:void')]);
  expect(store.get(simulationQueueAtom)).toEqual([]);
});

test('[a find before wiring listens is lost] an input that is sent while another is forwarded comes after it, once', () => {
  const store = createStore();
  const forwarded: SimulationInput[] = [];
  forwardInputs(store, (inputs) => {
    forwarded.push(...inputs);
    if (forwarded.length === 1) store.set(sendToSimulationAtom, found('page:b'));
  });
  store.set(sendToSimulationAtom, found('page:a'));
  expect(forwarded).toEqual([found('page:a'), found('page:b')]);
});

test('under StrictMode an input is forwarded as often as it was sent', () => {
  const store = createStore();
  const forwarded: SimulationInput[] = [];
  function Finder() {
    const send = useSetAtom(sendToSimulationAtom);
    useEffect(() => {
      send(found('page:entered'));
    }, [send]);
    return <button onClick={() => send(found('page:clicked'))}>find</button>;
  }
  render(
    <StrictMode>
      <Provider store={store}>
        <Finder />
      </Provider>
    </StrictMode>,
  );
  fireEvent.click(screen.getByRole('button'));
  forwardInputs(store, (inputs) => forwarded.push(...inputs));
  // StrictMode runs the effect twice, and the click handler once.
  expect(forwarded).toEqual([found('page:entered'), found('page:entered'), found('page:clicked')]);
});

test('the simulation is starting until its first change, and starting again after a reset', () => {
  const store = createStore();
  expect(store.get(simulationStatusAtom)).toBe('starting');
  store.set(applyChangeAtom, { awareness: 0.5 });
  expect(store.get(simulationStatusAtom)).toBe('running');
  store.set(resetSimulationAtom);
  expect(store.get(simulationStatusAtom)).toBe('starting');
});

test('[B-WRK-02] a disturbance is requested once, a glitch with a word that settles, also when a new worker reports the whole view again', () => {
  const store = createStore();
  const requested: unknown[] = [];
  store.sub(disturbanceAtom, () => requested.push(store.get(disturbanceAtom)));
  const first: Disturbance = {
    id: 1,
    kind: 'glitch',
    glitch: 'slices',
    reach: 0,
    durationMs: 300,
    seed: 7,
  };
  store.set(applyChangeAtom, { disturbance: first });
  store.set(applyChangeAtom, { awareness: 0.5, disturbance: { ...first } });
  expect(requested).toEqual([{ ...first, settles: true }]);
  const second: Disturbance = { id: 2, kind: 'reading', reading: 'pieces', reach: 0, seed: 7 };
  store.set(applyChangeAtom, { disturbance: second });
  expect(requested).toEqual([{ ...first, settles: true }, second]);
});
