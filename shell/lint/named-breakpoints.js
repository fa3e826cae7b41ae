/** `@media` that asks for a width, and a query handed to `matchMedia` that does. */
const asksForWidth = /@media[^{]*\bwidth\b|^\s*\((min-|max-)?width\b\s*[:<>=]/;

/**
 * Layouts change at the design system's breakpoints and nowhere else: `from('large')` and `below('small')` of
 * `@counterpart/design-system/layout` stand for `@media` with a width.
 * @type {import('eslint').Rule.RuleModule}
 */
export const namedBreakpoints = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      width:
        "Write from('large') or below('large') of @counterpart/design-system/layout instead of a width of your own.",
    },
  },
  create(context) {
    const check = (node, text) => {
      if (asksForWidth.test(text)) context.report({ node, messageId: 'width' });
    };
    return {
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('0')),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
    };
  },
};
