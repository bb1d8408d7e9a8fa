import { useState } from 'react';
import { useSampledTrace } from '../../state/useSampledTrace.ts';
import { useMotion } from '../../ui/motion.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { sortPassages } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Marks } from './Marks.tsx';
import { Reader } from './Reader.tsx';
import { figuresAt, inSight, instruments, rollMs } from './reading.ts';
import { Shares } from './Shares.tsx';
import { DryStrip, Strip } from './Strip.tsx';
import style from './style.module.css';

/**
 * A chart recorder of the visitor: three values of the simulation as curves over the last 90 s. Earlier values can be
 * read with a slider.
 */
export default storyPage({ slug: 'observatory', className: style.page }, function Observatory(story) {
  const { page, choiceOf } = story;
  const motion = useMotion();
  const { trace, refresh } = useSampledTrace(motion === 'calm' ? 5000 : 1000);
  const [ago, setAgo] = useState(0);

  const { opening, examined, latest, between } = sortPassages(page.blocks);
  const endMs = trace.vitals.at(-1)?.atMs ?? rollMs;
  const vitals = inSight(trace.vitals, endMs);
  const read = figuresAt(vitals, endMs - ago * 1000);
  const nameOf = (object: string) => {
    const choice = choiceOf(object);
    return choice === undefined ? object : <ChoiceButton choice={choice} data-track={`explain:${object}`} />;
  };
  const noteOf = (object: string) => {
    const passage = examined.find((entry) => entry.object === object);
    const isLatest = passage === latest;
    return passage === undefined ? null : (
      <Arrival className={style.note} isLatest={isLatest} data-fresh={isLatest || undefined}>
        <StoryTexts
          blocks={passage.blocks}
          className={({ kind }) => (kind === 'caption' ? style.caption : undefined)}
        />
      </Arrival>
    );
  };
  return (
    <StoryFrame
      headClass={style.head}
      head={
        <div className={style.said}>
          <StoryTexts blocks={[...opening, ...between]} />
        </div>
      }
    >
      <div className={style.roll}>
        <Marks trace={trace} endMs={endMs} ago={ago} />
        {instruments.map((instrument) => (
          <Strip
            key={instrument.key}
            instrument={instrument}
            vitals={vitals}
            endMs={endMs}
            read={read}
            name={nameOf(instrument.key)}
          >
            {noteOf(instrument.key)}
          </Strip>
        ))}
        {choiceOf('dry-pen') === undefined ? null : <DryStrip name={nameOf('dry-pen')}>{noteOf('dry-pen')}</DryStrip>}
      </div>
      <Reader
        trace={trace}
        endMs={endMs}
        ago={ago}
        onRead={setAgo}
        vitals={vitals}
        read={read}
        onRefresh={motion === 'off' ? refresh : null}
      />
      <Shares trace={trace} name={nameOf('shares')}>
        {noteOf('shares')}
      </Shares>
    </StoryFrame>
  );
});
