import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type InfluenceField, influencePrice, normalizeInfluenceText } from '#contract/influence.ts';
import { useInfluenceTerms } from '../../api/influence.ts';
import { useInfluence } from '../../api/useInfluence.ts';
import { form, formSinceTheEnd, remarks } from '../../content/checkout.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { InfluenceBox } from '../../ui/influence-box/InfluenceBox.tsx';
import { scrollByPage } from '../../ui/scrollByPage.ts';
import { Chair } from './Chair.tsx';
import { Comb } from './Comb.tsx';
import style from './style.module.css';
import { useCheckout } from './useCheckout.ts';

const found = [{ fragment: 'form:six' }];

/**
 * Form 6, which sells the influence message: in the fiction a line on the sixth seat, after the end the line alone.
 * R-INF-03, B-END-01.
 */
export default function CheckoutPage() {
  const phase = useAtomValue(phaseAtom);
  const hasEnded = useAtomValue(endedAtom);
  const texts = hasEnded ? { ...form, ...formSinceTheEnd } : { ...form, remark: remarks[phase] };
  const seat = useInfluence();
  const { data: terms, error: termsError } = useInfluenceTerms();
  const boxes = { designation: useRef<HTMLTextAreaElement>(null), message: useRef<HTMLTextAreaElement>(null) };
  const checkout = useCheckout((field: InfluenceField) => scrollByPage(() => boxes[field].current?.focus()));
  useRecordFragments(found);

  const { draft, stage } = checkout;
  const isWritten = normalizeInfluenceText(draft.designation) !== '' || normalizeInfluenceText(draft.message) !== '';
  const shown = isWritten
    ? {
        designation: normalizeInfluenceText(draft.designation) || '…',
        message: normalizeInfluenceText(draft.message) || '…',
      }
    : seat.message;
  const isDemonstration = terms?.gateway === 'demo';
  const isBusy = stage.kind === 'sending' || stage.kind === 'leaving';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void checkout.submit();
  };
  const box = (field: InfluenceField, label: string, hint: string) => (
    <Comb
      field={field}
      label={label}
      hint={hint}
      value={draft[field]}
      objection={checkout.objection(field)}
      onWrite={(text) => checkout.write(field, text)}
      ref={boxes[field]}
    />
  );

  return (
    <main className={style.page}>
      <header className={style.head}>
        <p className={style.counted}>
          <span>{form.registry}</span>
          <span>{form.number}</span>
        </p>
        <h1>{texts.title}</h1>
        <p className={style.remark}>{texts.remark}</p>
      </header>
      <form noValidate onSubmit={onSubmit}>
        <Entry number={1}>
          <h2 className={style.label}>{texts.holder}</h2>
          {seat.message === null ? (
            <p className={style.nobody}>{seat.isLoading ? form.asking : form.nobody}</p>
          ) : (
            <p className={style.holder}>
              <b dir="auto" translate="no">
                {seat.message.designation.toUpperCase()}
              </b>
              <span dir="auto">{seat.message.message}</span>
            </p>
          )}
        </Entry>
        <Entry number={2}>{box('designation', form.designation, form.designationHint)}</Entry>
        <Entry number={3}>{box('message', form.message, form.messageHint)}</Entry>
        <Entry number={4}>
          <h2 className={style.label}>{form.fee}</h2>
          <p className={style.price}>
            ${influencePrice.price}
            {isDemonstration && <small className={style.note}>{form.noMoney}</small>}
          </p>
          <div className={style.terms}>
            <p>{`${form.buysWhat} ${terms?.approval === 'held' ? form.buysHeld : form.buysAtOnce}`}</p>
            <p>{texts.buysNot}</p>
            {isDemonstration && <p className={style.demonstration}>{form.demonstration}</p>}
            {terms?.gateway === 'stripe' && <p className={style.demonstration}>{form.stripe}</p>}
            {termsError !== undefined && <p className={style.demonstration}>{form.unasked}</p>}
          </div>
        </Entry>
        <Entry number={5}>
          <h2 className={style.label}>{form.signature}</h2>
          <p className={style.declaration}>{texts.declaration}</p>
          <button className={style.pay} type="submit" aria-disabled={isBusy} data-track="pay:seat">
            {stage.kind === 'sending' ? form.handingIn : stage.kind === 'leaving' ? form.leaving : texts.pay}
          </button>
          {isDemonstration && <p className={style.note}>{form.noMoney}</p>}
          <p className={style.note}>
            <Link to="/privacy">{form.privacy}</Link>
          </p>
          <p className={style.outcome} role="alert">
            {stage.kind === 'refused'
              ? stage.sentence
              : stage.kind === 'unanswered' && (stage.isOffline ? form.offline : form.unanswered)}
          </p>
          {stage.kind === 'leaving' && (
            <p>
              <a href={stage.url}>{form.toCashier}</a>
            </p>
          )}
        </Entry>
        {/* Beside the form, or below it on a narrow page, so that the button stays near the fields. */}
        <aside className={style.archive} aria-label="The seat, as the archive shows it">
          <div className={style.window}>
            <Chair isFilled={checkout.isComplete || hasEnded} isDemonstration={isDemonstration} />
            <figure data-private="">
              <InfluenceBox
                isLoading={seat.isLoading && !isWritten}
                message={shown}
                label={isWritten ? 'Your line, as the others will see it' : 'Current influence'}
                isDemonstration={isDemonstration}
              />
              <figcaption>{isWritten ? form.shownThen : form.shownNow}</figcaption>
            </figure>
          </div>
        </aside>
      </form>
    </main>
  );
}

/** One numbered entry of the form. */
function Entry({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <div className={style.entry}>
      <span className={style.number} aria-hidden="true">
        {number}
      </span>
      <div>{children}</div>
    </div>
  );
}
