import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Link } from './link';

const guide: ComponentDocs = {
  purpose: 'Goes to a page.',
  use: ['In text and lists. `quiet` takes the color around it.'],
  avoid: [
    ['It starts something', 'Button'],
    ['It is the one thing to do', 'LinkButton'],
  ],
  content: ['The words say where it goes; never ‘click here’.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Follows it'],
  ],
  screenReader: ['A native link; what opens in a new tab has `rel=noopener`.'],
};

const meta = {
  title: 'Navigation/Link',
  component: Link,
  tags: ['stable'],
  parameters: {
    guide,
    pictured: [
      {
        good: [
          <Text key="good">
            Read <Link href="/pricing">how plans differ</Link>.
          </Text>,
          'The words say where it leads.',
        ],
        bad: [
          <Text key="bad">
            To read how plans differ, <Link href="/pricing">click here</Link>.
          </Text>,
          'Out of its sentence, ‘click here’ says nothing.',
        ],
      },
    ],
  },
  args: { href: '/search', children: 'Find Financial Professionals' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InText: Story = {
  render: () => (
    <Stack>
      <Text>
        By signing up you accept our <Link href="/terms-of-service">terms of service</Link> and have read the{' '}
        <Link href="/privacy-policy">privacy policy</Link>.
      </Text>
      <Text tone="muted">
        <Link href="/pricing" tone="quiet">
          A quiet link takes the color around it
        </Link>
      </Text>
      <Text>
        Elsewhere:{' '}
        <Link href="https://www.irs.gov/" target="_blank">
          IRS
        </Link>
        , <Link href="mailto:support@counterpart.test">support</Link>
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'IRS' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Find Financial Professionals' })).toHaveFocus();
  },
};
