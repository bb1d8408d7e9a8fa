/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ErasedSchema, type VisitorExport, VisitorExportSchema } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import { actInWords } from '../../../content/actsInWords.ts';
import type { TablePage } from '../../../storage/TablePage.ts';
import { errorResponses } from '../../errorResponses.ts';

/** The reply as sent: a stream of JSON. The schema describes the JSON. */
const ExportStreamSchema = Type.Unsafe<Readable>(VisitorExportSchema);

/** The acts in a page of rows as phrases; empty for other tables. */
const wordsOf = ({ table, rows }: TablePage): string[] =>
  table === 'acts' ? (rows as VisitorExport['tables']['acts']).map(({ act, value }) => actInWords(act, value)) : [];

/** The JSON text of VisitorExportSchema, one piece for each page of rows. */
async function* jsonOf(
  head: Omit<VisitorExport, 'tables' | 'actsInWords'>,
  first: TablePage,
  rest: AsyncGenerator<TablePage, void>,
): AsyncGenerator<string, void> {
  const rowsOf = ({ rows }: TablePage) => rows.map((row) => JSON.stringify(row)).join(',');
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{"${first.table}":[${rowsOf(first)}`;
  let { table } = first;
  const acts = wordsOf(first);
  for await (const page of rest) {
    // A table has a second page only when its first page was full. So there is always a row before the comma.
    if (page.table !== table) yield `],"${page.table}":[${rowsOf(page)}`;
    else if (page.rows.length > 0) yield `,${rowsOf(page)}`;
    table = page.table;
    acts.push(...wordsOf(page));
  }
  yield `]},"actsInWords":${JSON.stringify(acts)}}`;
}

/** Export and erasure of everything stored about a visitor. B-PRV-01. */
const visitorData: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    apiPaths.export,
    {
      schema: {
        summary: 'All stored rows about this visitor, by table, as a file.',
        response: { 200: ExportStreamSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id, firstSeenAt } = request.visitor();
      const pages = app.storage.visitors.export(id);
      // An error of the first read is sent with its status. An error of a later read ends the reply early.
      const { value: first } = await pages.next();
      if (first === undefined) throw new Error('The export has no tables.');
      reply.header('cache-control', 'no-store');
      // A browser that opens the URL saves a file. For a fetch the header has no effect.
      reply.header('content-disposition', 'attachment; filename="d5u-what-is-held.json"');
      reply.type('application/json; charset=utf-8');
      const json = jsonOf({ exportedAt: app.clock(), visitor: id, firstSeenAt }, first, pages);
      return Readable.from(json, { objectMode: false });
    },
  );

  app.delete(
    apiPaths.visitor,
    {
      schema: {
        summary: 'Erases all rows about this visitor and clears the cookie. It cannot be undone.',
        response: { 200: ErasedSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const erased = await request.eraseVisitor();
      reply.header('cache-control', 'no-store');
      return { erased };
    },
  );
};
export default visitorData;
