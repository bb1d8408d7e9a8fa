import { useAtomValue } from 'jotai';
import { useFragmentTotals } from '../../api/useFragmentTotals.ts';
import { useVisitorExport } from '../../api/visitorData.ts';
import { fragmentsAtom } from '../../state/narrative.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Gaps } from './Gaps.tsx';
import { Nearest } from './Nearest.tsx';
import style from './style.module.css';
import { Table } from './Table.tsx';

/**
 * The evidence table: the fragments that the reader has found, the newest fragments on a thread, and a gap for each
 * missing fragment.
 */
export default storyPage({ slug: 'fragments', className: style.page }, function Fragments(story) {
  const { page, take } = story;
  const here = useAtomValue(fragmentsAtom);
  const { data: stored } = useVisitorExport();
  const types = useFragmentTotals();

  // On a device without stored data a fragment may be found before the server's record of the visitor has loaded.
  const known = [...new Set([...(stored?.tables.narratives[0]?.discovered_fragments ?? []), ...here])];
  const fragments = known.toReversed();
  const [choice] = page.choices;
  // Taken from the page and not from the path: the path already has the choice while its answer is loading.
  const opening = page.blocks.length - (page.added < page.blocks.length ? page.added : 0);
  return (
    <StoryFrame
      headClass={style.head}
      head={
        <div className={style.said}>
          <StoryTexts blocks={page.blocks.slice(0, opening)} />
        </div>
      }
    >
      <Table fragments={fragments} onFree={() => choice !== undefined && take(choice)} />
      <Nearest fragments={fragments} blocks={page.blocks} />
      <div className={style.foot}>
        <Arrival className={style.said}>
          <StoryTexts blocks={page.blocks.slice(opening)} />
        </Arrival>
        {types === undefined ? null : (
          <Gaps types={types} found={fragments.map((fragment) => fragment.split(':')[0] ?? '')} />
        )}
      </div>
    </StoryFrame>
  );
});
