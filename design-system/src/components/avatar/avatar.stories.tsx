import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline, Stack } from '../layout/layout';
import { Avatar } from './avatar';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#8AB8F0"/><circle cx="4" cy="4" r="2" fill="#17508F"/></svg>',
  );

const guide: ComponentDocs = {
  purpose: 'A person’s picture, or their initials on one of six grounds.',
  use: ['Beside a name: cards, reviews, conversations, the account menu.'],
  avoid: [['A company or an article', 'an Icon or a picture']],
  content: [
    'Initials are the first letters of the first and the last word; never a stock face.',
    'Behind initials the ground is the id modulo six, so that a person keeps their color.',
    'A picture may be clear where nothing is drawn: a ground of the theme shows there. On a list of people set data-people, and neighbors never share a ground.',
  ],
  screenReader: ['Hidden: the name stands beside it.'],
};

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  tags: ['stable'],
  parameters: { guide },
  args: { id: 7, name: 'Maria Castellanos' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const GroundsAndSizes: Story = {
  render: () => (
    <Stack>
      <Inline>
        {['Ana Lee', 'Bo Chen', 'Cy Diaz', 'Di Fox', 'Ed Gray', 'Flo Hart'].map((name, id) => (
          <Avatar key={name} id={id} name={name} />
        ))}
      </Inline>
      <Inline>
        <Avatar id={1} name="Ana Lee" size="small" />
        <Avatar id={1} name="Ana Lee" />
        <Avatar id={1} name="Ana Lee" size="large" />
        <Avatar id={1} name="Ana Lee" size="xlarge" src={picture} />
      </Inline>
    </Stack>
  ),
};

export const PictureDoesNotLoad: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MC')).toBeVisible();
  },
};
