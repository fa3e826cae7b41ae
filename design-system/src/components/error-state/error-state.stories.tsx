import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { ErrorState } from './error-state';

const guide: ComponentDocs = {
  purpose: 'Something could not be shown: names it and offers to try again.',
  use: ['In place of a part or a page that failed to load.'],
  avoid: [
    ['Nothing was found', 'EmptyState'],
    ['A field is wrong', 'the field’s `error`'],
  ],
  content: ['Say what did not work, not that something went wrong.', 'Say what is safe: ‘Nothing you wrote is lost.’'],
  strings: ['Try Again'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Tries again'],
  ],
  screenReader: ['Announced at once.'],
};

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  tags: ['stable'],
  parameters: { guide },
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
