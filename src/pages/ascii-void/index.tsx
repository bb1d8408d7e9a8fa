import { useRef, useState } from 'react';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import type { Desk } from './Desk.ts';
import style from './style.module.css';
import { Typing } from './Typing.tsx';

/**
 * A sheet of typed full stops, some of them typed over. The reader pushes the typing aside, and words fill the gap as
 * far as there is space. No typing is ever lost.
 */
export default storyPage({ slug: 'ascii-void', className: style.page, fragments: 'own' }, function AsciiVoid(story) {
  const { path, page, newest: said } = story;
  const desk = useRef<Desk>(null);
  const count = useRef<HTMLParagraphElement>(null);
  // The largest number of texts that were complete in the gap, and the sheet for which this was counted.
  const [read, note] = useState({ sheet: '', whole: 0 });
  const poured = said.filter(({ kind }) => kind !== 'caption');
  const sheet = `${path} ${page.phase}`;
  const whole = read.sheet === sheet ? read.whole : 0;
  useRecordFragments(poured.slice(0, whole));

  const onward = page.choices[0];
  return (
    <StoryFrame titleClass={style.title}>
      <div className="visually-hidden" role="log" aria-label={page.title}>
        {poured.map((block, index) => (
          <p key={index}>{block.text}</p>
        ))}
      </div>
      <Typing
        key={sheet}
        blocks={poured}
        desk={desk}
        count={count}
        onWhole={(now) => {
          if (now > whole) note({ sheet, whole: now });
        }}
      />
      <div className={style.foot}>
        <p ref={count} className={style.counted} />
        {/* The hidden paragraph still takes up space: another height of the sheet above would need a new sheet. */}
        <p className={style.counted} data-done={whole >= poured.length || undefined}>
          The type moves aside under a hand. More lies below it.
        </p>
        <p className={style.ways}>
          <ActionButton data-track="drop:typing" onClick={() => desk.current?.drop()}>
            let it drop
          </ActionButton>
          <ActionButton data-track="type:again" onClick={() => desk.current?.roll()}>
            type it again
          </ActionButton>
          {onward === undefined ? null : <ChoiceButton choice={onward} data-track="choose:ascii-void" />}
        </p>
        <div className={style.said}>
          <StoryTexts blocks={said.filter(({ kind }) => kind === 'caption')} />
        </div>
      </div>
    </StoryFrame>
  );
});
