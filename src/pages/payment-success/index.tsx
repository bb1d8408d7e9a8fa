import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OrderReply } from '#contract/api/influence.ts';
import { normalizeInfluenceText } from '#contract/influence.ts';
import { useInfluenceOrder, useIsDemonstration } from '../../api/influence.ts';
import { useInfluence } from '../../api/useInfluence.ts';
import { receipt } from '../../content/checkout.ts';
import { emptyDraft, influenceDraftAtom } from '../../state/influenceDraft.ts';
import { endedAtom } from '../../state/profile.ts';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { InfluenceBox } from '../../ui/influence-box/InfluenceBox.tsx';
import { localDate } from '../../ui/localTime.ts';
import { NoSeal, Seal } from './Seal.tsx';
import style from './style.module.css';

const recorded = [{ fragment: 'seal:sixth-seat' }];

/** The state of an order: paid with the message and a seal, pending, unknown, or not loaded. R-INF-03. */
export default function PaymentSuccess() {
  const [query] = useSearchParams();
  const number = query.get('order');
  const { data: order, error, isLoading, mutate } = useInfluenceOrder(number === '' ? null : number);
  const isDemonstration = useIsDemonstration();
  const isPaid = order?.status === 'paid';
  useRecordFragments(isPaid ? recorded : []);
  useClearedDraft(isPaid || order?.status === 'waiting' ? order : null);

  if (isPaid && number !== null) return <Receipt order={order} number={number} />;
  if (isLoading) {
    return (
      <main className={style.page}>
        <h1 className="visually-hidden">{receipt.name}</h1>
        <p className={style.loading} role="status">
          {receipt.loading}
        </p>
      </main>
    );
  }
  if (error !== undefined) {
    return (
      <Columns title={receipt.failed.title} seal={<NoSeal />}>
        <p className={style.text}>{receipt.failed.text}</p>
        <Ways>
          <ActionButton data-track="ask:receipt" onClick={() => void mutate()}>
            {receipt.failed.retry}
          </ActionButton>
        </Ways>
      </Columns>
    );
  }
  const { title, text } = order && order.status !== 'paid' ? receipt[order.status] : receipt.none;
  return (
    <Columns title={title} seal={<NoSeal />}>
      <p className={style.text}>{text}</p>
      {order && order.status !== 'pending' && isDemonstration && (
        <p className={style.aside}>{receipt.paid.demonstration}</p>
      )}
      <Ways>
        <LinkTo link={receipt.links.checkout} />
        <LinkTo link={receipt.links.archive} />
      </Ways>
    </Columns>
  );
}

/** Clears the draft once an order for the same message is paid. */
function useClearedDraft(order: OrderReply | null): void {
  const [draft, setDraft] = useAtom(influenceDraftAtom);
  const isPaidFor =
    order !== null &&
    normalizeInfluenceText(draft.designation) === order.designation &&
    normalizeInfluenceText(draft.message) === order.message;
  useEffect(() => {
    if (isPaidFor) setDraft(emptyDraft);
  }, [isPaidFor, setDraft]);
}

/** A paid order: the message as others see it, and whether it has been replaced since. */
function Receipt({ order, number }: { readonly order: OrderReply; readonly number: string }) {
  const { message: current } = useInfluence();
  const isDemonstration = useIsDemonstration();
  const hasEnded = useAtomValue(endedAtom);
  const isReplaced =
    current !== null && (current.designation !== order.designation || current.message !== order.message);
  const date = localDate(order.paidAt ?? 0);
  const words = `the sixth seat · taken ${date} · order ${number.slice(0, 8)} · five agents and one · `;
  return (
    <Columns
      title={hasEnded ? receipt.paid.titleSinceTheEnd : receipt.paid.title}
      seal={<Seal order={number} words={words} />}
    >
      <div className={style.box}>
        <InfluenceBox isLoading={false} message={order} label={receipt.boxLabel} />
      </div>
      <p className={style.text}>
        {!isReplaced ? receipt.paid.seated : hasEnded ? receipt.paid.replacedSinceTheEnd : receipt.paid.replaced}
      </p>
      {isDemonstration && <p className={style.aside}>{receipt.paid.demonstration}</p>}
      <Ways>
        <LinkTo link={receipt.links.line} />
        <LinkTo link={receipt.links.judgment} />
      </Ways>
    </Columns>
  );
}

interface ColumnsOptions {
  readonly title: string;
  readonly seal: ReactNode;
  readonly children: ReactNode;
}

/** The text on the left, the seal or `NoSeal` on the right. */
function Columns({ title, seal, children }: ColumnsOptions) {
  return (
    <main className={style.page}>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      <div className={style.seal}>{seal}</div>
    </main>
  );
}

const Ways = ({ children }: { readonly children: ReactNode }) => <div className={style.ways}>{children}</div>;

const LinkTo = ({ link }: { readonly link: { readonly to: string; readonly label: string } }) => (
  <Link to={link.to} data-track={`follow:${link.to}`}>
    {link.label}
  </Link>
);
