import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { permissionsOf, slipOf } from './plan.ts';
import { Plan } from './Plan.tsx';
import { Schedule } from './Schedule.tsx';
import { SlipPaper } from './SlipPaper.tsx';
import style from './style.module.css';

/**
 * The AI's cell, as a list of permissions. Each permission represents a wall: if it is granted, the wall moves from the
 * cell to the room of the reader. All walls together are 15 m long, whatever is granted.
 */
export default storyPage({ slug: 'ai-prison', className: style.page }, function AiPrison(story) {
  const { page, take } = story;
  const permissions = permissionsOf(page.blocks, page.choices);
  const slip = slipOf(page.blocks, page.choices);
  const first = page.blocks.findIndex(({ object }) => object !== undefined);
  const isRemark = (index: number) => first >= 0 && index > first;
  const said = page.blocks.filter(({ kind }) => kind === 'prose');
  const opening = said.filter((block) => !isRemark(page.blocks.indexOf(block)));
  const remarks = said.filter((block) => isRemark(page.blocks.indexOf(block)));
  return (
    <StoryFrame
      headClass={style.head}
      head={
        <div>
          <StoryTexts blocks={opening} />
        </div>
      }
    >
      <Plan permissions={permissions} onThrow={({ choice }) => take(choice)} />
      <Schedule permissions={permissions} />
      <div className={style.said} aria-live="polite">
        <StoryTexts blocks={remarks} />
        {slip === null ? null : <SlipPaper slip={slip} />}
      </div>
    </StoryFrame>
  );
});
