import type { SimulationChange, SimulationInput } from '#contract/simulation.ts';
import { refreshProfile } from '../api/profile.ts';
import type { KnownSettings } from '../api/settings.ts';
import { randomId } from '../api/randomId.ts';
import { Flusher } from '../api/flush/Flusher.ts';
import { startSimulation } from '../bridge/startSimulation.ts';
import { protocolDigests, wordChecks } from '../content/protocolDigests.ts';
import { consentAtom } from '../state/consent.ts';
import { deviceStorage } from '../state/deviceStorage.ts';
import { instrumentsAtom } from '../state/inspection.ts';
import { adoptCarriedNarrative, loadNarrative } from '../state/narrative.ts';
import { outboxAtom } from '../state/outbox.ts';
import { previewAtom, profileAtom } from '../state/profile.ts';
import { pathAtom } from '../state/route.ts';
import { applyChangeAtom, simulationStatusAtom } from '../state/simulation.ts';
import { leavesAtom, recordBatchAtom, pointerTraceAtom } from '../state/trace.ts';
import { observePointer } from '../device/pointer.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { createLetterNotifier, notifyOfEgg, notifyOfSuspicion } from './notifications.ts';
import type { Store } from '../state/Store.ts';
import { betweenPages } from './betweenPages.ts';
import { fetchOnIntent } from './fetchOnIntent.ts';
import { forwardInputs } from './forwardInputs.ts';
import { createHourWatch, localHour } from './hourWatch.ts';
import { revalidateOnReturn } from './revalidateOnReturn.ts';
import { clearWhenErased, leaveIfErased } from './clearVisitorData.ts';
import type { Inspection } from './inspection.ts';
import { syncNarrative } from './syncNarrative.ts';
import { showPhases } from './phaseReached.ts';
import { keepCopies } from './offline.ts';
import { protocolController } from './protocolController.ts';
import { keepRests } from './keepRests.ts';
import { recordRooms } from './recordRooms.ts';
import { rulesAt } from './pageRules.ts';
import { whenIdle } from './schedule.ts';

/**
 * Connects telemetry and worker with server and atoms. Read this module first: no other module imports telemetry or the
 * bridge.
 *
 *     DOM events → telemetry → here → worker → changes → here → atoms → pages, panels, overlay
 *     server → SWR cache → profile atom → pages, panels, overlay; and → here → worker
 *     pages → input queue → here → worker
 *     pointer or focus on a link → telemetry → here → its page is fetched
 *     telemetry → here → trace atom → pages about the visitor's session (only they get the pointer's trace)
 *
 * Call `startWiring` once in each page load, after the first paint. It starts nothing if the visitor has already been
 * erased.
 */
