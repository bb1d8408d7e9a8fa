import { useAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OrderReply } from '#contract/api/influence.ts';
import { tidied } from '#contract/influence.ts';
import { useOrder, useTerms } from '../../api/influence.ts';
import { useInfluence } from '../../api/useInfluence.ts';
import { receipt } from '../../content/checkout.ts';
import { emptyDraft, influenceDraftAtom } from '../../state/influenceDraft.ts';
import { useFinds } from '../../state/useFinds.ts';
import { InfluenceBox } from '../../ui/influence-box/InfluenceBox.tsx';
import { NoSeal, Seal } from './Seal.tsx';
import style from './style.module.css';

const found = [{ fragment: 'seal:sixth-seat' }];

/** What became of an order: the line as the others see it, under seal; or the plain truth that there is none. R-INF-03. */
export default function PaymentSuccess() {
  const [query] = useSearchParams();
  const number = query.get('order');
  const { data: order, error, isLoading, mutate } = useOrder(number === '' ? null : number);
  const isPaid = order?.status === 'paid';
  useFinds(isPaid ? found : []);
  useDraftFiled(isPaid ? order : null);

  if (isPaid && number !== null) return <Receipt order={order} number={number} />;
  if (isLoading) {
    return (
      <main className={style.room}>
        <h1 className="visually-hidden">{receipt.name}</h1>
        <p className={style.loading} role="status">
          {receipt.loading}
        </p>
      </main>
    );
  }
  if (error !== undefined) {
    return (
      <Sheet title={receipt.failed.title} seal={<NoSeal />}>
        <p className={style.text}>{receipt.failed.text}</p>
        <Ways>
          <button type="button" data-track="ask:receipt" onClick={() => void mutate()}>
            {receipt.failed.retry}
          </button>
        </Ways>
      </Sheet>
    );
  }
  const { title, text } = order ? receipt.pending : receipt.none;
  return (
    <Sheet title={title} seal={<NoSeal />}>
      <p className={style.text}>{text}</p>
      <Ways>
        <To link={receipt.links.checkout} />
        <To link={receipt.links.archive} />
      </Ways>
    </Sheet>
  );
}

/** A line that has been paid for is no draft any more. */
function useDraftFiled(order: OrderReply | null): void {
  const [draft, setDraft] = useAtom(influenceDraftAtom);
  const isFiled =
    order !== null && tidied(draft.designation) === order.designation && tidied(draft.message) === order.message;
  useEffect(() => {
    if (isFiled) setDraft(emptyDraft);
  }, [isFiled, setDraft]);
}

const dateOf = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 10).replaceAll('-', '.');

function Receipt({ order, number }: { readonly order: OrderReply; readonly number: string }) {
  const { message: current } = useInfluence();
  const { data: terms } = useTerms();
  const isReplaced =
    current !== null && (current.designation !== order.designation || current.message !== order.message);
  const date = dateOf(order.paidAt ?? 0);
  const words = `the sixth seat · taken ${date} · order ${number.slice(0, 8)} · five agents and one · `;
  return (
    <Sheet title={receipt.paid.title} seal={<Seal order={number} words={words} />}>
      <div className={style.box}>
        <InfluenceBox isLoading={false} message={order} label={receipt.boxLabel} />
      </div>
      <p className={style.text}>{isReplaced ? receipt.paid.replaced : receipt.paid.seated}</p>
      {terms?.gateway === 'demo' && <p className={style.aside}>{receipt.paid.demonstration}</p>}
      <Ways>
        <To link={receipt.links.line} />
        <To link={receipt.links.judgment} />
      </Ways>
    </Sheet>
  );
}

interface SheetProps {
  readonly title: string;
  readonly seal: ReactNode;
  readonly children: ReactNode;
}

/** What is said on the left, and its seal, or the place for one, on the right. */
function Sheet({ title, seal, children }: SheetProps) {
  return (
    <main className={style.room}>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      <div className={style.seal}>{seal}</div>
    </main>
  );
}

const Ways = ({ children }: { readonly children: ReactNode }) => <div className={style.ways}>{children}</div>;

const To = ({ link }: { readonly link: { readonly to: string; readonly label: string } }) => (
  <Link to={link.to} data-track={`follow:${link.to}`}>
    {link.label}
  </Link>
);
