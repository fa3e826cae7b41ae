import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner';
import { spinnerDocs } from './spinner.docs';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  tags: ['stable'],
  parameters: { guide: spinnerDocs },
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
