import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline, Stack } from '../layout/layout';
import { Badge, CountBadge } from './badge';

const guide: ComponentDocs = {
  purpose: 'A short state, or how many wait.',
  use: ['Verified, Featured, NEW, Published, Draft; the count on the bell and on filters.'],
  avoid: [
    ['It describes what someone does', 'Tag'],
    ['It can be pressed', 'Button or FilterChips'],
  ],
  content: [
    'One or two words. The words carry the meaning, the color helps.',
    'Teal is for verified and nothing else.',
    'Counts stop at 9+ in the header.',
  ],
  strings: ['Verified', 'Verified Professional', 'Verified client', 'Featured', 'NEW', 'Published', 'Draft', '9+'],
  screenReader: ['Read as plain text; a count is followed by what it counts.'],
};

const meta = {
  title: 'People/Badge',
  component: Badge,
  tags: ['stable'],
  parameters: {
    guide,
    pictured: [
      {
        good: [
          <Inline key="good">
            <Badge tone="verified">Verified</Badge>
            <Badge>CPA</Badge>
          </Inline>,
          'Teal is for what our team has checked.',
        ],
        bad: [
          <Inline key="bad">
            <Badge tone="verified">CPA</Badge>
            <Badge tone="verified">Fast</Badge>
          </Inline>,
          'Teal on what no one has checked.',
        ],
      },
    ],
  },
  args: { children: 'Verified', tone: 'verified' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Badge tone="verified">Verified Professional</Badge>
        <Badge tone="featured">Featured</Badge>
        <Badge tone="new">NEW</Badge>
        <Badge>CPA</Badge>
      </Inline>
      <Inline>
        <Badge tone="success">Published</Badge>
        <Badge tone="warning">Draft</Badge>
        <Badge tone="error">Suspended</Badge>
        <Badge tone="info">Pending</Badge>
      </Inline>
    </Stack>
  ),
};

export const Counts: Story = {
  render: () => (
    <Inline>
      <CountBadge count={0} label="unread messages" />
      <CountBadge count={3} label="unread messages" />
      <CountBadge count={12} label="unread messages" />
      <CountBadge count={12} max={99} tone="quiet" label="filters set" />
    </Inline>
  ),
};
