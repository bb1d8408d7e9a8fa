import type { Catalogue } from './catalogue.ts';
import type { Proof } from './results.ts';

export interface Audit {
  /** One sentence each. Empty when docs/requirements.md and the tests agree. */
  readonly faults: readonly string[];
  /** Proved requirements whose tests are all in one of the `weakFolders`: no browser, worker or server. */
  readonly weak: readonly string[];
  readonly summary: string;
}

/** Folders under tests/ whose tests use jsdom in place of a browser, or only call functions. */
const weakFolders = new Set(['ui', 'core']);

/**
 * Compares the catalogue with the tests. A requirement is proved when tests that name it ran and all of them passed.
 * One failed test is a fault, even if other tests passed.
 */
export function audit({ ids, partial, unbuilt }: Catalogue, proofs: ReadonlyMap<string, Proof>): Audit {
  const passedOf = (id: string) => proofs.get(id)?.passed ?? [];
  const failedOf = (id: string) => proofs.get(id)?.failed ?? [];
  const built = ids.filter((id) => !unbuilt.has(id));

  const faults = [
    ...[...proofs.keys()]
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is named by a test and is no requirement.`),
    ...built
      .filter((id) => passedOf(id).length === 0 && failedOf(id).length === 0)
      .map((id) => `${id} has no passing test.`),
    ...built.flatMap((id) => failedOf(id).map(({ title }) => `${id} has a failing test: ${title}`)),
    ...[...unbuilt]
      .filter((id) => passedOf(id).length > 0)
      .map((id) => `${id} has a passing test: take it out of “Not yet built” in docs/requirements.md.`),
  ];
  const isProved = (id: string) => passedOf(id).length > 0 && failedOf(id).length === 0;
  const proved = built.filter((id) => isProved(id) && !partial.has(id));
  const weak = proved.filter((id) => {
    const folders = new Set(passedOf(id).map(({ folder }) => folder));
    return folders.size === 1 && [...folders].every((folder) => weakFolders.has(folder));
  });
  const counts = [`${proved.length} proved`, `${partial.size} built in part`, `${unbuilt.size} not yet built`];
  return { faults, weak, summary: `${ids.length} requirements: ${counts.join(', ')}, ${faults.length} faults.` };
}
