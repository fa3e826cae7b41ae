import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Field } from '../field/field';
import { Combobox, type ComboboxProps } from './combobox';

const cities = [
  { value: 'Austin, TX', detail: '12' },
  { value: 'Augusta, GA', detail: '3' },
  { value: 'Aurora, CO', detail: '1' },
];

/** Suggests what begins with the text, as a page would. */
function Controlled({ suggestions, ...props }: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  const fitting = suggestions.filter((each) => each.value.toLowerCase().startsWith(value.toLowerCase()));
  return (
    <Field label="Location">
      <Combobox {...props} suggestions={fitting} value={value} onChange={setValue} />
    </Field>
  );
}

const guide: ComponentDocs = {
  purpose: 'A text box that suggests while one types.',
  use: ['What can be typed freely and is known in part: locations.'],
  avoid: [
    ['Only what is in the list counts', 'Select'],
    ['Several values', 'MultiSelect'],
  ],
  content: ['A suggestion reads as a person would type it; its detail says how much is behind it.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move through the suggestions'],
    ['Enter', 'Takes the marked suggestion; without one it sends the form'],
    ['Escape', 'Closes the list'],
  ],
  screenReader: ['A combobox; how many suggestions there are is announced, and the marked one is read.'],
};

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  tags: ['new'],
  parameters: { guide },
  args: {
    listLabel: 'Locations',
    icon: 'map-pin',
    placeholder: 'City, state or ZIP',
    value: '',
    suggestions: cities,
    onChange: () => undefined,
    onChoose: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Location' });
    await userEvent.type(box, 'au');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.type(box, 's');
    await userEvent.click(canvas.getByRole('option', { name: /Austin, TX/ }));
    await expect(box).toHaveValue('Austin, TX');
    await expect(args.onChoose).toHaveBeenCalledWith('Austin, TX');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('combobox');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Aurora, CO');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Augusta, GA');
    await expect(args.onChoose).toHaveBeenCalledWith('Augusta, GA');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('Augusta, GA');
  },
};

export const NothingFits: Story = {
  args: { value: 'Atlantis' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};
