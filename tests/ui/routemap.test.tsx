import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import { archiveNoteSinceTheEnd, archiveTexts } from '../../src/content/archiveTexts.ts';
import { shownBy } from '../../src/pages/routemap/logic.ts';
import { recoveredFiles } from '../../src/state/recoveredFiles.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { simulationAtom } from '../../src/state/simulation.ts';
import { snippetOf } from '../../src/device/hoverText.ts';
import { corruptedName, corruptionOf, lostLetter } from '../../src/ui/grade/corruptedName.ts';
import {
  click,
  clicksSent,
  file,
  fragmentOf,
  href,
  names,
  row,
  sent,
  show,
  state,
  visibleName,
} from './routemap-stage.tsx';

describe('the page', () => {
  test('[R-ARC-01] title, version, last scan, "Accessible: 0" and the influence box', async () => {
    show({ phase: 0 });
    expect(screen.getByRole('heading', { level: 1, name: 'D5U ARCHIVE INDEX - FILESYSTEM RECOVERY' })).toBeTruthy();
    expect(screen.getByText('v2.19.03 · last scan 2021.03.15.14:22:07')).toBeTruthy();
    expect(screen.getByText('Accessible: 0').nextElementSibling?.textContent).toBe(
      'files that you have recovered, of 20',
    );
    const box = screen.getByRole('region', { name: 'Current influence' });
    expect(box.textContent).toBe('Loading influence data...');
    await within(box).findByText('No current influence - be the first to gain power for $13');
  });

  test('[R-BEH-01] whoever rests on the sum has its two figures apart', () => {
    show();
    const sum = screen.getByText('20 files').parentElement as Element;
    expect(snippetOf(sum)).toBe('20 files 4,700.1 kB');
  });

  test('[R-ARC-01] screen readers get the whole title while its letters wear', () => {
    const { store } = show();
    act(() => store.set(simulationAtom, { ...store.get(simulationAtom), stability: 0.2 }));
    const title = screen.getByRole('heading', { level: 1, name: 'D5U ARCHIVE INDEX - FILESYSTEM RECOVERY' });
    expect(title.querySelector('[aria-hidden] [class*="grade35"]')).toBeTruthy();
  });

  test('[R-ARC-01] "Accessible" counts what this visitor has recovered', () => {
    show();
    click('kitchen.txt', 2);
    expect(screen.getByText('Accessible: 0')).toBeTruthy();
    click('kitchen.txt');
    expect(screen.getByText('Accessible: 1')).toBeTruthy();
  });

  test('[R-ARC-03] phase 0: twenty disabled buttons and "RESTRICTED FILESYSTEM"', () => {
    show({ phase: 0 });
    expect(screen.getByRole('heading', { name: 'RESTRICTED FILESYSTEM' })).toBeTruthy();
    expect(names.map((name) => file(name).disabled)).toEqual(Array(20).fill(true));
    click('kitchen.txt', 3);
    expect(clicksSent()).toEqual([]);
  });

  test('[R-ARC-03] a pressed row says that it is not open yet, the last one only, aloud too', () => {
    show({ phase: 0 });
    fireEvent.click(row('kitchen.txt'));
    expect(state('kitchen.txt')).toBe('not yet');
    const described = file('kitchen.txt').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('not yet');
    fireEvent.click(row('doors.log'));
    expect(['kitchen.txt', 'doors.log'].map(state)).toEqual(['–', 'not yet']);
    expect(clicksSent()).toEqual([]);
  });

  test('[R-ARC-03] at phase 1 a row says nothing of the kind', () => {
    show({ phase: 1 });
    fireEvent.click(row('kitchen.txt'));
    expect(state('kitchen.txt')).toBe('–');
  });

  test('[R-ARC-12] until the profile is known nothing is said about access, and the files wait', async () => {
    const { store } = show({ phase: 0 });
    act(() => store.set(previewAtom, null));
    expect(screen.getByRole('heading', { name: 'The index' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/RESTRICTED|half a minute|Open to requests/);
    expect(names.map((name) => file(name).disabled)).toEqual(Array(20).fill(true));
    const how = screen.getByText(archiveTexts.how);
    expect(how.dataset['unknown']).toBe('true');
    // The server's profile is at phase 1.
    expect(await screen.findByRole('heading', { name: 'Open to requests' })).toBeTruthy();
    expect(names.map((name) => file(name).disabled)).toEqual(Array(20).fill(false));
    expect(how.dataset['unknown']).toBeUndefined();
  });

  test('[R-ARC-03] phase 1: the buttons are enabled and the restriction is gone', () => {
    show({ phase: 1 });
    expect(screen.queryByText('RESTRICTED FILESYSTEM')).toBeNull();
    expect(names.map((name) => file(name).disabled)).toEqual(Array(20).fill(false));
  });

  test('[B-END-01] after the end the files stay open, and the case that they tell of is closed', () => {
    const { store } = show({ phase: 5 });
    expect(screen.getByRole('heading', { name: 'Open to requests' })).toBeTruthy();
    act(() => store.set(previewAtom, { phase: 5, suspicion: null, ended: true }));
    expect(screen.queryByText('Open to requests')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Open, and the case closed' })).toBeTruthy();
    expect(screen.getByText(archiveNoteSinceTheEnd)).toBeTruthy();
    expect(names.map((name) => file(name).disabled)).toEqual(Array(20).fill(false));
  });

  test('[R-ARC-03] the profile is fetched once on load', async () => {
    show();
    await screen.findByText(/^No current influence/);
    click('kitchen.txt', 3);
    await fragmentOf('kitchen.txt');
    expect(sent(({ url }) => url === '/api/visitor/profile')).toHaveLength(1);
  });
});

describe('names', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 0.6],
    [4, 0.8],
    [5, 0.8],
    [10_000, 0.8],
  ])('[R-ARC-05] after %i attempts corruption is %f', (attempts, corruption) => {
    expect(corruptionOf(attempts)).toBe(corruption);
  });

  test.each(names)(
    '[R-ARC-05] %s: that share of its letters is coarser, some are lost from the third on, and some misread above 0.6',
    (name) => {
      const damaged = (attempts: number) => corruptedName(name, attempts).grades.filter((grade) => grade > 0).length;
      expect(damaged(2)).toBe(0);
      expect(corruptedName(name, 2).text).toBe(name);
      expect(damaged(3)).toBe(Math.round(0.6 * name.length));
      const lost = (attempts: number) => corruptedName(name, attempts).text.split(lostLetter).length - 1;
      for (const [attempts, share] of [
        [2, 0],
        [3, 0.2],
        [4, 0.3],
        [5, 0.4],
        [7, 0.6],
        [9, 0.6],
      ] as const)
        expect(lost(attempts)).toBe(Math.round(share * name.length));
      expect(damaged(4)).toBe(Math.round(0.8 * name.length));
      expect(damaged(5)).toBe(Math.round(0.8 * name.length));
      expect(corruptedName(name, 4).text).not.toBe(name);
      expect(corruptedName(name, 4).text).toHaveLength(name.length);
      expect(corruptedName(name, 4)).toEqual(corruptedName(name, 4));
    },
  );

  test('[R-ARC-05] the damage is shown from the third click on, and the button keeps its name', () => {
    show();
    const graded = () =>
      Array.from(
        file('kitchen.txt').querySelectorAll('[class*="grade10"], [class*="grade20"], [class*="grade35"]'),
        ({ textContent }) => textContent,
      ).join('').length;
    click('kitchen.txt', 2);
    expect(graded()).toBe(0);
    click('kitchen.txt');
    expect(graded()).toBe(7);
    click('kitchen.txt');
    expect(graded()).toBe(9);
    expect(visibleName('kitchen.txt')).toBe(corruptedName('kitchen.txt', 4).text);
    expect(file('kitchen.txt').getAttribute('aria-label')).toBe('kitchen.txt');
  });
});

