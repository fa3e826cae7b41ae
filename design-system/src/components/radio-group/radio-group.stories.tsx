import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { RadioGroup } from './radio-group';

const Controlled = controlled(RadioGroup<string>);

const guide: ComponentDocs = {
  purpose: 'Exactly one of a few, all of them visible.',
  use: ['Two to seven options.'],
  avoid: [
    ['More than seven', 'Select'],
    ['A view of the same thing', 'SegmentedToggle'],
    ['Any number', 'CheckboxGroup'],
  ],
  content: ['The legend is a question; options are short answers of one kind.'],
  strings: ['Please select an option'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move and choose'],
    ['Space', 'Chooses'],
  ],
  screenReader: ['A fieldset with a legend; arrow keys move the choice.'],
};

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup<string>,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'When do you want to start?',
    options: [
      { value: 'weeks', label: 'Within 2 weeks' },
      { value: 'month', label: 'Within 1 month' },
      { value: 'browsing', label: 'Just browsing', help: 'No one will contact you' },
    ],
    value: null,
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Within 2 weeks' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Within 1 month' })).toBeChecked();
  },
};

export const Cards: Story = { args: { look: 'cards', value: 'month' } };
export const Inline: Story = { args: { inline: true, value: 'weeks' } };
export const WithError: Story = { args: { error: 'Please select an option' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Within 2 weeks' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Just browsing/ })).toBeChecked();
  },
};
