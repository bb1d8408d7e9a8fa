import { benchFaults } from './check/benches.ts';
import { deploymentFaults } from './check/deployment.ts';
import { docFaults } from './check/docs.ts';
import { engineFaults } from './check/engines.ts';
import { readImports } from './check/imports.ts';
import { widthFaults } from './check/lineWidth.ts';
import { looseTextFaults } from './check/looseTexts.ts';
import { unusedPackages } from './check/packages.ts';
import { codeNameFaults, phraseFaults } from './check/phrases.ts';
import { requirementFaults } from './check/requirementIds.ts';
import { shaderFaults } from './check/shaders.ts';
import { linkFaults, sourceFaults } from './check/sources.ts';
import { storedKeyFaults } from './check/storedKeys.ts';
import { styleFaults } from './check/styles.ts';

/**
 * Runs the checks of the source text that neither tsc nor oxlint can make; the last part of `npm run check`. Prints one
 * sentence for each fault, and exits with 1 if there is any.
 */
const imports = await readImports();
const checks: Readonly<Record<string, readonly string[]>> = {
  'imports keep to the layers': imports.faults,
  'packages are used': unusedPackages(imports),
  'style sheets and components agree': styleFaults(),
  'no feature that a browser of the line lacks': engineFaults(),
  'shaders are explained': shaderFaults(),
  'comments and log lines are not too wide': widthFaults(),
  'stored keys are explained': storedKeyFaults(),
  'calls, keys and statements are those that are allowed': sourceFaults(),
  'texts that change stand alone': looseTextFaults(),
  'links of components are listed': linkFaults(),
  'deployment and documents agree with the code': deploymentFaults(),
  'no phrase is repeated too often': await phraseFaults(),
  'texts contain no names of the code': await codeNameFaults(),
  'documents agree with the repository': docFaults(),
  'requirements are defined once, and those that are cited exist': requirementFaults(),
  'each bench begins with its question': benchFaults(),
};

for (const [name, faults] of Object.entries(checks)) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`);
  for (const fault of faults) console.error(`      ${fault}`);
}
if (Object.values(checks).some((faults) => faults.length > 0)) process.exitCode = 1;
