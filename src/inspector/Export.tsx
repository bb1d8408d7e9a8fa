import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { instrumentsAtom } from '../state/inspection.ts';
import { saveFile } from '../ui/keepsake/saveFile.ts';
import style from './Inspector.module.css';

/**
 * Saves the simulation's log as a file for `npm run replay`. The file contains hovered and typed texts, and stays on
 * this device.
 */
export function Export() {
  const instruments = useAtomValue(instrumentsAtom);
  const [message, setMessage] = useState('');
  const onClick = async () => {
    try {
      if (instruments === null) throw new Error('There is no simulation.');
      const text = await instruments.exportLog();
      saveFile(new File([text], `d5u-log-${instruments.seed}.json`, { type: 'application/json' }));
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
