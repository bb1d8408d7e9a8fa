import type { PersonalizedNote } from '#contract/visitor.ts';
import { coveredWord } from '../../content/coveredWord.ts';
import { transcriptTexts as texts } from '../../content/transcriptTexts.ts';
import { WrittenText } from '../../ui/WrittenText.tsx';
import style from './style.module.css';

/** A letter, the replies or objections that the reader sent, and their answers. */
export function Letter({
  letter: { phase, from, text, replies = [], answers = [] },
}: {
  readonly letter: PersonalizedNote;
}) {
  const paragraphs = text.split(/\n+/);
  // One reply per paragraph means that the replies are objections. An objection is shown with the number of its
  // paragraph.
  const areLines = replies.length === paragraphs.length;
  return (
    <article className={style.entry} aria-labelledby={`letter-${phase}`}>
      <h3 id={`letter-${phase}`}>{texts.from(from)}</h3>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <WrittenText covered={coveredWord} text={paragraph} />
        </p>
      ))}
      {answers.map(({ id, answer }) => {
        const index = replies.findIndex((reply) => reply.id === id);
        return (
          <div key={id} className={style.answer}>
            <p>{areLines ? `${texts.objected} ${index + 1}.` : `${texts.sent} ${replies[index]?.text ?? ''}`}</p>
            <p>
              <WrittenText covered={coveredWord} text={answer} />
            </p>
          </div>
        );
      })}
    </article>
  );
}
