import { useState } from 'react';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { passagesOf } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Open } from './Open.tsx';
import { Plate } from './Plate.tsx';
import { remarked, type Remarks } from './plates.ts';
import style from './style.module.css';

/** The choice that the page takes for the reader when the first remark is written. */
const pencil = 'pencil';

/** A naturalist's notes on the filers of cases: five plates that the reader can open and write on. */
export default storyPage({ slug: 'xenobiology', className: style.page }, function Xenobiology(story) {
  const { page, choiceOf, isSettled, choose } = story;
  const [remarks, setRemarks] = useState<Remarks>({});

  const [entry, ...later] = passagesOf(page.blocks);
  const open = later.findLast(({ object }) => object !== null && object !== pencil);
  const aside = later.filter(({ object }) => object === null || object === pencil).flatMap(({ blocks }) => blocks);
  const pencilChoice = choiceOf(pencil);
  const plates = page.choices.filter(({ object }) => object !== pencil);
  const remark = (at: string, text: string) => {
    const next = remarked(remarks, at, text);
    setRemarks(next);
    if (pencilChoice !== undefined && isSettled && next[at] !== undefined) choose(pencilChoice.index);
  };
  return (
    <StoryFrame titleClass={style.title}>
      <div className={style.preface}>
        <StoryTexts blocks={entry?.blocks ?? []} />
        <StoryTexts blocks={aside} without={['caption']} />
      </div>
      <ol className={style.index} aria-label="Plates">
        {plates.map((choice) => (
          <li key={choice.index}>
            <ChoiceButton
              choice={choice}
              data-track={`plate:${choice.object ?? choice.text}`}
              aria-pressed={open?.object === choice.object}
            >
              <Plate name={choice.object ?? ''} />
              <span className="counted">{choice.text}</span>
            </ChoiceButton>
          </li>
        ))}
      </ol>
      {open?.object == null ? null : (
        <Open
          key={open.object}
          name={open.object}
          label={plates.find(({ object }) => object === open.object)?.text ?? open.object}
          passage={open}
          remarks={remarks}
          onRemark={remark}
        />
      )}
    </StoryFrame>
  );
});
