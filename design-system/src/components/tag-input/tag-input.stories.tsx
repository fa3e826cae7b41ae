import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/field';
import { Stack } from '../layout/layout';
import { TagInput, type TagInputProps } from './tag-input';
import { tagInputDocs } from './tag-input.docs';

function Controlled({ onChange, ...props }: TagInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TagInput
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/TagInput',
  component: TagInput,
  tags: ['new'],
  parameters: { guide: tagInputDocs },
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
