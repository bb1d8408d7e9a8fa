import style from './style.module.css';

/** The ring that a mug has left on the sheet, 81 mm across: two broken circles. */
export function CupMark() {
  return (
    <svg className={style.cup} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <path d="M100 12a88 88 0 0 1 84 62M186 92a88 88 0 0 1-58 91M116 187a88 88 0 0 1-104-86M12 90A88 88 0 0 1 88 13" />
      <path d="M104 19a81 81 0 0 1 72 54M180 104a81 81 0 0 1-74 77M90 180a81 81 0 0 1-70-90" />
    </svg>
  );
}
