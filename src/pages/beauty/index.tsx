import { StoryText } from '../../ui/story/StoryText.tsx';
import { StoryFrame, StoryTitle } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Drawing } from './Drawing.tsx';
import style from './style.module.css';

/** A long page. Scrolling down or up draws its one picture. */
export default storyPage({ slug: 'beauty', className: style.page }, function Beauty({ page }) {
  return (
    <StoryFrame isTitleInside>
      <div className={style.wall}>
        <StoryTitle />
        {page.blocks.map((block, index) => (
          <div key={index} className={style.text}>
            <StoryText block={block} />
          </div>
        ))}
      </div>
      <Drawing />
    </StoryFrame>
  );
});
