import { atom, useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type Egg, eggRarities, type EggRarity, type EggType, type EmergencePattern } from '#contract/egg.ts';
import { type GlitchKind, glitchKinds, type ReadingKind, readingKinds } from '#contract/simulation.ts';
import { disturbanceAtom, type DisturbanceRequest } from '../state/disturbance.ts';
import { type MomentFront, momentFronts } from '../state/momentFronts.ts';
import { type ForcedView, forcedViewAtom } from '../state/simulation.ts';
import style from './Inspector.module.css';

const patterns: readonly EmergencePattern[] = ['linear', 'quantum', 'recursive', 'chaotic'];
const types: readonly EggType[] = ['button', 'key', 'tooth', 'spoon', 'stamp', 'feather', 'fuse', 'thimble'];
const mostEggs = 8;
const glitchMs = 240;
/** The reach of a glitch at strength 1: the worker's reach at the lowest stability. */
const mostReach = 0.5;
const sweepMs = 1500;

type Effect = GlitchKind | ReadingKind | 'scan' | MomentFront;
const effects: readonly Effect[] = [...glitchKinds, ...readingKinds, 'scan', ...momentFronts];
const isFront = (effect: Effect): effect is MomentFront => (momentFronts as readonly Effect[]).includes(effect);
const isReading = (effect: Effect): effect is ReadingKind => (readingKinds as readonly Effect[]).includes(effect);

/**
 * The request to the overlay for an effect. `count`: number of effects played before; it seeds the look. `strength`: 0
 * to 1.
 */
function requestOf(effect: Effect, count: number, strength: number): DisturbanceRequest {
  const seed = Math.imul(count + 1, 0x9e37_79b9) >>> 0;
  if (effect === 'scan') return { kind: 'scan', durationMs: sweepMs, seed };
  if (isFront(effect)) return { kind: 'phase', durationMs: sweepMs, seed, front: effect };
  const reach = mostReach * strength;
  if (isReading(effect)) return { kind: 'reading', reading: effect, reach, seed };
  return { kind: 'glitch', glitch: effect, reach, durationMs: glitchMs, seed };
}

/**
 * `count` eggs, of one rarity or of all in turn, along both edges of the browser window, where most pages have space.
 */
const forcedEggs = (count: number, rarity: EggRarity | null): readonly Egg[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `preview-${rarity ?? 'each'}-${index}`,
    type: types[index % types.length]!,
    title: `Preview ${index + 1}`,
    content: 'Shown by the inspector.',
    trigger: 'time',
    rarity: rarity ?? eggRarities[index % eggRarities.length]!,
    discovered: false,
    position: { x: index % 2 === 0 ? 100 : 0, y: ((index >> 1) + 0.5) * 25 },
    lifespan: 120_000,
    metadata: { suspicionThreshold: 0, phaseRequirement: 0, timeOfDay: null, behaviorPattern: null },
    emergedAt: 0,
  }));

/** A strength from 0 to 1 as inputs of the effects: low stability displaces more, high awareness looks back. */
const viewOfStrength = (strength: number): ForcedView => ({ awareness: strength, stability: 1 - 0.8 * strength });

/** The rarity of the shown eggs; null for all in turn. An atom, so that it survives folding the inspector. */
const rarityAtom = atom<EggRarity | null>(null);

/**
 * Plays each effect, rarity and pattern on the page, at any strength. The effects are only drawn: nothing is sent to
 * the worker, stored or posted. B-DEV-02.
 */
export function Gallery() {
  const [forced, force] = useAtom(forcedViewAtom);
  const disturb = useSetAtom(disturbanceAtom);
  const [played, setPlayed] = useState(0);
  const [rarity, setRarity] = useAtom(rarityAtom);
  const { awareness: strength } = forced;
  const count = forced.eggs?.length ?? 0;
  const showEggs = (next: number, of: EggRarity | null) => {
    const { eggs: _, ...rest } = forced;
    setRarity(of);
    force(next === 0 ? rest : { ...rest, eggs: forcedEggs(next, of) });
  };
  const showOwnStrength = () => {
    const { awareness: _, stability: __, ...rest } = forced;
    force(rest);
  };
  const choosePattern = (chosen: string) => {
    const { emergencePattern: _, ...rest } = forced;
    const pattern = patterns.find((each) => each === chosen);
    force(pattern === undefined ? rest : { ...rest, emergencePattern: pattern });
  };
  return (
    <fieldset className={style.gallery} data-previewed>
      <legend>effects, drawn and not recorded</legend>
      <p className={style.effects}>
        {effects.map((effect) => (
          <button
            key={effect}
            type="button"
            onClick={() => {
              disturb(requestOf(effect, played, strength ?? 0));
              setPlayed(played + 1);
            }}
          >
            {effect}
          </button>
        ))}
      </p>
      <label>
        <span>strength</span>
        <span>{` ${strength?.toFixed(1) ?? 'own'}`}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={strength ?? 0}
          onChange={({ target }) => force({ ...forced, ...viewOfStrength(Number(target.value)) })}
        />
      </label>
      <p className={style.effects}>
        <button type="button" onClick={showOwnStrength}>
          own strength
        </button>
      </p>
      <label>
        <span>eggs</span>
        <span>{` ${count}`}</span>
        <input
          type="range"
          min={0}
          max={mostEggs}
          value={count}
          onChange={({ target }) => showEggs(Number(target.value), rarity)}
        />
      </label>
      <label className={style.choice}>
        <span>rarity</span>
        <select
          value={rarity ?? 'each'}
          onChange={({ target }) => showEggs(count, eggRarities.find((each) => each === target.value) ?? null)}
        >
          <option>each</option>
          {eggRarities.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label className={style.choice}>
        <span>pattern</span>
        <select value={forced.emergencePattern ?? 'own'} onChange={({ target }) => choosePattern(target.value)}>
          <option>own</option>
          {patterns.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
