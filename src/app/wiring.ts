import { mutate } from 'swr';
import { apiPaths } from '#contract/paths.ts';
import type { SimulationChange, SimulationInput } from '#contract/simulation.ts';
import { Flusher } from '../api/flush/Flusher.ts';
import { startSimulation } from '../bridge/startSimulation.ts';
import { protocolDigests } from '../content/protocolDigests.ts';
import { disturbanceAtom } from '../state/disturbance.ts';
import { instrumentsAtom } from '../state/inspection.ts';
import { loadNarrative } from '../state/narrative.ts';
import { phaseAtom, previewAtom, profileAtom, suspicionAtom } from '../state/profile.ts';
import { pathAtom } from '../state/route.ts';
import { applyChangeAtom, commandAtom, hasSimulationEndedAtom } from '../state/simulation.ts';
import { noteBatchAtom, pointerTraceAtom } from '../state/trace.ts';
import { observePointer } from '../telemetry/pointer.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { announceIn } from './announce.ts';
import type { Store } from './App.tsx';
import { catchUp } from './catchUp.ts';
import { forgetWhenErased } from './forget.ts';
import { keepNarrative } from './keepNarrative.ts';
import type { Preview } from './preview.ts';
import { protocolDesk } from './protocolDesk.ts';
import { routeAt } from './routes.ts';

/**
 * The one place where streams meet; read it first.
 *
 *     DOM events → telemetry → here → worker → changes → here → atoms → pages, panels, overlay
 *     server ← SWR → profile atom → here → worker        pages → command atom → here → worker
 *     telemetry → here → trace atom → the rooms that show a reader to himself; the pointer's trace goes nowhere else
 *
 * Called once a page load, after the first paint.
 */
export function startWiring(store: Store, preview: Preview | null): void {
  const sessionId = crypto.randomUUID();
  const narrative = loadNarrative(safeStorage());
  const seed = preview?.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const keep = keepNarrative(safeStorage(), narrative);
  const announce = announceIn(store, narrative);
  // By number: the word is nobody else's business.
  const words = protocolDesk(store, (seals) => telemetry.note(`secret:seal-${seals}`));

  const flusher = new Flusher(
    sessionId,
    ({ sequence, through }) => send({ kind: 'batch-sent', sequence, through }),
    () => void mutate(apiPaths.profile).then(words.askAgain),
  );

  const onChange = (change: SimulationChange) => {
    store.set(applyChangeAtom, change);
    if (change.preparedBatch !== undefined) flusher.prepare(change.preparedBatch);
    if (change.flushDue === true) flusher.flush();
    if (change.disturbance) store.set(disturbanceAtom, change.disturbance);
    if (change.narrative !== undefined) keep(change.narrative);
    announce(change);
    words.take(change);
  };

  const simulation = startSimulation({
    options: { seed, sessionId, hour: new Date().getHours(), speed: preview?.speed ?? 1, narrative, protocolDigests },
    onChange,
    onDown: ({ reason, isFinal }) => {
      console.error(isFinal ? 'The simulation has ended.' : 'The simulation starts anew.', reason);
      if (isFinal) store.set(hasSimulationEndedAtom, true);
    },
  });
  if (preview !== null) {
    const { watch, exportLog } = simulation;
    store.set(instrumentsAtom, { seed, speed: preview.speed, watch, exportLog });
  }
  const send = (input: SimulationInput) => void simulation.send([input]);

  const telemetry = startTelemetry({
    batch: (batch) => {
      // First: sending transfers the records away.
      store.set(noteBatchAtom, batch);
      flusher.note(batch);
      send({ kind: 'telemetry', batch });
    },
    hidden: () => {
      flusher.leave();
      void simulation.pause();
    },
    visible: (absence) => {
      flusher.comeBack();
      catchUp(absence);
      void simulation.resume();
      send({ kind: 'hour', hour: new Date().getHours() });
    },
    key: (key, atMs) => send({ kind: 'key', key, atMs }),
  });

  const stopPointer = observePointer(store.get(pointerTraceAtom));
  forwardProfile(store, send);
  store.sub(commandAtom, () => {
    const command = store.get(commandAtom);
    if (command !== null) send(command);
  });
  const enter = () => {
    const path = store.get(pathAtom);
    if (path === null) return;
    send({ kind: 'route', rules: { path, ...routeAt(path).rules } });
    telemetry.note(`view:${path}`);
  };
  store.sub(pathAtom, enter);
  enter();
  addEventListener('online', () => flusher.online());
  forgetWhenErased(store, {
    flusher,
    stops: [() => telemetry.stop(), stopPointer, () => simulation.stop()],
    reload: () => location.reload(),
  });
  void flusher.open();
}

/** Every profile the server answers is one more input; so is what the inspector previews in its place. */
function forwardProfile(store: Store, send: (input: SimulationInput) => void): void {
  const forward = () => {
    const profile = store.get(profileAtom);
    if (profile === null) return;
    const shown = { ...profile, phaseUnlocked: store.get(phaseAtom), suspicionLevel: store.get(suspicionAtom) };
    send({ kind: 'profile', profile: shown });
  };
  store.sub(profileAtom, forward);
  store.sub(previewAtom, forward);
  forward();
}

/** Local storage, or nothing to read and nowhere to write where the browser denies even the name. */
function safeStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
