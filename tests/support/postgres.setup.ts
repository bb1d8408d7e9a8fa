import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tools/cluster/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL on which tests create their databases. */
    postgresUrl: string;
  }
}

/** Global setup of the projects that run the server's tests on PostgreSQL: one PostgreSQL for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
