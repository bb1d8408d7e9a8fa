import type { PersonalizedNote } from '#contract/visitor.ts';
import { transcriptTexts as texts } from '../../content/transcriptTexts.ts';
import style from './style.module.css';

/** A letter, the lines that were sent back, and their answers. */
export function Letter({
  letter: { phase, from, text, replies = [], answers = [] },
}: {
  readonly letter: PersonalizedNote;
}) {
  const paragraphs = text.split(/\n+/);
  // The lines of one letter are numbered; an objection names its line.
  const areLines = replies.length === paragraphs.length;
  return (
    <article className={style.entry} aria-labelledby={`letter-${phase}`}>
      <h3 id={`letter-${phase}`}>{texts.from(from)}</h3>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {answers.map(({ id, answer }) => {
        const index = replies.findIndex((reply) => reply.id === id);
        return (
          <div key={id} className={style.answer}>
            <p>{areLines ? `${texts.objected} ${index + 1}.` : `${texts.sent} ${replies[index]?.text ?? ''}`}</p>
            <p>{answer}</p>
          </div>
        );
      })}
    </article>
  );
}
