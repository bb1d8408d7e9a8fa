import { deploymentFaults } from './check/deployment.ts';
import { docFaults } from './check/docs.ts';
import { readImports } from './check/imports.ts';
import { widthFaults } from './check/lineWidth.ts';
import { unusedPackages } from './check/packages.ts';
import { codeNameFaults, phraseFaults } from './check/phrases.ts';
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
  'shaders are explained': shaderFaults(),
  'comments and log lines are not too wide': widthFaults(),
  'stored keys are explained': storedKeyFaults(),
  'calls, keys and statements are those that are allowed': sourceFaults(),
  'links of components are listed': linkFaults(),
  'deployment and documents agree with the code': deploymentFaults(),
  'no phrase is repeated too often': await phraseFaults(),
  'texts contain no names of the code': await codeNameFaults(),
  'documents agree with the repository': docFaults(),
};

for (const [name, faults] of Object.entries(checks)) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`);
  for (const fault of faults) console.error(`      ${fault}`);
}
if (Object.values(checks).some((faults) => faults.length > 0)) process.exitCode = 1;
