import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageGroup } from '../../src/app/Router.tsx';
import '../support/tidy.ts';

test('[B-EAR-01] the element around a page has its name while it has the focus itself, and no name otherwise', () => {
  render(
    <PageGroup name="Kitchen">
      <main>
        <button type="button">window</button>
      </main>
    </PageGroup>,
  );
  const group = document.querySelector<HTMLElement>('#page')!;
  const isNamed = () => screen.queryByRole('group', { name: 'Kitchen' }) === group;
  expect(isNamed()).toBe(false);
  fireEvent.focus(group);
  expect(isNamed()).toBe(true);
  fireEvent.blur(group);
  fireEvent.focus(screen.getByRole('button'));
  expect(isNamed()).toBe(false);
});
