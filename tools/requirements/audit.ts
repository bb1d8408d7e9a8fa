import type { Catalogue } from './catalogue.ts';
import type { Proof } from './results.ts';

export interface Audit {
  /** One sentence each; empty when page and tests agree. */
  readonly faults: readonly string[];
  readonly summary: string;
}

/** Compares the page with what the tests proved. */
export function audit({ ids, partial, unbuilt }: Catalogue, proofs: ReadonlyMap<string, Proof>): Audit {
  const isProved = (id: string) => (proofs.get(id)?.passed.length ?? 0) > 0;
  const built = ids.filter((id) => !unbuilt.has(id));

  const faults = [
    ...[...proofs.keys()]
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is named by a test and is no requirement.`),
    ...built.filter((id) => !isProved(id)).map((id) => `${id} has no passing test.`),
    ...built
      .filter((id) => isProved(id) && (proofs.get(id)?.failed.length ?? 0) > 0)
      .map((id) => `${id} has a failing test: ${proofs.get(id)?.failed[0]}`),
    ...[...unbuilt]
      .filter(isProved)
      .map((id) => `${id} has a passing test: take it out of “Not yet built” in docs/requirements.md.`),
  ];
  const proved = built.filter((id) => isProved(id) && !partial.has(id)).length;
  const counts = [`${proved} proved`, `${partial.size} built in part`, `${unbuilt.size} not yet built`];
  return { faults, summary: `${ids.length} requirements: ${counts.join(', ')}, ${faults.length} to mend.` };
}
