import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { CheckboxGroup } from '../checkbox/checkbox';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Popover } from './popover';
import { popoverDocs } from './popover.docs';

const onApply = fn();

const specialties = [
  { value: 'sales-tax', label: 'Sales Tax' },
  { value: 'forensic', label: 'Forensic Accounting' },
  { value: 'payroll', label: 'Payroll Services' },
] as const;

function Specialties() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <div style={{ minHeight: 320 }}>
      <Popover label="Choose specialties" trigger={chosen.length > 0 ? `Specialties (${chosen.length})` : 'Specialties'}>
        {(close) => (
          <Stack>
            <CheckboxGroup label="Specialties" hideLabel options={specialties} value={chosen} onChange={setChosen} />
            <Button
              size="small"
              onClick={() => {
                onApply(chosen);
                close();
              }}
            >
              Apply
            </Button>
          </Stack>
        )}
      </Popover>
    </div>
  );
}

const meta = {
  title: 'Actions/Popover',
  component: Popover,
  tags: ['new'],
  parameters: { guide: popoverDocs },
  args: { trigger: 'Share', label: 'Share this article', children: <Text>Anyone with the link can read it.</Text> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('dialog', { name: 'Share this article' })).toHaveFocus();
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Keyboard: Story = {
  render: () => <Specialties />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Sales Tax' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onApply).toHaveBeenLastCalledWith(['sales-tax']);
    const button = canvas.getByRole('button', { name: 'Specialties (1)' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = {
  render: () => <Specialties />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Specialties' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const Disabled: Story = { args: { disabled: true } };
