import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { Field } from '../field/field';
import { Stack } from '../layout/layout';
import { TagInput } from './tag-input';

const Controlled = controlled(TagInput);

const guide: ComponentDocs = {
  purpose: 'A list of short entries of one’s own.',
  use: ['Certifications, languages.'],
  avoid: [['Only given options', 'MultiSelect or CheckboxGroup']],
  content: ['Help says how to separate them.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Comma, Enter', 'Adds what was typed'],
    ['Backspace in an empty box', 'Takes the last one away'],
  ],
  screenReader: ['A text box; what is added or removed is announced.'],
};

const meta = {
  title: 'Forms/TagInput',
  component: TagInput,
  tags: ['new'],
  parameters: { guide },
  args: { value: ['CPA'], onChange: fn(), placeholder: 'CPA, EA, CFP' },
  render: (args) => (
    <Field label="Certifications" optional help="Separate them with commas">
      <Controlled {...args} />
    </Field>
  ),
} satisfies Meta<typeof TagInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: /^Certifications/ });
    await userEvent.click(input);
    await userEvent.paste('EA, cpa,  CFP');
    await expect(args.onChange).toHaveBeenLastCalledWith(['CPA', 'EA', 'CFP']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove EA' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['CPA', 'CFP']);
    await expect(input).toHaveFocus();
  },
};

export const Keyboard: Story = {
  args: { value: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('CPA,');
    await userEvent.keyboard('Enrolled Agent{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['CPA', 'Enrolled Agent']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Enrolled Agent added');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['CPA']);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Field label="Empty">
        <Controlled {...args} value={[]} />
      </Field>
      <Field label="With an error" error="Enter at most 10 certifications">
        <Controlled {...args} value={['CPA', 'EA']} />
      </Field>
      <Field label="Disabled">
        <Controlled {...args} value={['CPA', 'EA']} disabled />
      </Field>
      <div style={{ maxWidth: 280 }}>
        <Field label="Long entries">
          <Controlled
            {...args}
            value={[
              'Certified International Tax Analyst with Distinction in Treaties',
              'Certified Management Accountant',
            ]}
          />
        </Field>
      </div>
    </Stack>
  ),
};
