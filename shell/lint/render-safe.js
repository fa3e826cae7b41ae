/** Globals that only a browser has, or whose value differs between server and browser. */
const browserOnly = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'screen',
  'requestAnimationFrame',
  'requestIdleCallback',
  'getComputedStyle',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'innerWidth',
  'innerHeight',
  'scrollY',
  'EventSource',
  'HTMLElement',
  'HTMLDialogElement',
  'CustomEvent',
  'alert',
  'confirm',
]);

/** Hooks that call what they are given while rendering. */
const renderingHooks = new Set(['useMemo', 'useState', 'useReducer']);
/** Calls that run their argument synchronously, so it belongs to the code around it. */
const immediate = new Set([
  'map',
  'flatMap',
  'filter',
  'find',
  'some',
  'every',
  'reduce',
  'forEach',
  'from',
  'sort',
  'toSorted',
]);

const isFunction = (node) => /Function/.test(node.type) && node.type !== 'TSFunctionType';

function nameOf(node) {
  if (node.id) return node.id.name;
  let parent = node.parent;
  if (parent?.type === 'CallExpression' && /^(memo|forwardRef|lazy)$/.test(calleeName(parent))) parent = parent.parent;
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : '';
}

function calleeName(call) {
  const { callee } = call;
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

/** Says when a function's code runs: `render`, `module` (when the module is evaluated) or `later`. */
function whenItRuns(node) {
  if (/^([A-Z]|use[A-Z])/.test(nameOf(node))) return 'render';
  const { parent } = node;
  if (parent.type !== 'CallExpression') return 'later';
  if (parent.callee === node) return 'around';
  const callee = calleeName(parent);
  if (renderingHooks.has(callee) && parent.arguments[0] === node) return 'render';
  return immediate.has(callee) ? 'around' : 'later';
}

function whereIs(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'TSTypeQuery' || at.type === 'TSTypeReference') return 'later';
    if (!isFunction(at)) continue;
    const when = whenItRuns(at);
    if (when !== 'around') return when;
  }
  return 'module';
}

/** `typeof window` and what stands behind such a check is safe on a server. */
function isGuarded(node, textOf) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
    const test = parent.type === 'LogicalExpression' ? parent.left : parent.test;
    if (test && test !== at && textOf(test).includes('typeof ')) return true;
  }
  return false;
}

/**
 * No browser global at module scope or during render: every page is also rendered on a server. Effects,
 * event handlers and functions called by them are free to use them.
 * @type {import('eslint').Rule.RuleModule}
 */
export const renderSafe = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      module: "'{{name}}' is read when the module is loaded; a server has none. Read it in an effect or a handler.",
      render: "'{{name}}' is read while rendering; a server has none. Read it in an effect or a handler.",
    },
  },
  create(context) {
    return {
      Program(program) {
        const scope = context.sourceCode.getScope(program);
        const globals = [...scope.set.values()].filter((variable) => variable.defs.length === 0);
        for (const reference of [...scope.through, ...globals.flatMap((variable) => variable.references)]) {
          const { identifier } = reference;
          if (!browserOnly.has(identifier.name) || reference.isTypeReference) continue;
          if (isGuarded(identifier, (part) => context.sourceCode.getText(part))) continue;
          const where = whereIs(identifier);
          if (where !== 'later')
            context.report({ node: identifier, messageId: where, data: { name: identifier.name } });
        }
      },
    };
  },
};
