/**
 * The inspector's replacements for the visitor's own facts; null or absent for a fact that is not previewed. B-DEV-01.
 */
export interface PreviewedFacts {
  readonly phase: number | null;
  readonly suspicion: number | null;
  readonly ended?: boolean;
  /** “act:value,act:value”. */
  readonly did?: string;
}

/**
 * The URL of a GET with the previewed facts in its query. The server reads them only where the operator allows the
 * inspector.
 */
export function previewedAddress(
  path: string,
  query: Readonly<Record<string, string>>,
  preview: PreviewedFacts | null,
) {
  const all = new URLSearchParams(query);
  for (const name of ['phase', 'suspicion', 'ended', 'did'] as const) {
    const value = preview?.[name] ?? null;
    if (value !== null) all.set(name, String(value));
  }
  return all.size === 0 ? path : `${path}?${all.toString()}`;
}
