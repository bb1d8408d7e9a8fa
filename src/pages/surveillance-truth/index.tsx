import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { eraseVisitor } from '../../api/visitorData.ts';
import { erasedAtom, clearDeviceStorage } from '../../state/erasure.ts';
import { Erased } from './Erased.tsx';
import { Statement } from './Statement.tsx';

/**
 * The stored data about the visitor, to read, to save and to erase. This page has no effects, and its figures are true.
 * B-PRV-01.
 */
export default function SurveillanceTruth() {
  const [erased, setErased] = useState<Readonly<Record<string, number>> | null>(null);
  const setErasedHere = useSetAtom(erasedAtom);
  const erase = async (): Promise<boolean> => {
    try {
      const reply = await eraseVisitor();
      // `Statement` is unmounted first: another request from that component would create a new visitor.
      setErased(reply.erased);
      setErasedHere('here');
      // The app's wiring, if it is loaded, also clears the storage.
      clearDeviceStorage();
      return true;
    } catch (error) {
      console.error('The visitor could not be erased.', error);
      return false;
    }
  };
  return erased === null ? <Statement onErase={erase} /> : <Erased erased={erased} />;
}
