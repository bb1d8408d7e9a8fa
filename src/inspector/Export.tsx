import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { instrumentsAtom } from '../state/inspection.ts';
import style from './Inspector.module.css';

/** Lets the browser save a text as a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the click the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Saves the simulation's log as a file for `npm run replay`. It contains what was hovered and typed, and stays on this device. */
export function Export() {
  const instruments = useAtomValue(instrumentsAtom);
  const [message, setMessage] = useState('');
  const onClick = async () => {
    try {
      if (instruments === null) throw new Error('There is no simulation.');
      const text = await instruments.exportLog();
      save(`d5u-log-${instruments.seed}.json`, text);
      setMessage(`${Math.ceil(text.length / 1000)} kB saved`);
    } catch (error) {
      setMessage((error as Error).message);
    }
  };
  return (
    <p className={style.export}>
      <button type="button" onClick={() => void onClick()}>
        export log
      </button>
      <span role="status">{message}</span>
    </p>
  );
}
