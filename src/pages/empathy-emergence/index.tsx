import { storyPages } from '../../content/storyPages.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { passagesOf } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Culture } from './Culture.tsx';
import { dishes, isDishName } from './culture.ts';
import { plainPrice } from './lattice.ts';
import style from './style.module.css';

const slug = 'empathy-emergence';

/**
 * A cellular automaton: each cell gives or keeps. In each of three dishes the reader puts cells down and rings a bell;
 * each ring is one step by the rule in the text.
 */
export default storyPage({ slug, className: style.page }, function EmpathyEmergence(story) {
  const { page, choiceOf, take } = story;
  const rule = page.blocks.find(({ kind }) => kind === 'caption');
  const [entry, ...later] = passagesOf(page.blocks.filter((block) => block !== rule));
  const latest = later.findLast(({ object }) => isDishName(object));
  const name = isDishName(latest?.object) ? latest.object : 'keeping';
  // The label of the third dish has another price.
  const label = rule?.text.replace(String(plainPrice), String(dishes[name].price)) ?? '';
  const own = choiceOf(name);
  return (
    <StoryFrame
      headClass={style.head}
      head={
        <>
          <p className={style.label}>{label}</p>
          <StoryTexts blocks={entry?.blocks ?? []} />
        </>
      }
    >
      <Culture
        key={name}
        name={name}
        title={own?.text ?? storyPages[slug].name}
        label={label}
        onFirstBell={() => latest === undefined && own !== undefined && take(own)}
      >
        <ul className={style.dishes} aria-label="Dishes">
          {page.choices.map((choice) => (
            <li key={choice.index}>
              <ChoiceButton
                choice={choice}
                data-track={`dish:${choice.object ?? choice.text}`}
                aria-pressed={choice.object === name}
              />
            </li>
          ))}
        </ul>
      </Culture>
      <div className={style.said} aria-live="polite">
        <StoryTexts blocks={latest?.blocks ?? []} />
      </div>
    </StoryFrame>
  );
});
