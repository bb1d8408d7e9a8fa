import { useAtom, useAtomValue } from 'jotai';
import { type CSSProperties, useState } from 'react';
import { effectsChoiceAtom, effectsModeAtom, effectsModes } from '../../state/effects.ts';
import { useSounded } from '../../state/sound.ts';
import { useMotion } from '../../ui/motion.ts';
import { sortPassages } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Fog } from './Fog.tsx';
import { Lever } from './Lever.tsx';
import { farthest, foundMix, goes, type Layer, layers, most } from './mix.ts';
import style from './style.module.css';

/** The effects modes in the order of the lever, from the lowest notch: off, calm, full. */
const valve = effectsModes.toReversed();
const names = [...layers, 'passage'] as const;
const figures = Array.from({ length: most + 1 }, (_, notch) => (notch % 5 === 0 ? String(notch) : ''));

/** Four levers mix the fog of this page; the fifth is the effects switch for all pages. */
export default storyPage({ slug: 'atmosphere', className: style.page }, function Atmosphere(story) {
  const { page, choiceOf, take } = story;
  const motion = useMotion();
  const mode = useAtomValue(effectsModeAtom);
  const [, setChoice] = useAtom(effectsChoiceAtom);
  const [mix, setMix] = useState(foundMix);
  const sounded = useSounded();
  // The lever that was moved last; the remark on this lever is shown below it.
  const [moved, setMoved] = useState<(typeof names)[number] | null>(null);

  const { opening, examined, latest } = sortPassages(page.blocks);
  const passage = examined.find(({ object }) => object === moved) ?? latest;
  const column = names.findIndex((name) => name === passage?.object);
  const move = (name: (typeof names)[number]) => {
    setMoved(name);
    sounded('lever');
    const choice = choiceOf(name);
    if (choice !== undefined) take(choice);
  };
  const setLayer = (layer: Layer, value: number) => {
    setMix({ ...mix, [layer]: value });
    move(layer);
  };
  const air = { '--lamp': `${mix.lamp * 10}%` } as CSSProperties;
  return (
    <StoryFrame titleClass={style.title} style={air}>
      <Fog mix={mix} words={passage?.blocks.map(({ text }) => text).join(' ') ?? ''} />
      <div className={style.opening} data-clear="">
        <StoryTexts blocks={opening} />
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
        {`${goes(mix, motion === 'full')}; ${farthest(mix)}`}
      </p>
      <div
        className={style.said}
        data-column={Math.max(0, column)}
        data-clear={passage === undefined ? undefined : ''}
        aria-live="polite"
      >
        <StoryTexts blocks={passage?.blocks ?? []} />
      </div>
    </StoryFrame>
  );
});
