import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { SegmentedToggle } from './segmented-toggle';

const Controlled = controlled(SegmentedToggle<string>);

const guide: ComponentDocs = {
  purpose: 'One of two to four views of the same thing.',
  use: ['Client or professional; Monthly or Annual; the theme.'],
  avoid: [
    ['A value of a form that is sent later', 'RadioGroup'],
    ['Parts of a page', 'Tabs'],
  ],
  content: ['One or two words each, of one kind.'],
  strings: ["I'm a Client", "I'm a Professional", 'Monthly', 'Annual'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move and choose'],
  ],
  screenReader: ['Radio buttons with a hidden legend.'],
};

const meta = {
  title: 'Forms/SegmentedToggle',
  component: SegmentedToggle<string>,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'I am',
    options: [
      { value: 'client', label: "I'm a Client", icon: 'user' },
      { value: 'accountant', label: "I'm a Professional", icon: 'briefcase' },
    ],
    value: 'client',
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedToggle<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("I'm a Professional"));
    await expect(canvas.getByRole('radio', { name: "I'm a Professional" })).toBeChecked();
  },
};

export const FullWidth: Story = { args: { fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: "I'm a Client" })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: "I'm a Professional" })).toBeChecked();
  },
};
