import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { PrivacyFacts } from '#contract/api/privacy.ts';
import { apiPaths } from '#contract/paths.ts';
import { lazyPart } from '../../api/loadPart.ts';
import { usePrivacyFacts } from '../../api/usePrivacyFacts.ts';
import { privacyTexts as texts, termsOf } from '../../content/privacyTexts.ts';
import { Part } from './Part.tsx';
import style from './style.module.css';

/** Both parts are loaded lazily, because the page can be read without them. */
const Choice = lazyPart('Choice', async () => ({ default: (await import('./Choice.tsx')).Choice }));
const Carry = lazyPart('Carry', async () => ({ default: (await import('./Carry.tsx')).Carry }));
/**
 * Constant elements. If a part got a new element before its hydration, React would create the part again, and text
 * typed in the part would be lost.
 */
const choice = (
  <Suspense fallback={null}>
    <Choice />
  </Suspense>
);
const carry = (
  <Suspense fallback={null}>
    <Carry />
  </Suspense>
);

/**
 * The stored data, their purpose and retention periods, with the server's own figures. This page is outside of the
 * fiction. B-PRV-05.
 */
export default function Privacy() {
  const facts = usePrivacyFacts();
  return (
    <main className={style.sheet}>
      <header className={style.head}>
        <p>{texts.registry}</p>
        <p>{texts.outside}</p>
      </header>
      <h1 className={style.title}>{texts.title}</h1>
      <p className={style.lead}>{texts.lead}</p>
      <section className={style.ledger} aria-labelledby="terms">
        <h2 id="terms">{texts.ledger}</h2>
        <ul role="list">
          {termsOf(facts).map(({ figure, unit, what, text }) => (
            <li key={what} className={style.term}>
              <p className={style.figure}>
                <span>{`${figure} `}</span>
                <span>{unit}</span>
              </p>
              <div className={style.what}>
                <h3>{what}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {choice}
      <Part id="why" title={texts.purpose.title}>
        <p>{texts.purpose.text}</p>
      </Part>
      <Part id="seen" title={texts.seen.title}>
        <p>{texts.seen.text}</p>
        {servicesOf(facts).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </Part>
      <Part id="device" title={texts.device.title}>
        <p>{texts.device.text}</p>
        <p>{texts.device.copies}</p>
      </Part>
      <Part id="rights" title={texts.rights.title}>
        <p>{texts.rights.text}</p>
        <p className={style.ways}>
          <Link className={style.way} to="/surveillance-truth">
            {texts.rights.see}
          </Link>
          <Link className={style.way} to="/transcript">
            {texts.rights.read}
          </Link>
          <a className={style.way} href={apiPaths.export} download="d5u-what-is-held.json">
            {texts.rights.take}
          </a>
        </p>
      </Part>
      {carry}
      <Part id="contact" title={texts.contact.title}>
        <Contact facts={facts} />
      </Part>
    </main>
  );
}

/** The other services that this server uses, in words. */
function servicesOf(facts: PrivacyFacts | undefined): readonly string[] {
  if (facts === undefined) return [texts.seen.unknown];
  return [
    facts.analyticsHost === null ? texts.seen.nobody : texts.seen.analytics(facts.analyticsHost),
    facts.payments === 'stripe' ? texts.seen.stripe : texts.seen.demo,
  ];
}

function Contact({ facts }: { readonly facts: PrivacyFacts | undefined }) {
  if (facts === undefined) return <p>{texts.contact.waiting}</p>;
  const { contact } = facts;
  if (contact === null) return <p>{texts.contact.none}</p>;
  return (
    <p>
      {texts.contact.text}{' '}
      <a href={contact.startsWith('https://') ? contact : `mailto:${contact}`}>{contact.replace(/^https:\/\//, '')}</a>
    </p>
  );
}