export function startWiring(store: Store, inspection: Inspection | null, settings: Promise<KnownSettings>): void {
  const reload = () => location.reload();
  if (leaveIfErased(store, reload)) return;
  const sessionId = randomId();
  adoptCarriedNarrative();
  const narrative = loadNarrative(deviceStorage());
  const seed = inspection?.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const narrativeSync = syncNarrative(deviceStorage(), narrative);
  const stored = () => loadNarrative(deviceStorage());
  const notifyOfLetter = createLetterNotifier(store, narrative, stored);
  notifyOfSuspicion(store);
  showPhases(store, narrative, stored);
  // The protocol is recorded by number, because the word itself is private.
  const protocols = protocolController(store, (count) => telemetry.recordInteraction(`secret:seal-${count}`));

  const hour = localHour();

  const flusher = new Flusher(
    sessionId,
    ({ sequence, end }) => send({ kind: 'batch-closed', sequence, through: end.through }),
    () => void refreshProfile(),
  );

  const onChange = (change: SimulationChange) => {
    store.set(applyChangeAtom, change);
    if (change.flush !== undefined) flusher.flush(change.flush);
    // Must run before the change is stored: the letters stored so far were shown by another tab.
    notifyOfLetter(change);
    notifyOfEgg(store, change);
    if (change.narrative !== undefined) narrativeSync.update(change.narrative);
    protocols.handle(change);
  };

  const simulation = startSimulation({
    options: {
      seed,
      sessionId,
      hour,
      speed: inspection?.speed ?? 1,
      narrative,
      protocolDigests,
      keepsLog: inspection !== null,
    },
    onChange,
    onDown: ({ reason, lost, isFinal }) => {
      console.error(isFinal ? 'Worker lost; not restarting.' : `Worker lost (${lost} in a row); restarting.`, reason);
      if (isFinal) store.set(simulationStatusAtom, 'ended');
    },
  });
  if (inspection !== null) {
    const { watch, exportLog } = simulation;
    store.set(instrumentsAtom, { seed, speed: inspection.speed, watch, exportLog });
  }
  const send = (input: SimulationInput) => void simulation.send([input]);
  const checkHour = createHourWatch(hour, send);

  const pointer = observePointer(store.get(pointerTraceAtom), 'pointerdown');
  const fetchAhead = fetchOnIntent(store);
  const telemetry = startTelemetry(
    {
      isBetweenPages: betweenPages(store),
      entered: (target, event) => {
        if (event === null) pointer.recordFocus(target);
        else pointer.record(event);
        fetchAhead(target, event === null);
      },
      batch: (batch) => {
        store.set(recordBatchAtom, batch);
        flusher.add(batch);
        send({ kind: 'telemetry', batch });
        checkHour();
      },
      hidden: () => {
        flusher.handleHidden();
        store.set(leavesAtom, (count) => count + 1);
        void simulation.pause();
      },
      visible: (absence) => {
        flusher.handleVisible();
        revalidateOnReturn(absence);
        void simulation.resume();
      },
      hands: (areKeys) => send({ kind: 'eggs-held', isHeld: areKeys }),
      candidate: (word) => send({ kind: 'secret-word-typed', word }),
    },
    wordChecks,
  );

  forwardProfile(store, send);
  forwardInputs(store, (inputs) => void simulation.send(inputs.map(dated)));
  const enter = () => {
    const path = store.get(pathAtom);
    if (path === null) return;
    send({ kind: 'route', rules: { path, ...rulesAt(path).rules } });
    telemetry.recordInteraction(`view:${path}`);
  };
  store.sub(pathAtom, enter);
  enter();
  const stopRooms = recordRooms(store);
  const stopRests = keepRests(store);
  const stopCopies = keepCopiesLater(store, inspection, settings);
  addEventListener('online', () => {
    flusher.handleOnline();
    // The shown profile may be a copy, or older than the reading in another browser.
    void refreshProfile();
  });
  store.sub(consentAtom, () => {
    // Records from before the consent answer must not count as records from after it.
    telemetry.drain();
    void flusher.handleConsent();
    narrativeSync.handleConsent();
  });
  clearWhenErased(store, {
    flusher,
    stops: [
      () => telemetry.stop(),
      pointer.stop,
      stopRooms,
      stopRests,
      () => simulation.stop(),
      narrativeSync.stop,
      protocols.stop,
      stopCopies,
    ],
    reload,
  });
  void flusher.open();
  store.set(outboxAtom, { count: () => flusher.countStored() });
}

/** Longest wait for an idle moment before the offline worker is installed, ms. */
const idleAtLatestMs = 5000;

/**
 * Keeps copies for reading offline, from an idle moment on. With the inspector no copies are kept, so that no preview
 * is copied; a refusal deletes them there too. Returns a function that ends the copying. Decision 52.
 */
function keepCopiesLater(store: Store, inspection: Inspection | null, settings: Promise<KnownSettings>): () => void {
  let isEnded = false;
  let stop = (): void => {
    isEnded = true;
  };
  void Promise.all([settings, whenIdle(idleAtLatestMs)]).then(([{ offline }]) => {
    if (!isEnded) stop = keepCopies(store, offline, inspection !== null);
  });
  return () => stop();
}

/** Sends the worker every profile from the server, and separately the inspector's preview. B-DEV-01. */
function forwardProfile(store: Store, send: (input: SimulationInput) => void): void {
  const forwardOwn = () => {
    const profile = store.get(profileAtom);
    if (profile !== null) send({ kind: 'profile', profile, atMs: Date.now() });
  };
  const forwardPreview = () => {
    const preview = store.get(previewAtom);
    if (preview !== null) send({ kind: 'preview', phase: preview.phase, suspicion: preview.suspicion });
  };
  store.sub(profileAtom, forwardOwn);
  store.sub(previewAtom, forwardPreview);
  forwardPreview();
  forwardOwn();
}

/** Adds the wall-clock time to a find; other inputs stay unchanged. */
const dated = (input: SimulationInput): SimulationInput =>
  input.kind === 'fragment-found' || input.kind === 'egg-clicked' ? { ...input, atMs: Date.now() } : input;
