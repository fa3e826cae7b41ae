import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../layout/layout';
import { Heading, Text } from './text';

const guide: ComponentDocs = {
  purpose: 'Text and headings.',
  use: ['All running text, labels and headings.'],
  avoid: [['It can be pressed', 'Link or Button']],
  content: [
    'Plain words, second person, active. Numbers and dates exact; tabular only where they stand below each other.',
  ],
  screenReader: ['The native element. One `h1` a page; no level is skipped.'],
};

const meta = {
  title: 'Foundations/Text',
  component: Text,
  tags: ['stable'],
  parameters: { guide },
  args: { children: 'Numbers that line up: $1,204.00' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tabular: true } };

export const Scale: Story = {
  render: () => (
    <Stack gap={20}>
      <Heading level={1} size="display">
        The person on the other side of the table
      </Heading>
      <Heading level={1}>Find Financial Professionals</Heading>
      <Heading level={2}>Services & Pricing</Heading>
      <Heading level={3}>Maria Castellanos</Heading>
      <Text size="large">Large text leads into a page and says what it is about in a sentence or two.</Text>
      <Text>
        Body text is 16 px with a line height of 1.5 and at most seventy characters in a line, so that it is read and
        not scanned.
      </Text>
      <Text size="small" tone="subtle">
        Small text carries dates, counts and help.
      </Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {(['default', 'muted', 'subtle', 'primary', 'verified', 'success', 'warning', 'error'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: filed on April 15, 2026
        </Text>
      ))}
      <Text clamp={2} style={{ maxWidth: 320 }}>
        Cut after two lines: I help owner-run shops and online sellers close their books by the fifth of every month and
        file in as many states as they sell to.
      </Text>
    </Stack>
  ),
};

const long =
  'I help owner-run shops and online sellers close their books by the fifth of every month and file in as many states as they sell to. Twelve years in practice, four of them inside a retailer.';

/** A cut text ends at a word, whatever the width; screen readers get all of it. */
export const Cut: Story = {
  render: () => (
    <Stack gap={16}>
      {[200, 214, 228, 242, 256, 270, 284, 298].map((width) => (
        <Text key={width} clamp={2} style={{ width }} data-testid="cut">
          {long}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByTestId('cut')) {
      await waitFor(() => expect(text.children).toHaveLength(3));
      const [words = '', ellipsis, rest = ''] = [...text.children].map((part) => part.textContent);
      await expect([ellipsis, words + rest]).toEqual(['…', long]);
      await expect(rest).toMatch(/^[\s,.]/);
      await expect(text.children[1]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        text.getBoundingClientRect().bottom + 1,
      );
    }
  },
};

/** A word that is wider than the window breaks, in a stack that does not stretch its children too. */
export const LongWord: Story = {
  render: () => (
    <Stack gap={8} align="start" style={{ width: 200 }} data-testid="stack">
      <Heading level={1}>Donaudampfschifffahrtsgesellschaftskapitän</Heading>
      <Text>Donaudampfschifffahrtsgesellschaftskapitän</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('stack');
    await expect(scrollWidth).toBe(clientWidth);
  },
};
