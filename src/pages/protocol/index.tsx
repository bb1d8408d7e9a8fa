import { useAtomValue } from 'jotai';
import { protocolsAtom } from '../../state/protocols.ts';
import { useSounded } from '../../state/sound.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Cord } from './Cord.tsx';
import { cordsOf } from './cords.ts';
import style from './style.module.css';

/**
 * The founding order, with four sealed clauses on cords, one per hidden protocol. A seal is shown broken if the server
 * has recorded its secret word for this visitor. Nothing on this page can unlock a protocol. R-SEC-01.
 */
export default storyPage({ slug: 'protocol', className: style.page }, function Protocol(story) {
  const { page, isSettled, choose } = story;
  const unlocked = useAtomValue(protocolsAtom);
  const sounded = useSounded();
  const opening = page.blocks.filter(({ kind, object }) => kind === 'prose' && object === undefined);
  const asides = page.blocks.filter(({ kind }) => kind === 'caption' || kind === 'margin');
  return (
    <StoryFrame
      headClass={style.skin}
      head={
        <div className={style.said}>
          <StoryTexts blocks={opening} />
        </div>
      }
    >
      <ol role="list" className={style.cords} aria-label="Clauses under seal">
        {cordsOf(page, unlocked).map((cord) => (
          <Cord
            key={cord.choice.text}
            cord={cord}
            onHold={() => {
              sounded('pull');
              if (isSettled && cord.remarks.length === 0) choose(cord.choice.index);
            }}
          />
        ))}
      </ol>
      <div className={style.later} aria-live="polite">
        <StoryTexts blocks={asides} />
      </div>
    </StoryFrame>
  );
});
