/** Groups of components in Storybook's sidebar. */
export const groups = [
  'Layout',
  'Actions',
  'Forms',
  'Finding',
  'People',
  'Content',
  'Messaging',
  'Feedback',
  'Navigation',
  'Data',
] as const;
export type Group = (typeof groups)[number];

/** The files of a new component by name, in the form every component of this package has. */
export function componentFiles(name: string, group: Group): Readonly<Record<string, string>> {
  const Name = name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  const docsName = `${Name[0]?.toLowerCase()}${Name.slice(1)}Docs`;
  return {
    [`${name}.tsx`]: component(Name),
    [`${name}.docs.ts`]: docs(docsName),
    [`${name}.stories.tsx`]: stories(name, Name, docsName, group),
    [`${name}.test.tsx`]: test(name, Name),
  };
}

const component = (Name: string) => `import type { ReactNode } from 'react';
import styled from 'styled-components';

export type ${Name}Tone = 'neutral' | 'primary';

const looks: Record<${Name}Tone, string> = {
  neutral: 'background: var(--cp-bg-subtle); color: var(--cp-text);',
  primary: 'background: var(--cp-primary-bg); color: var(--cp-primary);',
};

const Root = styled.div<{ $tone: ${Name}Tone }>\`
  \${({ $tone }) => looks[$tone]}
  padding: var(--cp-space-12) var(--cp-space-16);
  border-radius: var(--cp-radius-medium);
\`;

export interface ${Name}Props {
  readonly children: ReactNode;
  /** Default \`neutral\`. */
  readonly tone?: ${Name}Tone;
}

/** Purpose in one sentence; when to take something else, in the next. */
export function ${Name}({ children, tone = 'neutral' }: ${Name}Props): ReactNode {
  return <Root $tone={tone}>{children}</Root>;
}
`;

const docs = (docsName: string) => `import type { ComponentDocs } from '../../docs/component-docs';

export const ${docsName}: ComponentDocs = {
  purpose: 'Sets a few words apart from the text around them.',
  use: ['For a fact that belongs to the page and is always true.'],
  avoid: [['Something just happened', 'Alert or Toast']],
  content: ['One sentence, at most two.'],
  screenReader: ['Read in its place in the text; it has no role of its own.'],
};
`;

const stories = (
  name: string,
  Name: string,
  docsName: string,
  group: Group,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Name}, type ${Name}Tone } from './${name}';
import { ${docsName} } from './${name}.docs';

const tones: readonly ${Name}Tone[] = ['neutral', 'primary'];

const meta = {
  title: '${group}/${Name}',
  component: ${Name},
  tags: ['new'],
  parameters: { guide: ${docsName} },
  args: { children: 'Upfront pricing, no long-term contracts.' },
} satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(String(args.children))).toBeVisible();
  },
};

export const Tones: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <${Name} key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
};

export const LongText: Story = {
  args: { children: 'Cross-border structuring for family businesses with people and property in more than one country, and the paperwork that goes with each of them.' },
};
`;

const test = (name: string, Name: string) => `import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${Name} } from './${name}';

test('renders on a server', () => {
  expect(renderToString(<${Name}>Words</${Name}>)).toContain('Words');
});

test('a tone looks different from the default', () => {
  expect(renderToString(<${Name} tone="primary">Words</${Name}>)).not.toBe(renderToString(<${Name}>Words</${Name}>));
});
`;
