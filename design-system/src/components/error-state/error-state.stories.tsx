import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state';
import { errorStateDocs } from './error-state.docs';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  tags: ['stable'],
  parameters: { guide: errorStateDocs },
  args: {
    title: 'We could not load the reviews',
    description: 'The database does not answer. Nothing you wrote is lost.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };
export const Compact: Story = { args: { compact: true } };

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
