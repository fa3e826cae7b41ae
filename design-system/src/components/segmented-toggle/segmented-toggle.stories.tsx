import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedToggle, type SegmentedToggleProps } from './segmented-toggle';
import { segmentedToggleDocs } from './segmented-toggle.docs';

function Controlled(props: SegmentedToggleProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedToggle {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Forms/SegmentedToggle',
  component: SegmentedToggle<string>,
  tags: ['stable'],
  parameters: { guide: segmentedToggleDocs },
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
