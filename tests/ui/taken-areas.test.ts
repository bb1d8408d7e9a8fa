import { expect, onTestFinished, test, vi } from 'vitest';
import { takenAreas } from '../../src/ui/takenAreas.ts';

test('[B-NOTE-01] a drawing that is made of styles alone is kept clear, and a plain box is not', () => {
  const area = new DOMRect(700, 100, 100, 400);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(area);
  const [layer, box] = [document.createElement('div'), document.createElement('div')];
  document.body.append(layer, box);
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });
  expect(takenAreas(layer)).toEqual([]);
  box.dataset['drawing'] = '';
  expect(takenAreas(layer)).toEqual([area]);
});

test('[B-CASE-04] for a layer that scrolls with the page, what stays in the window takes a window above and below it', () => {
  const area = new DOMRect(0, 100, 100, 40);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(area);
  document.body.innerHTML = '<div id="page"><div style="position: sticky"><i data-drawing></i></div></div>';
  const layer = document.createElement('div');
  document.body.append(layer);
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });
  expect(takenAreas(layer)).toEqual([area]);
  const column = new DOMRect(0, 100 - innerHeight, 100, 40 + 2 * innerHeight);
  expect(takenAreas(layer, { isScrolled: true })).toEqual([column]);
  document.querySelector('div > div')?.removeAttribute('style');
  expect(takenAreas(layer, { isScrolled: true })).toEqual([area]);
});

test('[B-NOTE-01] a hidden drawing keeps nothing clear, as the canvas of the overlay between two effects', () => {
  const area = new DOMRect(700, 100, 100, 400);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(area);
  const [layer, canvas] = [document.createElement('div'), document.createElement('canvas')];
  document.body.append(layer, canvas);
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });
  // jsdom has no `checkVisibility`. In a browser without it every drawing counts as visible.
  expect(takenAreas(layer)).toEqual([area]);
  canvas.checkVisibility = () => false;
  expect(takenAreas(layer)).toEqual([]);
});
