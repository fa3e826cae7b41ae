import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Accordion } from './accordion';

const guide: ComponentDocs = {
  purpose: 'Questions with answers that open below them.',
  use: [
    'Three or more answers of a few lines each, of which people want one or two.',
    '`single` where only one may be open, as with the assistant’s answers.',
  ],
  avoid: [
    ['Everyone needs every part', 'headings and text'],
    ['Parts of one subject, one at a time', 'Tabs'],
  ],
  content: [
    'Titles are questions in the reader’s words, or two or three nouns.',
    'An answer’s first sentence answers.',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Opens or closes the answer'],
  ],
  screenReader: [
    'Each title is a button inside a heading, with `aria-expanded`.',
    'The open answer is a region named after its title.',
  ],
};

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  tags: ['stable'],
  parameters: { guide },
  args: {
    items: [
      { id: 'cost', title: 'What does it cost?', content: 'Nothing for clients. Professionals pay for a plan.' },
      { id: 'verified', title: 'What does Verified mean?', content: 'We checked the license with the state board.' },
      { id: 'commission', title: 'Do you take a commission?', content: 'Never.' },
    ],
    headingLevel: 2,
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cost?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Do you take a commission?' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

export const Single: Story = {
  args: { single: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cost?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'What does Verified mean?' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'What does it cost?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};
