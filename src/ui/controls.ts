/** Matches every element that a reader can press, drag or type into, and the labels of such elements. */
export const controls =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [contenteditable], [role="slider"]';
