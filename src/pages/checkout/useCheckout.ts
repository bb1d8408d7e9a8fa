import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type InfluenceField, influenceFields, influenceError, normalizeInfluenceText } from '#contract/influence.ts';
import { submitInfluence } from '../../api/influence.ts';
import { influenceDraftAtom } from '../../state/influenceDraft.ts';

/**
 * State of the form: being filled in, being sent, leaving for the payment page, refused as a whole with the server's
 * sentence, or without an answer.
 */
type Stage =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'leaving'; readonly url: string }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'unanswered'; readonly isOffline: boolean };

/** The server's refusal of a field, and the refused text. */
interface Refusal {
  readonly field: InfluenceField;
  readonly text: string;
  readonly sentence: string;
}

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/**
 * State of the form: its draft, its errors, and its submission (one request at a time). `focusOn` is called with the
 * first faulty field.
 */
export function useCheckout(focusOn: (field: InfluenceField) => void) {
  const [draft, setDraft] = useAtom(influenceDraftAtom);
  const [stage, setStage] = useState<Stage>({ kind: 'writing' });
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isBusy = useRef(false);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    // After the reader has left for the payment page, the back button may restore this page from the browser's cache.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isBusy.current = false;
      setStage({ kind: 'writing' });
    };
    addEventListener('pageshow', onShow);
    return () => {
      isHere.current = false;
      removeEventListener('pageshow', onShow);
    };
  }, []);

  /** The present error of a field; null for none. An empty field is no error until the form is submitted. */
  const objection = (field: InfluenceField): string | null => {
    const text = draft[field];
    if (refusal?.field === field && refusal.text === text) return capitalised(refusal.sentence);
    if (normalizeInfluenceText(text) === '' && !hasTried) return null;
    const found = influenceError(field, text);
    return found === null ? null : capitalised(found);
  };

  /** A pasted line break becomes a space, because a field has one line. */
  const write = (field: InfluenceField, text: string) => {
    setDraft({ ...draft, [field]: text.replace(/[\r\n\t\u2028\u2029]+/g, ' ') });
    if (stage.kind === 'unanswered' || stage.kind === 'refused') setStage({ kind: 'writing' });
  };

  const submit = async () => {
    if (isBusy.current) return;
    setTried(true);
    const faulty = influenceFields.find((field) => influenceError(field, draft[field]) !== null);
    if (faulty !== undefined) return focusOn(faulty);
    isBusy.current = true;
    setStage({ kind: 'sending' });
    const outcome = await submitInfluence(draft);
    // A reader who has left this page meanwhile is not sent to the payment page, nor back to an error.
    if (!isHere.current) return;
    if (outcome.kind === 'accepted') {
      setStage({ kind: 'leaving', url: outcome.url });
      location.assign(outcome.url);
      return;
    }
    isBusy.current = false;
    if (outcome.kind === 'unanswered') {
      setStage({ kind: 'unanswered', isOffline: !navigator.onLine });
      return;
    }
    const { sentence } = outcome;
    const refused = influenceFields.find((field) => sentence.startsWith(field));
    if (refused === undefined) {
      setStage({ kind: 'refused', sentence });
      return;
    }
    setRefusal({ field: refused, text: draft[refused], sentence });
    setStage({ kind: 'writing' });
    focusOn(refused);
  };

  const isComplete = influenceFields.every((field) => influenceError(field, draft[field]) === null);
  return { draft, write, objection, submit, stage, isComplete };
}
