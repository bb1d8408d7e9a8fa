import { useAtom, useAtomValue, useStore } from 'jotai';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { loadPart } from '../../api/loadPart.ts';
import { soundsOfPage, soundTexts } from '../../content/sounds.ts';
import { pathAtom } from '../../state/route.ts';
import { soundChoiceAtom } from '../../state/sound.ts';
import { RadioRow } from '../../ui/radio-row/RadioRow.tsx';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { captionsAtom } from './captions.ts';
import style from './SoundSwitch.module.css';

const words = { off: soundTexts.off, on: soundTexts.on } as const;

/**
 * The button beside the effects switch. It opens a panel with on and off, the volume, a sentence on the sounds of this
 * page, and the last eight captions. Loads the sounds once sound is on. The list is no live region, because it would be
 * read out over a story. B-SND-02, B-SND-03.
 */
export function SoundSwitch() {
  const store = useStore();
  const [choice, choose] = useAtom(soundChoiceAtom);
  const captions = useAtomValue(captionsAtom);
  const page = soundsOfPage(useAtomValue(pathAtom) ?? '/');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isTabbing = useRef(false);
  const id = useId();
  const { isOn, volume } = choice;

  useEffect(() => {
    if (!isOn) return;
    let end: (() => void) | null = null;
    let isOver = false;
    void loadPart('sound', () => import('./player.ts')).then(({ startPlayer }) => {
      if (!isOver) end = startPlayer(store);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [isOn, store]);

  useWindowEvents(
    {
      pointerdown: ({ target }) => {
        if (target instanceof Node && place.current?.contains(target) === false) setOpen(false);
      },
    },
    isOpen,
  );
  const closeByKey = (event: KeyboardEvent) => {
    isTabbing.current = event.key === 'Tab';
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    opener.current?.focus();
  };
  // A page may move the focus by itself, to a text that has loaded. Such a move does not close the panel.
  const closeOnBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (isTabbing.current && relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
    isTabbing.current = false;
  };

  return (
    <div ref={place} className={style.switch} onKeyDown={closeByKey} onBlur={closeOnBlur}>
      <button
        ref={opener}
        type="button"
        className={style.opener}
        aria-label={isOn ? soundTexts.isOn : soundTexts.isOff}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-on={isOn || undefined}
        data-track="open:sound"
        onClick={() => setOpen(!isOpen)}
      >
        <svg className={style.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M2 6h2.6L8 3v10L4.6 10H2Z" />
          <path d={isOn ? 'M10.4 6a3 3 0 0 1 0 4M12.4 4a6 6 0 0 1 0 8' : 'M10.6 6.2l3.6 3.6M14.2 6.2l-3.6 3.6'} />
        </svg>
        <span className={style.word}>{soundTexts.opener}</span>
      </button>
      {isOpen ? (
        <div id={id} className={style.panel} role="group" aria-label={soundTexts.opener}>
          <RadioRow
            legend={soundTexts.opener}
            name="sound"
            words={words}
            chosen={isOn ? 'on' : 'off'}
            onChoose={(word) => choose({ ...choice, isOn: word === 'on' })}
            className={style.choice}
          />
          <label className={style.volume}>
            <span>{soundTexts.volume}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={volume}
              aria-valuetext={soundTexts.percent(volume)}
              onChange={({ target }) => choose({ ...choice, volume: target.valueAsNumber })}
            />
          </label>
          <p className={style.page}>{soundTexts.page[page]}</p>
          {page === 'shared' ? <p>{soundTexts.shared}</p> : null}
          {isOn ? (
            <>
              <h2 className={style.heading}>{soundTexts.latest}</h2>
              {captions.length === 0 ? <p>{soundTexts.nothing}</p> : null}
              <ol className={style.captions}>
                {captions.map(({ id, text, count }) => (
                  <li key={id}>{`${text}${count > 1 ? soundTexts.times(count) : ''}`}</li>
                ))}
              </ol>
            </>
          ) : (
            <p>{soundTexts.unfetched}</p>
          )}
        </div>
      ) : null}
    </div>
  );
}
