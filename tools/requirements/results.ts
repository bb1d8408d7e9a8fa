/** Vitest's JSON report, as far as it is read here. */
export interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** What the tests that name one ID came to. Titles in the order of the report. */
export interface Proof {
  readonly passed: string[];
  readonly failed: string[];
}

const bracket = /\[([RB]-[^\]]*)\]/g;

/**
 * The requirements a title names: `[R-SA-04] …`, `[R-SA-04, R-SA-05] …` or `[R-SA-04][R-SA-05] …`, anywhere in it.
 * Whatever else stands in such a bracket comes back as it is, so that a slip shows up as an unknown ID.
 */
function idsIn(title: string): readonly string[] {
  const found = [...title.matchAll(bracket)].flatMap(([, inside = '']) => inside.split(/[\s,]+/));
  return [...new Set(found.filter((id) => id !== ''))];
}

/** Passed and failed tests by the ID they name; a `describe` lends its IDs to the tests in it. Skipped ones prove nothing. */
export function collectProofs({ testResults }: TestReport): ReadonlyMap<string, Proof> {
  const proofs = new Map<string, Proof>();
  for (const { fullName, status } of testResults.flatMap((file) => file.assertionResults)) {
    for (const id of idsIn(fullName)) {
      const proof = proofs.get(id) ?? { passed: [], failed: [] };
      proofs.set(id, proof);
      if (status === 'passed') proof.passed.push(fullName);
      if (status === 'failed') proof.failed.push(fullName);
    }
  }
  return proofs;
}
