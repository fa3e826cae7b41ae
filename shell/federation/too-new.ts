import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';
import { parse, type AnyNode, type CallExpression, type NewExpression } from 'acorn';
import { full } from 'acorn-walk';
import { browsers } from './browsers';
import { serverFolder } from './server-file';

/** Statics missing in one of the oldest browsers (Chrome and Edge 109, Firefox 115, Safari 15.6), and who has them. */
const statics = new Map(
  Object.entries({
    'AbortSignal.any': 'Chrome 116, Firefox 124, Safari 17.4',
    'AbortSignal.timeout': 'Safari 16',
    'Array.fromAsync': 'Chrome 121, Safari 16.4',
    'Intl.DurationFormat': 'Chrome 129, Firefox 136, Safari 16.4',
    'Intl.Segmenter': 'Firefox 125',
    'Iterator.from': 'Chrome 122, Firefox 131, Safari 18.4',
    'Map.groupBy': 'Chrome 117, Firefox 119, Safari 17.4',
    'Object.groupBy': 'Chrome 117, Firefox 119, Safari 17.4',
    'Promise.try': 'Chrome 128, Firefox 134, Safari 18.2',
    'Promise.withResolvers': 'Chrome 119, Firefox 121, Safari 17.4',
    'URL.canParse': 'Chrome 120, Safari 17',
    'URL.parse': 'Chrome 126, Firefox 126, Safari 18',
  }),
);
const methods = new Map(
  Object.entries({
    checkVisibility: 'Safari 17.4',
    hidePopover: 'Chrome 114, Firefox 125, Safari 17',
    isWellFormed: 'Chrome 111, Firefox 119, Safari 16.4',
    showPopover: 'Chrome 114, Firefox 125, Safari 17',
    startViewTransition: 'Chrome 111, Firefox 144, Safari 18',
    toReversed: 'Chrome 110, Safari 16',
    toSorted: 'Chrome 110, Safari 16',
    toSpliced: 'Chrome 110, Safari 16',
    toWellFormed: 'Chrome 111, Firefox 119, Safari 16.4',
  }),
);
const selectorCalls = new Set(['querySelector', 'querySelectorAll', 'matches', 'closest']);

/**
 * Lists what the oldest supported browsers cannot read or do in a script: syntax, regular expressions, and calls of
 * what they lack, unless the script checks first that it is there (`'Segmenter' in Intl`, `if (element.showPopover)`).
 * @throws when it is no script of ES2022
 */
export function tooNew(code: string): string[] {
  const found = new Set<string>();
  const calls = new Map<string, string>();
  const asked = new Set<string>();
  const called = new Set<AnyNode>();
  const add = (what: string, since: string) => found.add(`${what} (${since})`);
  const checkPattern = (pattern: string, flags: string) => {
    for (const flag of flags) if (!'dgimsuy'.includes(flag)) add(`a regular expression with the flag ${flag}`, 'none');
    if (hasLookBehind(pattern, flags)) add(`look-behind in /${pattern.slice(0, 60)}/${flags}`, 'Safari 16.4');
  };

  const onCall = ({ callee, arguments: [first] }: CallExpression | NewExpression, isAsking: boolean) => {
    const text = first && 'value' in first && typeof first.value === 'string' ? first.value : null;
    if (callee.type === 'Identifier' && callee.name === 'RegExp' && text !== null) checkPattern(text, '');
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
    const { name } = callee.property;
    if (selectorCalls.has(name) && text?.includes(':has(')) add(`${name}('${text}')`, 'Firefox 121');
    const owner = callee.object.type === 'Identifier' ? `${callee.object.name}.${name}` : '';
    const since = statics.get(owner) ?? methods.get(name);
    if (!since || isAsking) return;
    called.add(callee);
    calls.set(name, `${statics.has(owner) ? owner : `${name}()`} (${since})`);
  };
  const visit = (node: AnyNode) => {
    if (node.type === 'StaticBlock') add('a static block of a class', 'Safari 16.4');
    else if (node.type === 'Literal' && node.regex) checkPattern(node.regex.pattern, node.regex.flags);
    else if (node.type === 'CallExpression') onCall(node, node.optional);
    else if (node.type === 'NewExpression') onCall(node, false);
    else if (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type === 'Literal')
      asked.add(String(node.left.value));
  };
  const tree = parse(code, { ecmaVersion: 2022, sourceType: 'script', allowHashBang: true });
  full(tree, visit);
  full(tree, (node) => {
    if (node.type === 'MemberExpression' && !called.has(node) && node.property.type === 'Identifier')
      asked.add(node.property.name);
  });
  for (const [name, text] of calls) if (!asked.has(name)) found.add(text);
  return [...found];
}

function hasLookBehind(pattern: string, flags: string): boolean {
  let has = false;
  try {
    const literal = parseRegExpLiteral(`/${pattern.replace(/^$/, '(?:)')}/${flags}`);
    visitRegExpAST(literal, { onAssertionEnter: ({ kind }) => void (has ||= kind === 'lookbehind') });
  } catch {
    return false;
  }
  return has;
}

/**
 * Looks through everything that browsers load of a build.
 * @throws naming each file that the oldest supported browsers cannot run, and why
 */
export async function assertRunsEverywhere(output: string): Promise<void> {
  const entries = await readdir(output, { recursive: true });
  const scripts = entries.filter((file) => file.endsWith('.js') && !file.startsWith(serverFolder));
  const problems = await Promise.all(
    scripts.map(async (file) => {
      const found = tooNew(await readFile(join(output, file), 'utf8'));
      return found.map((what) => `${file}: ${what}`);
    }),
  );
  const lines = problems.flat();
  if (lines.length > 0)
    throw new Error(`The oldest supported browsers (${browsers.join(', ')}) lack what is built:\n${lines.join('\n')}`);
}
