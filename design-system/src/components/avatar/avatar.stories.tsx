import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../layout/layout';
import { Avatar } from './avatar';
import { avatarDocs } from './avatar.docs';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#8AB8F0"/><circle cx="4" cy="4" r="2" fill="#17508F"/></svg>',
  );

const meta = {
  title: 'People/Avatar',
  component: Avatar,
  tags: ['stable'],
  parameters: { guide: avatarDocs },
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
