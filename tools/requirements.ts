import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { audit } from './requirements/audit.ts';
import { parseCatalogue } from './requirements/catalogue.ts';
import { tableOf } from './requirements/report.ts';
import { collectProofs, type TestReport } from './requirements/results.ts';

/**
 * Compares the last runs of `npm test`, `npm run test:long`, `npm run test:browsers` and `npm run test:pages` with
 * docs/requirements.md, and prints the number of tests for each requirement. `--titles` adds their titles. Exits with 1
 * when:
 * - a requirement has no passed test, or a failed one
 * - a test names an unknown requirement
 * - a requirement listed as not yet built has a passed test
 */
const { values } = parseArgs({
  options: {
    catalogue: { type: 'string', default: 'docs/requirements.md' },
    titles: { type: 'boolean', default: false },
    results: {
      type: 'string',
      multiple: true,
      default: ['', '-long', '-firefox', '-webkit', '-pages'].map((command) => `dist/tests${command}.json`),
    },
  },
});

const missing = values.results.find((file) => !existsSync(file));
if (missing === undefined) {
  const catalogue = parseCatalogue(readFileSync(values.catalogue, 'utf8'));
  const reports = values.results.map((file) => JSON.parse(readFileSync(file, 'utf8')) as TestReport);
  const proofs = collectProofs({ testResults: reports.flatMap(({ testResults }) => testResults) });
  const { faults, weak, summary } = audit(catalogue, proofs);
  console.log(tableOf(catalogue, proofs, { titles: values.titles }));
  if (weak.length > 0) console.log(`\nProved in jsdom or by pure functions alone: ${weak.join(', ')}.`);
  console.log(`\n${summary}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  console.error(
    `There are no test results in ${missing}. ` +
      'Run npm test, npm run test:long, npm run test:browsers and npm run test:pages first.',
  );
  process.exitCode = 1;
}
