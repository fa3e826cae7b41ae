import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../button/button';
import { Inline, Stack } from '../layout/layout';
import { StepProgress } from './step-progress';

const guide: ComponentDocs = {
  purpose: 'Where someone is in a series of steps.',
  use: ['The quiz and other wizards of three steps or more.'],
  avoid: [
    ['Something works by itself', 'Spinner'],
    ['How complete a profile is', 'the completeness meter'],
  ],
  content: [
    '‘Step n of 9’ and whole percent: the first step is 0 %, the last is 100 %. Without percent the bar is filled up to the step shown.',
  ],
  strings: ['Step n of 9'],
  screenReader: [
    'A progress bar whose value is read as ‘Step 3 of 9, 25% complete’.',
    'Move the focus to the step’s heading when it changes.',
  ],
};

const meta = {
  title: 'Content/StepProgress',
  component: StepProgress,
  tags: ['new'],
  parameters: { guide },
  args: { step: 3, total: 9, label: 'Matching quiz' },
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Matching quiz' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Step 3 of 9, 25% complete');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <StepProgress step={1} total={9} label="First" />
      <StepProgress step={5} total={9} label="Half way" title="When do you want to start?" />
      <StepProgress step={9} total={9} label="Last" />
      <StepProgress step={2} total={3} label="Without percent" title="Your profile" hidePercent />
      <div style={{ maxWidth: 280 }}>
        <StepProgress
          step={8}
          total={9}
          label="Long name"
          title="Anything special that the professional has to know before the first call"
        />
      </div>
    </Stack>
  ),
};

export const WithoutPercent: Story = {
  args: { step: 1, total: 3, label: 'Your listing', hidePercent: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your listing' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  },
};

function Wizard() {
  const [step, setStep] = useState(1);
  return (
    <Stack>
      <StepProgress step={step} total={3} label="Sign-up" />
      <Inline justify="between">
        <Button variant="secondary" disabled={step === 1} onClick={() => setStep(step - 1)}>
          Previous
        </Button>
        <Button disabled={step === 3} onClick={() => setStep(step + 1)}>
          Next
        </Button>
      </Inline>
    </Stack>
  );
}

export const Moves: Story = {
  render: () => <Wizard />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Step 2 of 3')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  },
};
