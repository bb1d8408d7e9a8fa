import { type FormEvent, type RefCallback, useId, useState } from 'react';
import { card } from '../../content/vega.ts';
import { TextArea } from '../../ui/fields.tsx';
import { faultOf, lengthOf, longestQuestion } from './flight.ts';
import style from './style.module.css';

interface Options {
  readonly label: string;
  readonly onAsk: (text: string) => void;
  readonly field: RefCallback<HTMLElement>;
}

/** The form for the question. The text is private to this page; `onAsk` gets the trimmed text. */
export function AskCard({ label, onAsk, field }: Options) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(text);
    setFault(found);
    if (found === null) onAsk(text.trim());
  };
  const left = longestQuestion - lengthOf(text);
  return (
    <form className={style.card} onSubmit={submit} data-private="" autoComplete="off" noValidate>
      <label htmlFor={`${id}-field`}>{card.field}</label>
      <TextArea
        ref={field}
        id={`${id}-field`}
        rows={3}
        value={text}
        enterKeyHint="send"
        aria-invalid={fault !== null}
        aria-describedby={`${id}-left ${id}-fault`}
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
        onEnter={submit}
      />
      <p id={`${id}-fault`} className={style.fault} role="alert">
        {fault === null ? null : fault === 'empty' ? card.empty : `${card.long[0]}${fault}${card.long[1]}`}
      </p>
      <div className={`${style.foot} spread`}>
        <p id={`${id}-left`} className="counted" data-over={left < 0 || undefined}>
          {`${left < 0 ? `${-left} ${card.over}` : `${left} ${card.left}`}. ${card.stays}`}
        </p>
        <button type="submit" data-track="ask:vega">
          {label}
        </button>
      </div>
    </form>
  );
}
