import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Spinner } from './spinner';

const guide: ComponentDocs = {
  purpose: 'Something is coming whose shape is not known.',
  use: ['While the signed-in user is loading; inside a pending button.'],
  avoid: [['The shape is known', 'Skeleton']],
  content: ['The label says what is being waited for: ‘Loading accountants’.'],
  screenReader: ['A status with a label.'],
};

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  tags: ['stable'],
  parameters: { guide },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: 'Loading accountants' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading accountants');
  },
};
export const Centered: Story = { args: { centered: true } };
