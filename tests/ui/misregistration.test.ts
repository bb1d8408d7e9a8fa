import { expect, test } from 'vitest';
import { misregistrationOf } from '../../src/app/useMisregistration.ts';

test('[R-EGG-07] headings lose their registration below a stability of 0.8, by 3 px at 0.2', () => {
  expect([1, 0.8, 0.75].map(misregistrationOf)).toEqual([0, 0, 0.5]);
  expect([0.5, 0.2].map(misregistrationOf)).toEqual([1.5, 3]);
});
