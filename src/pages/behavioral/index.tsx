import type { StoryChoice } from '#contract/api/story.ts';
import type { SessionTrace } from '../../state/trace.ts';
import { useSampledTrace } from '../../state/useSampledTrace.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useMotion } from '../../ui/motion.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { passagesOf } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Blank, Depth, Dwell, Manner, Order, Particulars } from './Charts.tsx';
import { Frames } from './Frames.tsx';
import { objectedFrames } from './objectedFrames.ts';
import style from './style.module.css';

/** The reader's record as frames of a film. One frame is open at a time, and the reader can object to each. */
export default storyPage({ slug: 'behavioral', className: style.page }, function Behavioral(story) {
  const { page, take, restart } = story;
  // The charts are updated every five seconds: often enough to be seen changing, and seldom enough to be read.
  const { trace, refresh } = useSampledTrace(5000);
  const isOff = useMotion() === 'off';

  const passages = passagesOf(page.blocks);
  const leader = passages[0]?.object === null ? passages[0].blocks : [];
  // The passages between two frames, which have no object.
  const between = passages.slice(1).flatMap(({ object, blocks }) => (object === null ? blocks : []));
  const open = passages.findLast(({ object }) => object !== null && object !== 'objection');
  const objection = passages
    .slice(open === undefined ? 0 : passages.indexOf(open))
    .find(({ object }) => object === 'objection');
  const object = open?.object ?? null;
  const objected = objectedFrames(page.blocks);
  const toObject = page.choices.find((choice) => choice.object === 'objection');
  const expose = (choice: StoryChoice) => {
    refresh();
    take(choice);
  };
  const captionOf = (passage: typeof open) => passage?.blocks.find(({ kind }) => kind === 'caption')?.text;
  return (
    <StoryFrame
      data-open={open !== undefined || undefined}
      headClass={style.leader}
      head={
        <div className={style.said}>
          <StoryTexts blocks={leader} />
        </div>
      }
    >
      <Frames
        frames={page.choices.filter((choice) => choice.object !== 'objection')}
        open={object}
        objected={objected}
        onOpen={expose}
        onRewind={restart}
      />
      <div className={style.glass}>
        {open === undefined ? null : (
          <Arrival as="section" key={object} aria-label={captionOf(open)} isLatest={objection === undefined}>
            <p className={style.caption}>
              <span>{captionOf(open)}</span>
              {isOff ? (
                <ActionButton data-track="read:again" onClick={refresh}>
                  read again
                </ActionButton>
              ) : null}
            </p>
            <div className={style.chart}>
              <Chart object={object} trace={trace} />
              {object === null || !objected.has(object) ? null : (
                <svg className={style.struck} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <path data-struck="" d="M0 100L100 0" />
                </svg>
              )}
            </div>
            <div className={style.remarks}>
              <div className={style.said}>
                <StoryTexts blocks={[...between, ...open.blocks]} without={['caption']} />
              </div>
              <Arrival as="aside" className={style.objection} aria-label="Objection" isLatest={objection !== undefined}>
                <StoryTexts blocks={objection?.blocks ?? []} without={['caption']} />
                {objection !== undefined || toObject === undefined ? null : (
                  <ChoiceButton choice={toObject} data-track={`object:${object}`} onTake={expose} />
                )}
              </Arrival>
            </div>
          </Arrival>
        )}
      </div>
    </StoryFrame>
  );
});

function Chart({ object, trace }: { readonly object: string | null; readonly trace: SessionTrace }) {
  switch (object) {
    case 'particulars':
      return <Particulars />;
    case 'depth':
      return <Depth trace={trace} />;
    case 'dwell':
      return <Dwell trace={trace} />;
    case 'order':
      return <Order trace={trace} />;
    case 'manner':
      return <Manner />;
    default:
      return <Blank />;
  }
}
