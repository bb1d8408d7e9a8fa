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
