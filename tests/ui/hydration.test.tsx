import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { publicRoutes } from '#contract/routes.ts';
import { MotionContext } from '../../src/ui/motion.ts';

const pages = import.meta.glob<{ default: () => React.ReactNode }>('../../src/pages/*/index.tsx');

/** The markup of a page before its effects run, as the build makes it. */
async function markupOf(slug: string, motion: 'full' | 'calm' | 'off'): Promise<string> {
  const { default: Page } = await pages[`../../src/pages/${slug}/index.tsx`]!();
  return renderToString(
    <Provider store={createStore()}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <MotionContext value={motion}>
          <MemoryRouter initialEntries={[slug === 'home' ? '/' : `/${slug}`]}>
            <Page />
          </MemoryRouter>
        </MotionContext>
      </SWRConfig>
    </Provider>,
  );
}

test.each(publicRoutes)(
  '[B-TRN-06] %s has the same markup in each effects mode, which may change before it has hydrated',
  async (slug) => {
    const full = await markupOf(slug, 'full');
    expect(full.length).toBeGreaterThan(500);
    expect(await markupOf(slug, 'calm')).toBe(full);
    expect(await markupOf(slug, 'off')).toBe(full);
  },
);
