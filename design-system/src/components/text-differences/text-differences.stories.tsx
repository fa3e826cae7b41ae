import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { TextDifferences } from './text-differences';

const guide: ComponentDocs = {
  purpose: 'Two versions of a document in one text, word by word.',
  use: ['Before a version is restored, and when two people saved the same document.'],
  avoid: [['Facts side by side', 'ComparisonTable']],
  content: ['Labels are those of the form: ‘Title’, ‘Sources’.'],
  keys: [
    ['Tab', 'Moves to the next field'],
    ['Arrow keys', 'Scroll a long one'],
  ],
  screenReader: ['‘added:’ and ‘removed:’ are read before what changed.'],
};

const meta = {
  title: 'Content/TextDifferences',
  component: TextDifferences,
  tags: ['new'],
  parameters: { guide },
  args: {
    fields: [
      { label: 'Title', before: 'Bee Fees', after: 'Bee Fees' },
      { label: 'Summary', before: 'Pay the fee in May.', after: 'Pay a fee in May.' },
    ],
  },
} satisfies Meta<typeof TextDifferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Title')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Changes: Summary' })).toHaveFocus();
  },
};

const sentence = 'Cross-border structuring for family businesses with people and property in more than one country. ';

export const LongText: Story = {
  args: { fields: [{ label: 'Content', before: sentence.repeat(24), after: sentence.repeat(20) }] },
};
