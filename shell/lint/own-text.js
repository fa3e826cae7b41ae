import ts from 'typescript';

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** White space with a line break, and comments: nothing of them is in the page. */
const isLeftOut = ({ type, value, expression }) =>
  (type === 'JSXText' && /^\s*$/.test(value) && value.includes('\n')) || expression?.type === 'JSXEmptyExpression';
const isFixed = ({ type, expression }) => type === 'JSXText' || expression?.type === 'Literal';

/**
 * A text that changes, comes or goes is the only child of its element, and so is a text that follows what comes or
 * goes. A browser's translator puts `font` elements in the place of text nodes: React then can neither change such a
 * node, nor remove it, nor put anything before it, but it can always replace the whole content of an element. What a
 * component is handed as ReactNode is not looked at; the component puts it into an element where it may be a text.
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing: 'A text that can change is the only child of its element: one template string, or a <span> of its own.',
      fixed: 'A text after something that comes and goes is the only child of its element: write a <span>.',
      fragment: 'A text is in an element, not in a fragment.',
      returned: 'A component returns its text in an element.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    const holdsText = (type) => {
      if (checker.isArrayType(type)) return checker.getTypeArguments(type).some(holdsText);
      if (!type.isUnion()) return Boolean(type.flags & textFlags) && type.value !== '';
      // ReactNode: a text or an element.
      if (type.types.some(({ flags }) => flags & ts.TypeFlags.Object)) return false;
      return type.types.some(holdsText);
    };

    const isText = (node) => {
      if (/^JSX/.test(node.type)) return false;
      if (node.type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate);
      if (node.type === 'LogicalExpression') return (node.operator !== '&&' && isText(node.left)) || isText(node.right);
      return holdsText(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)));
    };

    const checkChildren = (node) => {
      const children = node.children.filter((child) => !isLeftOut(child));
      const isAlone = children.length === 1 && node.type === 'JSXElement';
      let follows = false;
      for (const child of children) {
        if (isFixed(child)) {
          if (node.type === 'JSXFragment') context.report({ node: child, messageId: 'fragment' });
          else if (follows) context.report({ node: child, messageId: 'fixed' });
        } else if (child.type === 'JSXExpressionContainer') {
          if (!isAlone && isText(child.expression)) context.report({ node: child, messageId: 'changing' });
          follows = true;
        }
      }
    };

    const checkReturned = (node) => {
      const owner = context.sourceCode.getAncestors(node).findLast(({ type }) => /Function/.test(type));
      const name = owner?.id?.name ?? owner?.parent.id?.name ?? '';
      if (/^[A-Z]/.test(name) && node.argument && isText(node.argument))
        context.report({ node, messageId: 'returned' });
    };

    return { JSXElement: checkChildren, JSXFragment: checkChildren, ReturnStatement: checkReturned };
  },
};
