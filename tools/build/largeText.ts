import type { AtRule, Container, Plugin, Rule } from 'postcss';

/** A media query that is the name of a breakpoint, with or without `not` (src/ui/breakpoints.css). */
const breakpoint = /^(not )?\(--([a-z]+)\)$/;

/** The first compound selector: up to a space or a combinator outside of brackets. */
const firstCompound = /^(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^\s>+~([])+/;

/** Matches a compound selector that selects the root element. The attributes of that element hold the state. */
const isRoot = /:root|html|\[data-(effects|misregistered|canvas)/;

/** `selector`, restricted to a root element that matches `condition`. Its specificity does not change. */
export function underRoot(selector: string, condition: string): string {
  const first = firstCompound.exec(selector)?.[0] ?? '';
  return isRoot.test(first)
    ? `${first}:where(${condition})${selector.slice(first.length)}`
    : `:where(:root${condition}) ${selector}`;
}

/** Adds the condition to every rule of a media query, including rules of nested queries. */
function addCondition(block: Container, condition: string): void {
  block.walkRules((rule: Rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return;
    rule.selectors = rule.selectors.map((selector) => underRoot(selector, condition));
  });
}

/**
 * Media queries in rem use the browser's own text size. If a reader enlarges only the text of the page, the layout of a
 * wide window would stay. So the rules of each named breakpoint are repeated after the media query, for a root element
 * with the name in `data-large-text` (src/app/largeText.ts). A query with `not` gets the opposite condition. B-SET-01.
 */
export const largeText = (): Plugin => ({
  postcssPlugin: 'large-text',
  Once(sheet) {
    sheet.walkAtRules('media', (block) => {
      const [, isNot, name] = breakpoint.exec(block.params) ?? [];
      if (name === undefined) return;
      if (isNot !== undefined) {
        addCondition(block, `:not([data-large-text~='${name}'])`);
        return;
      }
      const again = block.clone();
      addCondition(again, `[data-large-text~='${name}']`);
      block.after(again.nodes);
    });
  },
});