test('[R-ARC-05, R-ARC-07] a file that was recovered before stays damaged in a new page load, the others are whole', () => {
  show({ recovered: 1 });
  expect(visibleName(names[0]!)).toBe(corruptedName(names[0]!, 3).text);
  expect(visibleName(names[0]!)).toContain(lostLetter);
  expect(visibleName(names[1]!)).toBe(names[1]);
});

describe('entries that recoveries reveal', () => {
  const paths = ['/void', '/surveillance-truth', '/kitchen.txt', '/echoes/', '/visitors/', '/purification'];
  const shown = () => paths.filter((path) => href(path) !== undefined);
  const warning = () => screen.queryByText(/^Consent assumed\./);
  const beyond = ['/surveillance-truth', '/kitchen.txt', '/echoes/', '/visitors/'];

  test.each([
    [4, []],
    [5, ['/void']],
    [6, ['/void']],
    [7, beyond],
    [9, beyond],
    [10, [...beyond, '/purification']],
    [20, [...beyond, '/purification']],
  ] as const)('[R-ARC-09] %i recovered', (recovered, expected) => {
    show({ recovered });
    expect(shown()).toEqual(expected);
    expect(warning() !== null).toBe(recovered >= 7);
  });

  test('[R-ARC-09] the suggested paths lead to the pages that the same URLs open', () => {
    show({ recovered: 10 });
    expect(beyond.map(href)).toEqual(['/surveillance-truth', '/kitchen', '/echoes', '/visitors']);
    expect(href('/purification')).toBe('/purification');
  });

  test('[R-ARC-09] earlier recoveries count towards the fifth, which announces the new entries', () => {
    show({ recovered: 4 });
    click('offcut.hex', 2);
    expect(shown()).toEqual([]);
    click('offcut.hex');
    expect(shown()).toEqual(['/void']);
    expect(within(row('offcut.hex')).getByRole('link', { name: 'see below the sum' }).getAttribute('href')).toBe(
      '#unlisted',
    );
    expect(screen.getByRole('status').textContent).toContain('There are entries below the sum of the ledger.');
  });

  test('[R-ARC-09] [B-A11Y-04] the tenth recovery is announced in full', () => {
    show({ recovered: 9 });
    click('offcut.hex', 3);
    expect(screen.getByRole('status').textContent).toContain('the last link leads to /purification');
    const link = screen.getByRole('link', { name: '/purification' });
    expect(link.getAttribute('data-track')).toBe('hidden:/purification');
    link.focus();
    expect(document.activeElement).toBe(link);
  });

  test('the fifth recovery and the seventh are marked as those that made an entry', () => {
    const makers = (recovered: number) =>
      Array.from({ length: 20 }, (_, at) => at + 1).flatMap((order) =>
        order <= recovered ? (shownBy(order, recovered) ?? []) : [],
      );
    expect([4, 5, 6, 7, 12].map(makers)).toEqual([[], ['below'], ['below'], ['void', 'below'], ['void', 'below']]);
  });

  test('[R-ARC-09] a way that was shown stays: the fifth file keeps /void when it is no longer below the sum', () => {
    show({ recovered: 6 });
    const kept = () => screen.queryByRole('link', { name: 'it showed a way to /void' })?.getAttribute('href');
    expect([shown(), kept()]).toEqual([['/void'], undefined]);
    click('offcut.hex', 3);
    expect([shown(), kept()]).toEqual([beyond, '/void']);
  });

  test('names that the index does not list do not count', () => {
    expect(recoveredFiles(['archive:nobody.txt', 'egg:a', 'archive:doors.log'], ['doors.log'], archiveFiles)).toEqual([
      'doors.log',
    ]);
  });
});
