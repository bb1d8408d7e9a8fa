import { rooms } from '../../content/rooms.ts';
import { useFinds } from '../../state/useFinds.ts';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Culture } from './Culture.tsx';
import { dishes, isDishName } from './culture.ts';
import { plainPrice } from './lattice.ts';
import style from './style.module.css';

/**
 * Kindness as a rule for cells. Three dishes, in which one puts cells down and rings a bell; what the words claim of them
 * is what the rule does.
 */
export default function EmpathyEmergence() {
  const { page, isSettled, choose, failure, wait } = useRoom('empathy-emergence');
  useFinds(page?.blocks);

  const words = rooms['empathy-emergence'];
  if (page === undefined) return wait(style.room);

  const rule = page.blocks.find(({ kind }) => kind === 'caption');
  const [entry, ...later] = passagesOf(page.blocks.filter((block) => block !== rule));
  const latest = later.findLast(({ object }) => isDishName(object));
  const name = isDishName(latest?.object) ? latest.object : 'keeping';
  // The label of the third dish has another figure on it.
  const label = rule?.text.replace(String(plainPrice), String(dishes[name].price)) ?? '';
  const ask = (object: string) => {
    const choice = page.choices.find((each) => each.object === object);
    if (choice !== undefined && isSettled) choose(choice.index);
  };
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.head}>
        <h1>{page.title}</h1>
        <p className={style.label}>{label}</p>
        {entry?.blocks.map((block) => (
          <Said key={block.text} block={block} room="empathy-emergence" />
        ))}
      </header>
      <Culture
        key={name}
        name={name}
        title={page.choices.find(({ object }) => object === name)?.text ?? words.name}
        label={label}
        onFirstBell={() => latest === undefined && ask(name)}
      >
        <ul className={style.dishes} aria-label="Dishes">
          {page.choices.map(({ index, text, object }) => (
            <li key={index}>
              <button
                type="button"
                data-track={`dish:${object ?? text}`}
                aria-pressed={object === name}
                aria-disabled={!isSettled || undefined}
                onClick={() => ask(object ?? '')}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </Culture>
      <div className={style.said} aria-live="polite">
        {latest?.blocks.map((block) => (
          <Said key={block.text} block={block} room="empathy-emergence" />
        ))}
        {failure}
      </div>
    </main>
  );
}
