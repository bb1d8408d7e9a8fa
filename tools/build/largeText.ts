import type { AtRule, Container, Plugin, Rule } from 'postcss';

/** A media query that is the name of a breakpoint, or `not` and one (src/ui/breakpoints.css). */
const breakpoint = /^(not )?\(--([a-z]+)\)$/;

/** The first part of a selector, up to a space or a combinator outside of brackets. */
const firstCompound = /^(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^\s>+~([])+/;

/** Whether a part of a selector means the root element, whose attributes the state is in. */
const isRoot = /:root|html|\[data-(effects|misregistered|canvas)/;

/** `selector`, for a root element that `condition` holds for. Its specificity stays. */
export function underRoot(selector: string, condition: string): string {
  const first = firstCompound.exec(selector)?.[0] ?? '';
  return isRoot.test(first)
    ? `${first}:where(${condition})${selector.slice(first.length)}`
    : `:where(:root${condition}) ${selector}`;
}

/** Puts the condition into every rule of a media query, also in those of a query inside of it. */
function addCondition(block: Container, condition: string): void {
  block.walkRules((rule: Rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return;
    rule.selectors = rule.selectors.map((selector) => underRoot(selector, condition));
  });
}

/**
 * Media queries measure a width in the browser's own size of text. A reader who enlarges only the text of the page has
 * it in the layout of a wide window. For them each block of a named breakpoint stands a second time, after the first,
 * for a root element with the name in `data-large-text` (src/app/largeText.ts). B-SET-01.
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
