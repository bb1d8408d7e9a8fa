import { captionOf, pairsIn, soundsOf, soundsOfPage } from '../../content/sounds.ts';
import { createEngine } from '../../sound/engine.ts';
import { awarenessAtom, stabilityAtom } from '../../state/simulation.ts';
import { heldSoundAtom, soundChoiceAtom, soundEventAtom } from '../../state/sound.ts';
import { pathAtom } from '../../state/route.ts';
import type { Store } from '../../state/Store.ts';
import { addCaptionAtom, forgetCaptionsAtom } from './captions.ts';

/**
 * Plays the announced sound events, and lists the caption of each when it begins, so that sounds and captions are the
 * same. In a hidden tab and before the first gesture an event gets neither sound nor caption. On a page where nothing
 * sounds, what still plays from the page before fades out. Returns a function that stops the player. B-SND-01,
 * B-SND-03, B-SND-06.
 */
export function startPlayer(store: Store): () => void {
  const engine = createEngine(store.get(soundChoiceAtom).volume);
  const looks = () => ({ awareness: store.get(awarenessAtom), stability: store.get(stabilityAtom) });

  const onEvent = () => {
    const event = store.get(soundEventAtom);
    if (event === null) return;
    const { cause, path, texts = [], figures: counted, words, ...play } = event;
    const sounds = soundsOf(path, cause);
    if (sounds.length === 0) return;
    const figures = counted ?? texts.map(({ text }) => pairsIn(text)).find(({ length }) => length > 0) ?? [];
    engine.play(sounds, { ...play, ...looks(), figures }, () => {
      for (const sound of sounds) store.set(addCaptionAtom, captionOf(sound, figures, words));
    });
  };
  const onHeld = () => {
    const held = store.get(heldSoundAtom);
    const [sound = null] = held === null ? [] : soundsOf(store.get(pathAtom) ?? '/', held.cause);
    engine.hold(sound, { seed: 1, ...looks(), cents: held?.cents ?? 0, level: held?.level ?? 1 }, () => {
      if (sound !== null) store.set(addCaptionAtom, captionOf(sound));
    });
  };
  const onPath = () => {
    if (soundsOfPage(store.get(pathAtom) ?? '/') === 'none') engine.fade();
  };
  const ends = [
    store.sub(soundEventAtom, onEvent),
    store.sub(heldSoundAtom, onHeld),
    store.sub(pathAtom, onPath),
    store.sub(soundChoiceAtom, () => engine.setVolume(store.get(soundChoiceAtom).volume)),
  ];
  onHeld();
  return () => {
    for (const end of ends) end();
    engine.close();
    store.set(forgetCaptionsAtom);
  };
}
