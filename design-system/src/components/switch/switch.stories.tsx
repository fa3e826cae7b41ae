import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Switch, type SwitchProps } from './switch';

function Controlled(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onChange={setChecked} />;
}

const guide: ComponentDocs = {
  purpose: 'A setting that is on or off and takes effect at once.',
  use: ['Settings.'],
  avoid: [['It is sent with a form', 'Checkbox']],
  content: ['What being on means; help says for whom.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Space, Enter', 'Turns it'],
  ],
  screenReader: ['A switch with a name and a description.'],
};

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'Show my phone number',
    help: 'Only to clients you are in conversation with',
    checked: false,
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Show my phone number' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { checked: true, disabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
