import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ClaimBody, RecordDigest, RecoveryPreview } from '#contract/api/recovery.ts';
import { emptyNarrative } from '#contract/narrative.ts';
import { ResponseError } from '../../api/fetcher.ts';
import { claimRecovery, previewRecovery, useRecovery } from '../../api/recovery.ts';
import { privacyTexts } from '../../content/privacyTexts.ts';
import { isRecordKeptAtom } from '../../state/consent.ts';
import { deviceStorage } from '../../state/deviceStorage.ts';
import { clearDeviceStorage, erasedAtom } from '../../state/erasure.ts';
import { carryNarrative, loadNarrative } from '../../state/narrative.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { TextArea } from '../../ui/fields.tsx';
import { localDate } from '../../ui/localTime.ts';
import { Part } from './Part.tsx';
import style from './style.module.css';

const texts = privacyTexts.carry;

/**
 * The error message for a failed call. `lost` is the message if no answer came or the server failed. In both cases the
 * call may have been carried out.
 */
const sentenceOf = (error: unknown, lost: string): string => {
  if (!(error instanceof ResponseError) || error.status >= 500) return lost;
  if (error.status === 404) return texts.unknown;
  if (error.status === 429) return texts.busy;
  return error.status === 400 ? texts.nothing : texts.failed;
};

/** The recovery phrase: makes twelve words here, or takes the words of another device. B-PRV-06. */
export function Carry() {
  const isKept = useAtomValue(isRecordKeptAtom);
  return (
    <Part id="carry" title={texts.title}>
      <p>{texts.text}</p>
      {isKept ? (
        <>
          <Words />
          <Entry />
        </>
      ) : (
        <p>{texts.withoutRecord}</p>
      )}
    </Part>
  );
}

/** Makes a phrase and shows it once. */
function Words() {
  const { madeAt, hasFailed, save } = useRecovery();
  const shown = useRef<HTMLOListElement>(null);
  const [words, setWords] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const make = async () => {
    setFault('');
    let ifLost: string = texts.notFetched;
    try {
      const { makePhrase } = await import('./phrase.ts');
      const phrase = makePhrase();
      // From here on the server may store the key even if the call fails.
      ifLost = texts.lostWords;
      await save(phrase.key);
      setWords(phrase.words);
    } catch (error) {
      console.error('The phrase could not be made.', error);
      setFault(sentenceOf(error, ifLost));
    }
  };
  // The pressed button has been removed, so the list of words takes the focus.
  useEffect(() => {
    if (words.length > 0) shown.current?.focus();
  }, [words]);
  if (words.length > 0) {
    return (
      <div data-private>
        <ol className={style.words} translate="no" ref={shown} tabIndex={-1} aria-label={texts.words}>
          {words.map((word, index) => (
            <li key={index}>{word}</li>
          ))}
        </ol>
        <p>{texts.shown}</p>
      </div>
    );
  }
  return (
    <div>
      {typeof madeAt === 'number' ? <p className={style.aside}>{texts.made(localDate(madeAt))}</p> : null}
      {hasFailed ? <p className={style.aside}>{texts.notKnown}</p> : null}
      <p className={style.ways}>
        <ActionButton className={style.way} isDisabled={madeAt === undefined} onClick={() => void make()}>
          {typeof madeAt === 'number' ? texts.makeAgain : texts.make}
        </ActionButton>
      </p>
      {fault === '' ? null : <p role="alert">{fault}</p>}
    </div>
  );
}

type Found = { readonly key: string; readonly preview: RecoveryPreview };

/** Takes a phrase from another device, shows a preview of its record, and takes that record over. */
function Entry() {
  const id = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const claim = useClaim();
  const field = useRef<HTMLTextAreaElement>(null);
  // The field is prerendered, so the reader may type in it before hydration. B-LOAD-04.
  useLayoutEffect(() => setText(field.current?.value ?? ''), []);

  const lookUp = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFault('');
    setFound(null);
    setBusy(true);
    let ifLost: string = texts.notFetched;
    try {
      const { readPhrase } = await import('./phrase.ts');
      ifLost = texts.failed;
      const phrase = readPhrase(text);
      if (typeof phrase === 'string') setFault(phrase);
      else setFound({ key: phrase.key, preview: await previewRecovery(phrase.key) });
    } catch (error) {
      setFault(sentenceOf(error, ifLost));
    }
    setBusy(false);
  };
  const take = async (own: ClaimBody['own']) => {
    if (found === null || isBusy) return;
    setBusy(true);
    try {
      await claim({ key: found.key, own });
    } catch (error) {
      console.error('The record could not be taken over.', error);
      setFault(sentenceOf(error, texts.lostClaim));
      setBusy(false);
    }
  };
  return (
    <form className={style.entry} onSubmit={(event) => void lookUp(event)}>
      <label htmlFor={id}>{texts.label}</label>
      <TextArea
        id={id}
        ref={field}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={200}
        autoCapitalize="none"
      />
      <p className={style.ways}>
        <button className={style.way} type="submit">
          {texts.lookUp}
        </button>
      </p>
      <div role="status">
        {fault === '' ? null : <p>{fault}</p>}
        {found === null ? null : <Preview preview={found.preview} onTake={(own) => void take(own)} />}
      </div>
    </form>
  );
}

interface PreviewOptions {
  readonly preview: RecoveryPreview;
  readonly onTake: (own: ClaimBody['own']) => void;
}

function Preview({ preview: { isOwn, found, own }, onTake }: PreviewOptions) {
  if (isOwn) return <p>{texts.own}</p>;
  return (
    <>
      <div className={style.records}>
        <Digest title={texts.there} record={found} />
        {own === null ? null : <Digest title={texts.here} record={own} />}
      </div>
      {own === null ? null : <p>{texts.both}</p>}
      <p className={style.ways}>
        {own === null ? (
          <ActionButton className={style.way} onClick={() => onTake('erase')}>
            {texts.goOn}
          </ActionButton>
        ) : (
          <>
            <ActionButton className={style.way} onClick={() => onTake('merge')}>
              {texts.merge}
            </ActionButton>
            <ActionButton className={style.way} onClick={() => onTake('erase')}>
              {texts.replace}
            </ActionButton>
          </>
        )}
      </p>
    </>
  );
}

function Digest({ title, record }: { readonly title: string; readonly record: RecordDigest }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl>
        <dt>{texts.phase}</dt>
        <dd>{`${record.phase} of 5`}</dd>
        <dt>{texts.finds}</dt>
        <dd>{record.finds.toLocaleString('en-GB')}</dd>
        <dt>{texts.first}</dt>
        <dd>{localDate(record.firstSeenAt)}</dd>
        <dt>{texts.last}</dt>
        <dd>{localDate(record.lastSeenAt)}</dd>
      </dl>
    </div>
  );
}

/**
 * Takes a record over and opens the front page. Clears the storage of this device, so that no tab posts its content
 * under the record taken over. Then stores the finds of that record, merged with the finds of this device if both are
 * kept.
 */
function useClaim(): (body: ClaimBody) => Promise<void> {
  const setErased = useSetAtom(erasedAtom);
  return async (body) => {
    const finds = await claimRecovery(body);
    const noted = body.own === 'merge' ? loadNarrative(deviceStorage()) : emptyNarrative;
    setErased('here');
    // The app's wiring, if it is loaded, also clears the storage.
    clearDeviceStorage();
    // The server has merged the finds of this device, so the server's lists contain both.
    carryNarrative({ ...noted, ...finds });
    location.assign('/');
  };
}
