import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aheadHeader } from '#contract/paths.ts';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { fetchStoryAhead, useStory } from '../../src/api/useStory.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import '../support/tidy.ts';

let server: HttpListener;
/** `ahead` answers the oldest open request that fetches a page ahead, `counted` the oldest that counts as a visit. */
let answer: Readonly<Record<'ahead' | 'counted', () => void>>;

beforeEach(async () => {
  const waiting: Record<'ahead' | 'counted', (() => void)[]> = { ahead: [], counted: [] };
  answer = { ahead: () => waiting.ahead.shift()?.(), counted: () => waiting.counted.shift()?.() };
  server = await listen(({ headers }, response) => {
    const kind = aheadHeader in headers ? 'ahead' : 'counted';
    // The visit itself raises the number of pages by one (server/routes/api/story).
    const text = `${kind === 'ahead' ? 11 : 12} rooms`;
    waiting[kind].push(() =>
      json(response, { title: 'A room', blocks: [{ kind: 'text', text }], added: 1, choices: [], ended: false }),
    );
  });
});
afterEach(() => server.close());

function Page({ slug }: { readonly slug: string }) {
  const { page } = useStory(slug, '', 2, null);
  return <p>{page?.blocks[0]?.text ?? 'nothing yet'}</p>;
}
const open = (slug: string) =>
  render(
    <SWRConfig value={swrDefaults}>
      <Page slug={slug} />
    </SWRConfig>,
  );

test('[B-NAV-01] the counted answer stays, also when the answer ahead comes first while it is on its way', async () => {
  const ahead = fetchStoryAhead('dead-end', 2, null);
  open('dead-end');
  await waitFor(() => expect(server.received).toHaveLength(2));
  answer.ahead();
  await ahead;
  answer.counted();
  await waitFor(() => screen.getByText('12 rooms'));
});

test('[B-NAV-01] the counted answer stays when the answer ahead comes after it', async () => {
  const ahead = fetchStoryAhead('kitchen', 2, null);
  open('kitchen');
  await waitFor(() => expect(server.received).toHaveLength(2));
  answer.counted();
  await waitFor(() => screen.getByText('12 rooms'));
  answer.ahead();
  await ahead;
  await new Promise((resolve) => setTimeout(resolve, 50));
  screen.getByText('12 rooms');
});

test('[B-NAV-01] an answer ahead that is there before the page opens is shown until the counted one has come', async () => {
  const ahead = fetchStoryAhead('vega', 2, null);
  await waitFor(() => expect(server.received).toHaveLength(1));
  answer.ahead();
  await ahead;
  open('vega');
  screen.getByText('11 rooms');
  await waitFor(() => expect(server.received).toHaveLength(2));
  answer.counted();
  await waitFor(() => screen.getByText('12 rooms'));
});
