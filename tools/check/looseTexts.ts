import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/**
 * The kinds of children of an element: nothing, an element, an element or nothing (`sometimes`), text that never
 * changes (`fixed`), and text that may change (`text`).
 */
type Kind = 'nothing' | 'element' | 'sometimes' | 'fixed' | 'text';

/** A node of the syntax tree, without a type for each kind of node: the whole tree is walked. */
interface Tree {
  readonly type: string;
  readonly span: { readonly start: number };
  readonly [name: string]: unknown;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';

/** The nodes directly below a node. */
const below = (node: Tree): Tree[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .map((value: unknown) =>
      isTree(value) || typeof value !== 'object' || value === null ? value : Object.values(value),
    )
    .flat()
    .filter(isTree);

/** JSX drops the white space around a line break. */
const textOf = (value: string): string => (/\S/.test(value) || !value.includes('\n') ? value : '');

/** The kinds of the names in a file, where the file determines them. */
type Names = ReadonlyMap<string, Kind>;

/** The root name of `a.b.c`: `a`. Null for a member that is computed or called. */
function rootOf(node: Tree): string | null {
  // For `this.props.children` of a class: the name of the property.
  const owner = node['object'] as Tree | undefined;
  if ((owner?.['object'] as Tree | undefined)?.type === 'ThisExpression')
    return (node['property'] as Tree)['value'] as string;
  if (node.type === 'Identifier') return node['value'] as string;
  if (node.type !== 'MemberExpression') return null;
  const property = node['property'] as Tree;
  const isPlain =
    property.type === 'Identifier' || (property['expression'] as Tree | undefined)?.type === 'NumericLiteral';
  return isPlain ? rootOf(node['object'] as Tree) : null;
}

const isFunction = ({ type }: Tree) => /^(ArrowFunction|Function)(Expression|Declaration)$/.test(type);

/** The expressions that a function returns; null for a node that is not a function. */
function resultsOf(node: Tree): readonly Tree[] | null {
  if (!isFunction(node)) return null;
  const body = node['body'] as Tree;
  if (body.type !== 'FunctionBody') return [body];
  const results: Tree[] = [];
  const look = (tree: Tree): void => {
    if (tree.type === 'ReturnStatement' && isTree(tree['argument'])) results.push(tree['argument']);
    else if (!isFunction(tree)) below(tree).forEach(look);
  };
  look(body);
  return results;
}

const isText = (kind: Kind): boolean => kind === 'text' || kind === 'fixed';

/** The kind of an expression that shows one of several branches. Text in only one branch may change. */
const either = (kinds: readonly Kind[]): Kind =>
  kinds.some(isText) ? 'text' : kinds.every((kind) => kind === 'nothing') ? 'nothing' : 'sometimes';

function kindOf(node: Tree, names: Names): Kind {
  const inner = (name: string) => kindOf(node[name] as Tree, names);
  switch (node.type) {
    case 'JSXElement':
      return 'element';
    // The children of a fragment are checked by themselves.
    case 'JSXFragment':
      return 'sometimes';
    case 'NullLiteral':
    case 'BooleanLiteral':
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'StringLiteral':
    case 'NumericLiteral':
      return 'fixed';
    case 'TemplateLiteral':
      return (node['expressions'] as Tree[]).every((part) => kindOf(part, names) === 'fixed') ? 'fixed' : 'text';
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsNonNullExpression':
      return inner('expression');
    case 'OptionalChainingExpression':
      return inner('base');
    case 'ConditionalExpression':
      return either([inner('consequent'), inner('alternate')]);
    case 'BinaryExpression': {
      const operator = node['operator'] as string;
      if (operator === '&&') return either([inner('right'), 'nothing']);
      return operator === '||' || operator === '??' ? either([inner('left'), inner('right')]) : 'text';
    }
    case 'ArrayExpression':
      return either([
        ...(node['elements'] as { expression: Tree }[]).map((each) => kindOf(each.expression, names)),
        'element',
      ]);
    case 'CallExpression': {
      const callee = node['callee'] as Tree;
      if (callee['value'] === 'createPortal') return 'nothing';
      // For a list (`items.map(item => …)`, `Array.from(items, item => …)`): the kinds of its items.
      const made = (node['arguments'] as { expression: Tree }[]).flatMap(
        ({ expression }) => resultsOf(expression) ?? [],
      );
      if (made.length > 0) return either([...made.map((each) => kindOf(each, names)), 'nothing']);
      return (callee.type === 'Identifier' && names.get(`${callee['value'] as string}()`)) || 'text';
    }
    default: {
      const root = rootOf(node);
      return root === null ? 'text' : (names.get(root) ?? 'text');
    }
  }
}

/**
 * The kinds of names that the file determines. Imports and constants of the module do not change. An interface says
 * which property is a ReactNode (its owner passes elements). A constant or a function may make elements.
 */
function namesOf(module: Tree, code: string): Names {
  const names = new Map<string, Kind>();
  for (const [, name = ''] of code.matchAll(/\breadonly (\w+)\??: ReactNode/g)) names.set(name, 'sometimes');
  const declare = (node: Tree, isTop: boolean): void => {
    if (node.type === 'VariableDeclarator' && isTree(node['init'])) {
      const { id, init } = node as unknown as { id: Tree; init: Tree };
      const results = resultsOf(init);
      if (id.type === 'Identifier') {
        const name = id['value'] as string;
        if (results !== null) names.set(`${name}()`, either(results.map((each) => kindOf(each, names))));
        else if (!isText(kindOf(init, names))) names.set(name, kindOf(init, names));
        else if (isTop) names.set(name, 'fixed');
      } else if (isTop)
        for (const [, name = ''] of code.slice(0).matchAll(/^const \{ ([^}]+) \} =/gm))
          for (const each of name.split(/,\s*/)) names.set(each.split(':').at(-1)?.trim() ?? '', 'fixed');
    }
    if (node.type === 'FunctionDeclaration') {
      const made = (resultsOf(node) ?? []).map((each) => kindOf(each, names));
      if (made.length > 0) names.set(`${(node['identifier'] as Tree)['value'] as string}()`, either(made));
    }
    const isDeeper = isTop && ['Module', 'VariableDeclaration', 'ExportDeclaration'].includes(node.type);
    if (node.type.startsWith('Import') && typeof node['local'] === 'object')
      names.set((node['local'] as Tree)['value'] as string, 'fixed');
    for (const child of below(node)) declare(child, isDeeper);
  };
  declare(module, true);
  return names;
}

/** Whether an element is part of an SVG. Browsers do not translate the text of an SVG. */
const isUntouched = (name: string) => ['svg', 'g', 'text', 'mask', 'defs'].includes(name);

/** Whether an expression, or one of its branches, is a list of bare texts: `texts.map(text => …)`. */
function isTextList(node: Tree, names: Names): boolean {
  if (node.type === 'ParenthesisExpression' || node.type === 'OptionalChainingExpression')
    return isTextList((node['expression'] ?? node['base']) as Tree, names);
  if (node.type === 'ConditionalExpression' || node.type === 'BinaryExpression')
    return ['consequent', 'alternate', 'left', 'right'].some(
      (side) => isTree(node[side]) && isTextList(node[side], names),
    );
  if (node.type !== 'CallExpression') return false;
  const property = (node['callee'] as Tree)['property'] as Tree | undefined;
  const [made] = node['arguments'] as { expression: Tree }[];
  if (!['map', 'flatMap'].includes(property?.['value'] as string) || made === undefined) return false;
  const isNamed = made.expression.type === 'Identifier';
  return isText(isNamed ? (names.get(`${made.expression['value'] as string}()`) ?? 'text') : kindOf(node, names));
}

/** The fault of the children of one element; null for none. */
function faultOf(children: readonly Tree[], isFragment: boolean, names: Names): string | null {
  const kinds = children
    .map((child): Kind => {
      if (child.type === 'JSXText') return textOf(child['value'] as string) === '' ? 'nothing' : 'fixed';
      return child.type === 'JSXExpressionContainer'
        ? kindOf(child['expression'] as Tree, names)
        : kindOf(child, names);
    })
    .filter((kind) => kind !== 'nothing');
  if (isFragment && kinds.some(isText)) return 'has a text among the siblings of a fragment';
  if (
    children.some((child) => child.type === 'JSXExpressionContainer' && isTextList(child['expression'] as Tree, names))
  )
    return 'has a list of texts';
  if (kinds.length < 2) return null;
  if (kinds.includes('text')) return 'has a text that may change beside other children';
  const isAfter = kinds.some(
    (kind, at) => kind === 'sometimes' && kinds.slice(at + 1).find((next) => next !== 'sometimes') === 'fixed',
  );
  return isAfter ? 'has a text after something that comes and goes' : null;
}

/**
 * One sentence for each element in JSX with a text that would break React when the browser translates the page
 * (B-TRN-01). A translating browser moves each text node into a new element. React then changes or removes the moved
 * node, or inserts a node before it. So a text must be the only child of its element if it may change, if it is
 * conditional, or if it follows a conditional child.
 */
export function looseTexts(code: string): string[] {
  const module = parseSync(code, { syntax: 'typescript', tsx: true, target: 'esnext' }) as unknown as Tree;
  const names = namesOf(module, code);
  const bytes = Buffer.from(code);
  const faults: string[] = [];
  const lineOf = ({ span }: Tree) =>
    bytes
      .subarray(0, span.start - 1)
      .toString()
      .split('\n').length;
  const walk = (node: Tree): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const opening = node['opening'] as Tree;
      const name = ((opening['name'] as Tree | undefined)?.['value'] as string | undefined) ?? '';
      if (isUntouched(name)) return;
      const isFragment = node.type === 'JSXFragment' || name === 'Fragment';
      const fault = faultOf(node['children'] as Tree[], isFragment, names);
      if (fault !== null) faults.push(`${lineOf(node)}: <${name}> ${fault}`);
    }
    // A component is a named function, or an arrow function in a constant.
    const isConstant = node.type === 'VariableDeclarator';
    const name = ((node[isConstant ? 'id' : 'identifier'] as Tree | null)?.['value'] as string | undefined) ?? '';
    const made = isConstant ? node['init'] : node;
    if (isTree(made) && isFunction(made) && /^[A-Z]/.test(name))
      for (const result of resultsOf(made) ?? [])
        if (isText(kindOf(result, names))) faults.push(`${lineOf(result)}: ${name} is a bare text`);
    below(node).forEach(walk);
  };
  walk(module);
  return faults;
}

/** Files to skip. Sentence.tsx shows a sentence in single letters; its spaces exist as long as the whole sentence. */
const settled = ['src/pages/cosmic-awareness/Sentence.tsx'];

/** The loose texts of all components. */
export const looseTextFaults = (): string[] =>
  globSync('src/**/*.tsx')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !settled.includes(file))
    .toSorted()
    .flatMap((file) =>
      looseTexts(readFileSync(file, 'utf8')).map(
        (fault) => `${file}:${fault} (B-TRN-01); give it an element of its own.`,
      ),
    );
