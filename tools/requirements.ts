import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { audit } from './requirements/audit.ts';
import { parseCatalogue } from './requirements/catalogue.ts';
import { tableOf } from './requirements/report.ts';
import { collectProofs, type TestReport } from './requirements/results.ts';

/**
 * Holds the last run of `npm test` and `npm run test:long` against docs/requirements.md: which line is proved by how many tests. Exits with 1 when a
 * line has no proof and is not listed as unbuilt, or when lists and tests contradict each other in any other way.
 */
const { values } = parseArgs({
  options: {
    catalogue: { type: 'string', default: 'docs/requirements.md' },
    results: { type: 'string', multiple: true, default: ['dist/tests.json', 'dist/tests-long.json'] },
  },
});

const missing = values.results.find((file) => !existsSync(file));
if (missing === undefined) {
  const catalogue = parseCatalogue(readFileSync(values.catalogue, 'utf8'));
  const reports = values.results.map((file) => JSON.parse(readFileSync(file, 'utf8')) as TestReport);
  const proofs = collectProofs({ testResults: reports.flatMap(({ testResults }) => testResults) });
  const { faults, summary } = audit(catalogue, proofs);
  console.log(tableOf(catalogue, proofs));
  console.log(`\n${summary}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  console.error(`There are no test results in ${missing}. Run npm test and npm run test:long first.`);
  process.exitCode = 1;
}
