/** The parts of Vitest's JSON report that are read here. */
export interface TestReport {
  readonly testResults: readonly {
    /** The path of the test file. */
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** A test that names a requirement. Its folder under tests/ shows the kind of proof. */
export interface TaggedTest {
  readonly title: string;
  readonly folder: string;
}

/** All tests that name one requirement, by result, in the order of the report. */
export interface Proof {
  readonly passed: TaggedTest[];
  readonly failed: TaggedTest[];
  /** Tests that did not run. They do not count. */
  readonly skipped: TaggedTest[];
}

const bracket = /\[([RB]-[^\]]*)\]/g;

/**
 * The requirements named anywhere in a title: `[R-SA-04] …`, `[R-SA-04, R-SA-05] …` or `[R-SA-04][R-SA-05] …`. Any
 * other text in such a bracket is returned too, so that a mistake is reported as an unknown ID.
 */
function idsIn(title: string): readonly string[] {
  const found = [...title.matchAll(bracket)].flatMap(([, inside = '']) => inside.split(/[\s,]+/));
  return [...new Set(found.filter((id) => id !== ''))];
}

/** The tests by the requirement that they name. A `describe` gives its IDs to all tests in it. */
export function collectProofs({ testResults }: TestReport): ReadonlyMap<string, Proof> {
  const proofs = new Map<string, Proof>();
  for (const { name, assertionResults } of testResults) {
    const folder = /\/tests\/([^/]+)\//.exec(name)?.[1] ?? 'elsewhere';
    for (const { fullName: title, status } of assertionResults) {
      for (const id of idsIn(title)) {
        const proof = proofs.get(id) ?? { passed: [], failed: [], skipped: [] };
        proofs.set(id, proof);
        const tests = status === 'passed' ? proof.passed : status === 'failed' ? proof.failed : proof.skipped;
        tests.push({ title, folder });
      }
    }
  }
  return proofs;
}
