import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { eraseVisitor } from '../../api/held.ts';
import { erasedAtom, forgetDevice } from '../../state/erasure.ts';
import { Gone } from './Gone.tsx';
import { Statement } from './Statement.tsx';

/** What is really held about the reader: to look at, to take away, to erase. No effects, and no fiction in the figures. */
export default function SurveillanceTruth() {
  const [erased, setErased] = useState<Readonly<Record<string, number>> | null>(null);
  const letGo = useSetAtom(erasedAtom);
  const erase = async (): Promise<boolean> => {
    try {
      const reply = await eraseVisitor();
      // The statement must not ask for anything again: a question would begin a new visitor.
      setErased(reply.erased);
      letGo('here');
      // Wiring has done this already, unless it was never fetched.
      forgetDevice();
      return true;
    } catch (error) {
      console.error('The visitor could not be erased.', error);
      return false;
    }
  };
  return erased === null ? <Statement onErase={erase} /> : <Gone erased={erased} />;
}
