import { useAtom, useAtomValue } from 'jotai';
import { type CSSProperties, useState } from 'react';
import { effectsChoiceAtom, effectsModeAtom, effectsModes } from '../../state/effects.ts';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Fog } from './Fog.tsx';
import { Lever } from './Lever.tsx';
import { farthest, foundMix, goes, type Layer, layers, most } from './mix.ts';
import style from './style.module.css';

/** Off, calm, full: the order in which a lever lets in air. */
const valve = effectsModes.toReversed();
const names = [...layers, 'passage'] as const;
const figures = Array.from({ length: most + 1 }, (_, notch) => (notch % 5 === 0 ? String(notch) : ''));

/** The air of the building. Four levers mix the fog of this room; the fifth is the effects switch, for every room. */
export default function Atmosphere() {
  const { page, isSettled, choose, failure, wait } = useRoom('atmosphere');
  const motion = useMotion();
  const mode = useAtomValue(effectsModeAtom);
  const [, setChoice] = useAtom(effectsChoiceAtom);
  const [mix, setMix] = useState(foundMix);
  // The lever that was moved last; what was said of it hangs below it.
  const [moved, setMoved] = useState<(typeof names)[number] | null>(null);
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const [entry, ...later] = passagesOf(page.blocks);
  const said = later.filter(({ object }) => object !== null);
  const passage = said.find(({ object }) => object === moved) ?? said.at(-1);
  const column = names.findIndex((name) => name === passage?.object);
  const move = (name: (typeof names)[number]) => {
    setMoved(name);
    const choice = page.choices.find(({ object }) => object === name);
    if (choice !== undefined && isSettled) choose(choice.index);
  };
  const setLayer = (layer: Layer, value: number) => {
    setMix({ ...mix, [layer]: value });
    move(layer);
  };
  const air = { '--lamp': `${mix.lamp * 10}%` } as CSSProperties;
  return (
    <main className={`${style.room} ${voices.voices}`} style={air}>
      <Fog mix={mix} words={passage?.blocks.map(({ text }) => text).join(' ') ?? ''} />
      <h1 className={style.title} data-clear="">
        {page.title}
      </h1>
      <div className={style.opening} data-clear="">
        {entry?.blocks.map((block) => (
          <Said key={block.text} block={block} room="atmosphere" />
        ))}
      </div>
      <div className={style.frame} role="group" aria-label="Levers">
        {layers.map((layer, index) => (
          <Lever
            key={layer}
            name={layer}
            number={index + 1}
            value={mix[layer]}
            max={most}
            text={`${mix[layer]} of ${most}`}
            notches={figures}
            onMove={(value) => setLayer(layer, value)}
          />
        ))}
        <Lever
          name="passage"
          number={names.length}
          value={valve.indexOf(mode)}
          max={valve.length - 1}
          text={`${mode}, in every room`}
          notches={valve}
          onMove={(value) => {
            setChoice(valve[value] ?? mode);
            move('passage');
          }}
        />
      </div>
      <p className={style.reading} data-clear="">
        {goes(mix, motion === 'full')}; {farthest(mix)}
      </p>
      <div
        className={style.said}
        data-column={Math.max(0, column)}
        data-clear={passage === undefined ? undefined : ''}
        aria-live="polite"
      >
        {passage?.blocks.map((block) => (
          <Said key={block.text} block={block} room="atmosphere" />
        ))}
        {failure}
      </div>
    </main>
  );
}
