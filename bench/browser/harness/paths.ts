import { publicRoutes } from '#contract/routes.ts';

export const publicPaths: readonly string[] = publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`));
