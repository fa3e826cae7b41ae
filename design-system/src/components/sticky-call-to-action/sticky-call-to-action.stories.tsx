import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { LinkButton } from '../button/button';
import { Text } from '../text/text';
import { StickyCallToAction } from './sticky-call-to-action';

const guide: ComponentDocs = {
  purpose: 'An offer that follows the reader.',
  use: ['The home page’s quiz: after 60 % of a window, or 30 seconds.'],
  avoid: [['It must be answered', 'Dialog']],
  content: ['A question, one sentence, one button, ‘No thanks’.'],
  strings: ['No thanks'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Follows the offer, or dismisses it'],
  ],
  screenReader: ['An aside with a name; it takes no focus and announces nothing.'],
};

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
  parameters: { guide, layout: 'fullscreen' },
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
