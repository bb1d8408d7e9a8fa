import type { TLocalizedValidationError } from 'typebox/error';

/** `/behaviorData/scrollPatterns/3/percent` as `behaviorData.scrollPatterns[3].percent`. */
const fieldAt = (instancePath: string): string =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')
    .slice(0, 120);

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

const plural = (count: number | bigint, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

function predicate(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return `must be ${[error.params.type]
        .flat()
        .map((name) => typeNames[name] ?? name)
        .join(' or ')}`;
    case 'maximum':
      return `must be at most ${error.params.limit}`;
    case 'minimum':
      return `must be at least ${error.params.limit}`;
    case 'maxItems':
      return `must have at most ${plural(error.params.limit, 'entry', 'entries')}`;
    case 'maxLength':
      return `must be at most ${plural(error.params.limit, 'character', 'characters')} long`;
    case 'minLength':
      return error.params.limit === 1 ? 'must not be empty' : `must be at least ${error.params.limit} characters long`;
    case 'pattern':
      return `must match ${error.params.pattern.toString()}`;
    case 'boolean':
      return 'is not known here';
    default:
      return error.message;
  }
}

/** The errors of each branch of a union; empty when the schema is not a union. */
function branchesOf(errors: readonly TLocalizedValidationError[]): TLocalizedValidationError[][] {
  const branches = new Map<string, TLocalizedValidationError[]>();
  for (const error of errors) {
    const branch = /^#\/anyOf\/(\d+)/.exec(error.schemaPath)?.[1];
    if (branch !== undefined) branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  return [...branches.values()];
}

const missingAtRoot = (errors: readonly TLocalizedValidationError[]): string[] =>
  errors.flatMap((error) =>
    error.keyword === 'required' && error.instancePath === '' ? error.params.requiredProperties : [],
  );

const hasUnknownNames = (errors: readonly TLocalizedValidationError[]): boolean =>
  errors.some((error) => error.keyword === 'additionalProperties' && error.instancePath === '');

/**
 * The intended branch of a union: the one with no field missing at the root, else the only one without unknown names.
 */
function intendedBranch(branches: readonly TLocalizedValidationError[][]): TLocalizedValidationError[] | undefined {
  const complete = branches.find((branch) => missingAtRoot(branch).length === 0);
  const matching = branches.filter((branch) => !hasUnknownNames(branch));
  return complete ?? (matching.length === 1 ? matching[0] : undefined);
}

/**
 * One sentence for a failed validation, about the first invalid field: "behaviorData.dwellTime must be at least 0."
 * `whole` names the validated part (body, query, params). For a union it reports the intended branch.
 */
export function validationMessage(errors: readonly TLocalizedValidationError[], whole: string): string {
  const branches = branchesOf(errors);
  const intended = intendedBranch(branches);
  if (branches.length > 1 && intended === undefined) {
    const names = branches.map((branch) => missingAtRoot(branch)[0]).filter((name) => name !== undefined);
    return `The ${whole} must hold ${[...new Set(names)].join(' or ')}.`;
  }
  const rows = intended ?? errors;
  const [first] = rows;
  if (first === undefined) return `The ${whole} does not fit.`;
  const field = fieldAt(first.instancePath);
  const subject = field === '' ? `The ${whole}` : field;
  if (first.keyword === 'required') {
    return `${[field, first.params.requiredProperties[0]].filter(Boolean).join('.')} is missing.`;
  }
  const allowed = rows.flatMap((row) =>
    row.keyword === 'const' && row.instancePath === first.instancePath ? [String(row.params.allowedValue)] : [],
  );
  if (allowed.length > 0) return `${subject} must be ${allowed.length > 1 ? 'one of ' : ''}${allowed.join(', ')}.`;
  return `${subject} ${predicate(first)}.`;
}
