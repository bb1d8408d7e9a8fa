import type { Page } from 'playwright-core';

/** Controls that leave the document, erase the visitor or open a file. They have tests of their own. */
const leaving = 'a, [download], [data-track="ask:again"], [data-track^="keep:"], [data-track^="pay:"]';

/**
 * Uses up to `most` controls in `within`, each once, in the order of the document, including controls that appear
 * meanwhile. Presses buttons, switches and radio buttons, and moves sliders to an end. Fills fields with two words and
 * submits them, except in a form whose submit button matches `leaving`. Waits after each act until new texts are
 * translated. Returns the acts, one line each.
 */
async function act({
  within,
  leaving: left,
  most,
}: {
  within: string;
  leaving: string;
  most: number;
}): Promise<string[]> {
  const set = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    const kind = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const done = new WeakSet<Element>();
  const acts: string[] = [];
  const nameOf = (control: Element) =>
    `${control.tagName.toLowerCase()} ${control.getAttribute('data-track') ?? control.textContent?.slice(0, 30)}`;
  const next = () =>
    [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(button, input, textarea, [role="switch"])`)].find(
      (control) =>
        !done.has(control) &&
        !control.matches(left) &&
        !control.matches(':disabled, [inert] *') &&
        control.checkVisibility(),
    );
  for (let control = next(); control !== undefined && acts.length < most; control = next()) {
    done.add(control);
    acts.push(nameOf(control));
    if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')) {
      control.focus();
      set(control, 'two words');
      await window.translator.done();
      const submits = control.form?.querySelector('button:not([type="button"])');
      if (!submits?.matches(left)) control.form?.requestSubmit();
    } else if (control instanceof HTMLInputElement && control.type === 'range') {
      set(control, control.value === control.max ? control.min : control.max);
    } else {
      const pointer = { bubbles: true, pointerId: 1, isPrimary: true, button: 0 };
      control.dispatchEvent(new PointerEvent('pointerdown', pointer));
      control.dispatchEvent(new PointerEvent('pointerup', pointer));
      control.click();
    }
    await window.translator.done();
  }
  return acts;
}

/** Uses every control within a selector, on a translated page. Returns the acts, one line each. */
export const actOnAll = (page: Page, within: string, most = 6): Promise<string[]> =>
  page.evaluate(act, { within, leaving, most });
