import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextDifferences } from './text-differences';
import { textDifferencesDocs } from './text-differences.docs';

const meta = {
  title: 'Content/TextDifferences',
  component: TextDifferences,
  tags: ['new'],
  parameters: { guide: textDifferencesDocs },
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
