import type { ComponentDocs } from './component-docs';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ');

const section = (title: string, body: string) => (body === '' ? '' : `## ${title}\n\n${body}\n\n`);

/** Above the states: when to take it and when not. */
export function guidanceText({ use, avoid }: ComponentDocs): string {
  return section('When to use it', list(use)) + section('When not', table(['When', 'Instead'], avoid));
}

interface Facts {
  /** The variables it uses. */
  readonly tokens: readonly string[];
  readonly storyCount: number;
  /** Pages and slots of the product that show it. */
  readonly uses: readonly string[];
}

/** Below the states: words, keys, screen readers, what is tested, tokens. */
export function detailText(
  { content, strings = [], keys = [], screenReader }: ComponentDocs,
  { tokens, storyCount, uses }: Facts,
): string {
  const words =
    list(content) +
    (strings.length > 0
      ? `\n\nThe product's words, to the letter: ${strings.map((text) => `‘${text}’`).join(', ')}.`
      : '');
  const tested = [
    ['Default state', 'Tested', 'axe, WCAG 2.1 A and AA, both themes, in every run'],
    ['Other states', 'Tested', `${storyCount} ${storyCount === 1 ? 'story' : 'stories'}, each with axe in both themes`],
    [
      'Keyboard',
      keys.length > 0 ? 'Tested' : 'Nothing to focus',
      keys.length > 0 ? 'the story ‘Keyboard’ uses no pointer' : '',
    ],
    ['Screen reader', 'Partly tested', 'roles, names and descriptions by stories; not listened to with a reader'],
    ['Server', 'Tested', 'every story renders without a browser and hydrates without a difference'],
  ];
  return [
    section('Content', words),
    section('Keyboard', keys.length > 0 ? table(['Key', 'What it does'], keys) : ''),
    section('Screen reader', list(screenReader)),
    section('Accessibility', table(['', 'State', 'How'], tested)),
    section('Used on', code(uses)),
    section('Tokens', code(tokens)),
  ].join('');
}
