/** A color as an attribute, or after a colon in styles. */
const rawColor = /^\s*#[0-9a-f]{3,8}\s*$|:\s*#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;

/**
 * Colors are tokens: `var(--cp-primary)` follows the theme, a value of one's own does not.
 * @type {import('eslint').Rule.RuleModule}
 */
export const colorTokens = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: "'{{color}}' is no token: write one of design-system/tokens, such as var(--cp-primary)." },
  },
  create(context) {
    const check = (node, text) => {
      const [color] = rawColor.exec(text) ?? [];
      if (color) context.report({ node, messageId: 'raw', data: { color: color.trim() } });
    };
    return {
      TemplateElement: (node) => check(node, node.value.raw),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
    };
  },
};
