import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LinkButton } from '../button/button';
import { Text } from '../text/text';
import { StickyCallToAction } from './sticky-call-to-action';
import { stickyCallToActionDocs } from './sticky-call-to-action.docs';

const meta = {
  title: 'Feedback/StickyCallToAction',
  component: StickyCallToAction,
  tags: ['new'],
  args: {
    title: 'Not sure whom to ask?',
    children: 'The 1-minute matching quiz finds three to five professionals for you.',
    action: <LinkButton href="/quiz">Match Me</LinkButton>,
    onDismiss: fn(),
    afterTime: 0,
  },
  parameters: { guide: stickyCallToActionDocs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360, padding: 24 }}>
        <Text>The page goes on below.</Text>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyCallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Not sure whom to ask?' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'No thanks' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('complementary');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Match Me' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('complementary')).toBeVisible());
  },
};

export const WaitsForScrolling: Story = {
  args: { afterTime: 60_000 },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '250vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('complementary')).toBeVisible());
  },
};
