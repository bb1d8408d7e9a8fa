import style from './style.module.css';

/** SVG path of one heating wire, which zigzags over a sheet of mica. */
const wire = (y: number) => {
  const teeth = Array.from({ length: 22 }, (_, index) => `${index % 2 === 0 ? 'v9' : 'v-9'}h14`).join('');
  return `M58 ${y}${teeth}`;
};

/** The toaster in section: the cage, the heating wires, and the slot of the lever. */
export function Toaster() {
  return (
    <svg className={style.section} viewBox="0 0 640 300" aria-hidden="true" focusable="false">
      <g className={style.wires}>
        {[70, 104, 138, 172, 206].map((y) => (
          <path key={y} d={wire(y)} />
        ))}
      </g>
      <path d="M14 270V58Q14 22 50 22H590Q626 22 626 58V270Z" />
      <path d="M44 22V246H398V22M14 252H626" />
      <path className={style.hidden} d="M52 36V238M390 36V238M44 226H398" />
      <path d="M34 270v14h34v-14M572 270v14h34v-14" />
      <path className={style.cord} d="M14 214c-18 0-24-10-24-30V128" />
      <path d="M-26 78H6V110H-26ZM-16 110h12v18h-12ZM-16 90v6M-4 90v6" />
      <circle cx="512" cy="150" r="40" />
      <path d="M600 62V214" />
    </svg>
  );
}

/** The pointer of the dial: a stroke on the knob, rotated to the figure. */
export function Pointer({ setting }: { readonly setting: number }) {
  return (
    <svg className={style.pointer} viewBox="0 0 640 300" aria-hidden="true" focusable="false">
      <path d="M512 140V114" transform={`rotate(${-125 + (setting - 1) * 50} 512 150)`} />
    </svg>
  );
}
