import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';

export const publicPaths: readonly string[] = publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`));
export const hiddenPaths: readonly string[] = hiddenRoutes.map((slug) => `/${slug}`);
