import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { instrumentsAtom } from '../state/inspection.ts';
import style from './Inspector.module.css';

/** Hands a text over as a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on it once the click is over.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The simulation's log as a file, for `npm run replay`. It holds what was looked at and typed, and stays on this device. */
export function Export() {
  const instruments = useAtomValue(instrumentsAtom);
  const [said, setSaid] = useState('');
  const onClick = async () => {
    try {
      if (instruments === null) throw new Error('There is no simulation.');
      const text = await instruments.exportLog();
      save(`d5u-log-${instruments.seed}.json`, text);
      setSaid(`${Math.ceil(text.length / 1000)} kB saved`);
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <p className={style.export}>
      <button type="button" onClick={() => void onClick()}>
        export log
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
