import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { apiPaths } from '#contract/paths.ts';

/** Says whether the inspector may open here. Without the setting the route does not exist. B-DEV-01. */
const inspector: FastifyPluginAsyncTypebox<{ isEnabled: boolean }> = async (app, { isEnabled }) => {
  if (!isEnabled) return;
  app.get(
    apiPaths.inspector,
    { schema: { hide: true, response: { 200: Type.Object({ enabled: Type.Literal(true) }) } } },
    async () => ({ enabled: true as const }),
  );
};
export default inspector;
