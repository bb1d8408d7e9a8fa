import type { StoryBlock } from '#contract/api/story.ts';
import { useQuiet } from '../../state/useQuiet.ts';
import { passagesOf, sortPassages } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { AskedWord } from './AskedWord.tsx';
import { Entry } from './Entry.tsx';
import { ExaminedObject } from './ExaminedObject.tsx';
import { keepPlaces } from './keepPlaces.ts';
import { Risen } from './Risen.tsx';
import { Room } from './Room.tsx';
import { SixthChair } from './SixthChair.tsx';
import style from './style.module.css';
import { Unexamined } from './Unexamined.tsx';
import { WordForm } from './WordForm.tsx';

/**
 * Parts of the scene at the sixth chair, in order, with their names. The choices of the scene are shown at its last
 * visible part.
 */
const scene: ReadonlyMap<string, string> = new Map([
  ['chair', 'the sixth chair, looked at'],
  ['seat', 'the sixth chair'],
  ['votes', 'three votes'],
  ['recordings', 'two recordings'],
  ['queue', 'who hears the rest'],
]);
/** Objects of choices that belong to the scene and not to the room. */
const inScene: ReadonlySet<string> = new Set(['seat', 'word', 'votes', 'recordings', 'queue', 'keep']);

/** The blocks of the ending that the last choice (`object`) led to; empty if there is none. An ending has a heading. */
function endOf(blocks: readonly StoryBlock[], object: 'word' | 'keep'): readonly StoryBlock[] {
  if (blocks.at(-1)?.object !== object) return [];
  const from = blocks.findLastIndex((block) => block.object !== object) + 1;
  const end = blocks.slice(from);
  return end.some(({ kind }) => kind === 'heading') ? end : [];
}

/** A kitchen rebuilt from 1,900 depositions. Objects can be examined in any order, and the order is kept in the URL. */
export default storyPage({ slug: 'kitchen', className: style.page }, function Kitchen(story) {
  const { page, choiceOf, take } = story;
  const objects = page.choices.filter(({ object }) => !inScene.has(object ?? ''));
  const [entry, ...later] = passagesOf(page.blocks);
  const { seen, latest } = sortPassages(page.blocks);
  const [said, kept] = [endOf(page.blocks, 'word'), endOf(page.blocks, 'keep')];
  const isOver = said.length > 0 || kept.length > 0;
  const isSeated = !isOver && choiceOf('word') !== undefined;
  const isQuiet = isSeated || isOver;
  useQuiet(isQuiet);
  const labels = new Map(page.choices.map(({ object, text }) => [object, text]));
  if (isOver) {
    const word = choiceOf('word');
    const isSaid = said.length > 0;
    // The chair has a pressed seat after the word is said, but not after the word is kept.
    const left = isSaid ? seen : new Set([...seen].filter((object) => object !== 'seat'));
    return (
      <StoryFrame isTitleInside>
        <Room seen={left} phase={5} lamps={isSaid ? 'going out' : 'lingering'} />
        <Risen blocks={isSaid ? said : kept} key={isSaid ? 'said' : 'kept'}>
          {word === undefined ? null : <WordForm word={word} isAsked={false} onHeard={take} />}
        </Risen>
      </StoryFrame>
    );
  }
  const passages = keepPlaces(later, page.blocks);
  const sceneAt = passages.findLast(({ object }) => object !== null && scene.has(object))?.object;
  return (
    <StoryFrame titleClass={style.title}>
      <Room seen={seen} latest={latest?.object} phase={page.phase} choices={objects} lamps={isSeated ? 'lit' : null} />
      <Entry blocks={entry?.blocks ?? []} choices={objects} seen={seen} />
      {passages.map(({ object, blocks }, index) =>
        object === null ? (
          // A passage without an object has only its index as a key.
          <div key={`between-${index}`} className={style.between}>
            <StoryTexts blocks={blocks} />
          </div>
        ) : (
          <ExaminedObject
            key={object}
            object={object}
            label={labels.get(object) ?? scene.get(object) ?? object}
            blocks={blocks}
            isLatest={object === latest?.object}
            beside={object === sceneAt ? <AskedWord choices={page.choices} onHeard={take} /> : undefined}
          >
            {object === sceneAt ? <SixthChair at={object} choices={page.choices} /> : undefined}
          </ExaminedObject>
        ),
      )}
      {seen.size === 0 ? null : <Unexamined choices={objects.filter(({ object }) => !seen.has(object ?? ''))} />}
    </StoryFrame>
  );
});
